import { foodName } from '../../kitchen/foods';
import { mannerCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import type { Ask } from '../draft';
import { stemsOfActions } from './relevance';

const leastShare = 0.5;

/** Nothing but a time, as cards have them. */
const isFigure = ({ durations: [first], folded }: Fragment) =>
  first !== undefined && folded.length - (first.end - first.start) < 4;

/**
 * The text beside the recipe that is about the very case asked for ("boneless ones need 20 minutes"):
 * it has a word of the question that no step and no ingredient has.
 * @param fits whether a sentence and the one after it can answer
 */
export function ownCase(
  ask: Ask,
  fits: (sentences: readonly Fragment[]) => boolean,
): Fragment | null {
  const { question, post } = ask;
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const done = stemsOfActions(ask, new Set(post.steps.flatMap(({ actions }) => [...actions])));
  // "Put" and "minutes" make no case of their own.
  const { add: light } = mannerCues[question.language];
  const lightStems = new Set(
    words(question.text, question.language)
      .filter(({ text }) => {
        const folded = fold(text);
        return shortCues[question.language].time.test(folded) || light.test(folded);
      })
      .map(({ stem }) => stem),
  );
  // "Comté" is Gruyère elsewhere: the reader does not ask for that.
  const usual = new Set(
    question.ingredients
      .flatMap(({ food }) =>
        food === null ? [] : words(foodName(food, post.language), post.language),
      )
      .map(({ stem }) => stem)
      .filter((stem) => !question.stems.includes(stem)),
  );
  const own = [...question.searched].filter(
    (stem) =>
      post.index.has(stem) &&
      !lightStems.has(stem) &&
      !done.has(stem) &&
      !usual.has(stem) &&
      !title.has(stem) &&
      !post.steps.some(({ stems }) => stems.has(stem)) &&
      !post.ingredients.some(({ stems }) => stems.includes(stem)),
  );
  if (own.length === 0) return null;
  const { keep } = shortCues[post.language];
  const { freeze } = cuesOf(post.language).actions;
  const isFrozen = question.cues.actions.freeze.test(question.folded);
  const weigh = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + Math.max(post.index.idf(stem), least), 0);
  const total = weigh([...question.searched]);
  const scored = rankFragments(post, question).flatMap(({ fragment }) => {
    const { kind, section, number, stems, topicStems } = fragment;
    if ((kind !== 'body' && kind !== 'note') || isFigure(fragment)) return [];
    if (!own.some((stem) => stems.includes(stem) || topicStems.includes(stem))) return [];
    const place = post.fragments.indexOf(fragment);
    const next = post.fragments[place + 1];
    // What stands first under a heading that asks the same is its answer.
    const isFirst = post.fragments[place - 1]?.section !== section;
    const sentences =
      next?.section === section && next.number === number ? [fragment, next] : [fragment];
    const isOfKeeping = sentences.some(
      ({ folded }) => keep.test(folded) || (!isFrozen && freeze.test(folded)),
    );
    if ((isOfKeeping && !question.intents.has('storage')) || !fits(sentences)) return [];
    const shown = new Set(sentences.flatMap((each) => [...each.stems, ...each.topicStems]));
    const share = weigh([...question.searched].filter((stem) => shown.has(stem))) / total;
    if (share < leastShare) return [];
    const inTopic = weigh([...question.searched].filter((stem) => topicStems.includes(stem)));
    return [{ fragment, share: share + (inTopic / total >= leastShare && isFirst ? 1 : 0) }];
  });
  return scored.toSorted((a, b) => b.share - a.share)[0]?.fragment ?? null;
}

/** Weight of a word that the post has not. */
const least = 1;
