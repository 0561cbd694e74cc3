export { type Coding, codings } from './codings';
export type { PageOptions } from './page/page-options';
export { type PolicyOptions } from './page/security-headers';
export { promote, rollBack, setPageOptions, withdraw } from './registry/changes';
export { prepare } from './registry/prepare';
export { repair } from './registry/repair';
export { retire } from './registry/retire';
export { findEntry, readRegistry, readSnapshot, type Registry } from './registry/registry';
export {
  latestAfter,
  listEnvironments,
  listSnapshots,
  requireEnvironment,
  snapshotPath,
} from './registry/snapshots';
export { isComposedWith, isEmpty } from './registry/composed-with';
export { readStoreSettings, storeFailures, storeFields, storeMatch, storePlace } from './settings';
export { documentHeaders } from './site/document-headers';
export { readDocument } from './site/read-document';
export type { SharedRelease } from './site/chosen';
export { readSite } from './site/site';
export type { SiteDocument, Widget } from './site/table';
export { filesUrl, type Release, type ReleaseFile, releaseUrl } from './store/release';
export { openFiles, type StoredFile } from './store/release-files';
export { loaderScript } from './widget/widget';
export { toAddressPattern } from './store/address';
export { makeStore, openMadeStore, openStore } from './store/open-store';
export { readContent } from './store/contents';
export { toDigest } from './store/integrity';
export { publish } from './store/publish';
export type { Store } from './store/store';
