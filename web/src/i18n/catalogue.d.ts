/** The words of one language: all its catalogues that a page may need, one after the other, without comments. */
declare module "virtual:catalogue/*" {
  const text: string;
  export default text;
}
