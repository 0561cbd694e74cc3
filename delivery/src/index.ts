export { openStore, publish, type Store } from './store/store';
export type { Build } from './store/build';
export type { Release, ReleaseFile } from './store/release';
export { promote, readRegistry, type Registry } from './registry/registry';
