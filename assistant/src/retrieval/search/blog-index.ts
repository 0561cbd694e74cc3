import type { RelatedPost } from '@cpal/shared/contract/assistant/assistant';
import type { BlogIndex } from '../../answer/reply';
import { type Language, languageOf } from '../../language/languages';
import { words } from '../../language/words';
import type { Post } from '../../post/post';
import { indexOf } from './bm25';

/** As much of an ingredient's list or text as says what a post is about. */
const mostWords = 400;
/** A word of the title says more than one of the list. */
const titleWeight = 3;

/** What a blog's index has of one post. */
export interface IndexEntry {
  shown: RelatedPost;
  language: Language;
  stems: readonly string[];
}

/** Takes from a post what related ones are found by: title, ingredients, the headings around. */
export function indexEntry({
  url,
  title,
  image,
  language: written,
  recipe,
  passages,
}: Post): IndexEntry {
  const language = languageOf(written ?? '') ?? 'en';
  const stemsOf = (text: string) =>
    words(text, language)
      .filter(({ isStop, text: word }) => !isStop && !/^\d/.test(word))
      .map(({ stem }) => stem);
  const items = (recipe?.ingredients ?? []).map(({ item }) => item).join(', ');
  const around = passages.map(({ heading }) => heading ?? '').join(', ');
  const ofTitle = stemsOf(title);
  return {
    shown: { title, url, image },
    language,
    stems: [
      ...Array.from({ length: titleWeight }, () => ofTitle).flat(),
      ...stemsOf(`${items}, ${around}`).slice(0, mostWords),
    ],
  };
}

/** Indexes the posts of a blog, of which the entries were taken, for "other recipes". */
export function blogIndexOf(entries: readonly IndexEntry[]): BlogIndex {
  const index = indexOf(entries.map(({ stems }) => stems));
  const posts = entries.map(({ shown }) => shown);
  const language = entries[0]?.language ?? 'en';
  return {
    find: (text, without, most) => {
      const asked = words(text.slice(0, 500), language).filter(({ isStop }) => !isStop);
      const stems = new Set(asked.map(({ stem }) => stem));
      return posts
        .map((post, place) => ({ post, score: index.score(place, stems) }))
        .filter(({ post, score }) => score > 0 && post.url !== without)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, most)
        .map(({ post }) => post);
    },
    others: (without, most) => posts.filter(({ url }) => url !== without).slice(0, most),
  };
}

/** As `blogIndexOf`, of few posts that are all at hand. */
export const buildBlogIndex = (posts: readonly Post[]): BlogIndex =>
  blogIndexOf(posts.map(indexEntry));
