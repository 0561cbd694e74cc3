import type { CuedIntent } from '../language/cues/cues';
import { shortCues } from '../language/cues/short';
import type { Fragment } from '../retrieval/prepared';
import { words } from '../language/words';
import { mayLack } from '../question/may-lack';
import type { Answerer, Ask } from './draft';
import { quotedFragment } from './quoted-fragment';

/** These are worked out or have fixed words, whatever heading is like them. */
const others: readonly CuedIntent[] = [
  'convert',
  'scale',
  'amount',
  'diet',
  'nutrition',
  'related',
];

/** Shares of the question and of the heading that the other has, as one figure. */
const least = 0.6;
const leastWords = 2;

/** A heading of the post that asks what the reader asks: what stands below it is the author's answer. */
export const askedThere: Answerer = (ask) => {
  const { question, post } = ask;
  if (question.language !== post.language || others.some((each) => question.intents.has(each))) {
    return null;
  }
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const asked = question.stems.filter((stem) => !title.has(stem));
  if (asked.length < leastWords) return null;
  const { why } = shortCues[post.language];
  const asksWhy = why.test(question.folded);
  const scored = post.fragments.map((fragment, place) => {
    const isFirst = post.fragments[place - 1]?.section !== fragment.section;
    const isAsked = /[?\uff1f]$/u.test(fragment.topic.trim());
    // "Why dry shake?" is not asked by "how long do I shake it dry?".
    const isOther = why.test(fragment.topic) && !asksWhy;
    const isForOthers = fragment.lacked.length > 0 && !mayLack(question);
    const fits = isFirst && isAsked && !isOther && !isForOthers && !fragment.isUnfit;
    return { fragment, score: fits ? likeness(ask, asked, fragment, title) : 0 };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= least
    ? { ...quotedFragment(ask, best.fragment, 3), intent: 'step' }
    : null;
};

function likeness(
  { post }: Ask,
  asked: readonly string[],
  { topicStems }: Fragment,
  title: ReadonlySet<string>,
): number {
  const topic = topicStems.filter((stem) => !title.has(stem));
  const shared = asked.filter((stem) => topic.includes(stem));
  const weigh = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + (post.index.has(stem) ? post.index.idf(stem) : unknown), 0);
  return shared.length === 0 ? 0 : (2 * weigh(shared)) / (weigh(asked) + weigh(topic));
}

/** Weight of a word that the post has not, such as another verb for the same. */
const unknown = 1;
