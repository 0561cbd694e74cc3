/** Writes a text under a name in the build's folder; answers the name. */
export type Write = (name: string, text: string) => string;

/** A URL path as a file name: `/` is `index`, `*` is `any`. */
export const fileName = (url: string): string =>
  url === '*' ? 'any' : url.replace(/^\//, '') || 'index';
