export { openStore, publish, type Store } from './store/store';
export type { Release } from './store/release';
export { promote, rollBack } from './registry/registry';
export { Refusal } from './refusal';
