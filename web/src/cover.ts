/** Takes away the poster that the page brings along: the screen itself is there now. */
export const uncover = (): void => document.getElementById("cover")?.remove();
