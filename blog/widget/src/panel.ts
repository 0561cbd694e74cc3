export { makePanel } from './panel/panel';
