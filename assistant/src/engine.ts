export { greet, spokenLanguage } from './answer/greet';
export { type ReplyOptions, reply } from './answer/reply-to';
export type { Affiliate, BlogIndex, House, Intent, Reply, Setting } from './answer/reply';
export { suggestions } from './answer/suggestions';
export { languages } from './language/languages';
export { type Memory, newMemory } from './question/memory';
export { blogIndexOf, buildBlogIndex, type IndexEntry, indexEntry } from './retrieval/blog-index';
export { prepare } from './retrieval/prepare';
export type { PreparedPost } from './retrieval/prepared';
