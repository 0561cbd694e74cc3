import figtree from './files/figtree.woff2';
import fraunces from './files/fraunces.woff2';

/** The addresses of the fonts that every page shows: a page names them before a browser has read its styles. */
export const preloadedFonts = [figtree, fraunces];
