/** How the site introduces itself: to browsers, search engines, link previews and home screens. */
export const site = {
  siteName: 'CPal',
  /** Of a page that has no description of its own. */
  description:
    'CPal answers your readers’ cooking questions from your own recipe posts, in your voice and in almost any language.',
  /** The colors of paper in the design's tokens. */
  themeColors: { light: '#fffaf4', dark: '#191412' },
  /** Behind the mark on home screens: the tokens' accent by day. */
  tileColor: '#b93a12',
  /** What the card of link previews shows, in words. */
  socialCardAlt:
    'CPal: your recipes, ready to answer every reader. A recipe on which CPal answers one.',
};
