export { type Coding, codings } from './codings';
export type { PageOptions } from './page/page-options';
export { promote, registryFile, rollBack } from './registry/registry';
export { composeSite } from './site/site';
export { namePattern } from './store/build';
export type { Release, ReleaseFile } from './store/release';
export { openFiles } from './store/release-files';
export { openStore, publish, type Store } from './store/store';
