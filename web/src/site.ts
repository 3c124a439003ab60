// Whether this page is a website of files only, where Python runs in the browser; see docs/site.md.

/** The build of the website marks the page; a server's page has no such mark. */
export const isSite = document.documentElement.dataset.site !== undefined;
