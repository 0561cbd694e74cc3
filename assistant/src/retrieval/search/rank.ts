import type { Question } from '../../question/question';
import { cuesOf } from '../cues-of';
import { isForOthers } from '../lines/for-others';
import type { Fragment, PreparedPost } from '../prepared';

export interface Ranked {
  fragment: Fragment;
  score: number;
  /** Share of the question's words, rare ones counting more, that the fragment has: 0 to 1. */
  coverage: number;
}

/** Weight of an action or tool that both name, as that of a word in a fifth of the sentences. */
const actionWeight = 1.4;
const toolWeight = 1.6;

/** A word that the post lacks may be but another word for one that it has. */
const unknownShare = 0.6;

/**
 * The sentences of the post that share words, actions or tools with a question, best first. Sentences
 * that are not fit to be shown are left out.
 */
export function rankFragments(post: PreparedPost, question: Question): readonly Ranked[] {
  const known = rankings.get(question);
  if (known?.post === post) return known.ranked;
  const ranked = rank(post, question);
  rankings.set(question, { post, ranked });
  return ranked;
}

/** The same by fragment; what shares nothing with the question is not in it. */
export const ranksByFragment = (
  post: PreparedPost,
  question: Question,
): ReadonlyMap<Fragment, Ranked> =>
  new Map(rankFragments(post, question).map((each) => [each.fragment, each]));

/** Several intents look at the same ranking; it goes with its question. */
const rankings = new WeakMap<Question, { post: PreparedPost; ranked: readonly Ranked[] }>();

function rank(post: PreparedPost, question: Question): Ranked[] {
  const { searched, actions, tools, language } = question;
  const cues = cuesOf(post.language);
  const isSame = language === post.language;
  const rarest = unknownShare * Math.log(1 + post.fragments.length);
  const weigh = (stem: string) => (post.index.has(stem) ? post.index.idf(stem) : rarest);
  const asked = [...searched].reduce((sum, stem) => sum + weigh(stem), 0);
  const signs = [
    ...[...actions].map((action) => ({ cue: cues.actions[action], weight: actionWeight })),
    ...[...tools].map((tool) => ({ cue: cues.tools[tool], weight: toolWeight })),
  ];
  const signTotal = isSame ? 0 : signs.reduce((sum, { weight }) => sum + weight, 0);
  return post.fragments
    .flatMap((fragment, place) => {
      if (fragment.isUnfit || isForOthers(fragment, question, post)) return [];
      const words = post.index.score(place, searched);
      const signed = signs
        .filter(({ cue }) => cue.test(fragment.folded) || cue.test(fragment.topic))
        .reduce((sum, { weight }) => sum + weight, 0);
      if (words + signed === 0) return [];
      const own = new Set([...fragment.stems, ...fragment.topicStems]);
      const shared = [...searched].filter((stem) => own.has(stem));
      const sum = shared.reduce((total, stem) => total + weigh(stem), 0) + (isSame ? 0 : signed);
      const total = asked + signTotal;
      return [{ fragment, score: words + signed * 0.5, coverage: total === 0 ? 0 : sum / total }];
    })
    .toSorted((a, b) => b.score - a.score);
}
