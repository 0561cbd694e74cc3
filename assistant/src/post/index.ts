export type { Passage, Post } from './post';
export { readPost, type ReadPost } from './read-post';
export { readerVersion } from './reader-version';
