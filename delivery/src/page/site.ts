const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
  '<rect width="32" height="32" rx="8" fill="#b93a12"/>' +
  '<path d="M22.5 11.5a8 8 0 1 0 0 9" fill="none" stroke="#fffaf4" stroke-width="4" stroke-linecap="round"/>' +
  '</svg>';

/** What the document says about the site before any build has run. */
export const site = {
  title: 'CPal: the AI recipe assistant for food blogs',
  description:
    'CPal answers your readers’ cooking questions from your own recipe posts, in your voice and in almost any language.',
  /** The colours of paper in the design's tokens. */
  themeColors: { light: '#fffaf4', dark: '#191412' },
  icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
  noScript: 'CPal needs JavaScript to show this page. Please switch it on and load the page again.',
};
