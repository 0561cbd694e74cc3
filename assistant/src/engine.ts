export { greet, spokenLanguage } from './answer/greet';
export { fitsLink } from './answer/keywords';
export { chooseWithout } from './answer/confidence/choose';
export { probabilityOf } from './answer/confidence/confidence';
export { answererNames } from './answer/table';
export { weighCandidates } from './answer/confidence/weigh-candidates';
export { findGaps, type Gap } from './answer/proposed/gaps';
export { tierFor } from './answer/proposed/is-answered';
export { type ReplyOptions, reply } from './answer/reply-to';
export type { Affiliate, BlogIndex, House, Intent, OwnVoice, Reply, Setting } from './answer/reply';
export { suggestions } from './answer/proposed/suggestions';
export { voiceExamples } from './answer/voice-examples';
export { languageOf, languages } from './language/languages';
export { type Memory, newMemory } from './question/memory';
export {
  blogIndexOf,
  buildBlogIndex,
  type IndexEntry,
  indexEntry,
} from './retrieval/search/blog-index';
export { prepare } from './retrieval/prepare';
export type { PreparedPost } from './retrieval/prepared';
export { englishNames } from './safety/exclusions';
export { isSafeLabel } from './safety/is-safe-label';
