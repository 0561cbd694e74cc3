/* Runs at build, in Node: no front end imports it in the browser. */
export { renderAt } from './render-at';
export { renderRemote } from './render-remote';
export type { RenderedMarkup } from './rendered-page';
