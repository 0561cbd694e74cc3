import { words } from '../language/words';
import type { Question } from '../question/question';
import type { PreparedPost } from '../retrieval/prepared';
import type { Draft } from './draft';
import type { House } from './reply';

/** So similar must two questions be that one answer serves both. */
const bar = 0.7;

/**
 * The blogger's own answer to the same question, by the stems that both have, rare ones counting
 * more; null where none is similar enough.
 */
export function houseAnswer(
  question: Question,
  post: PreparedPost,
  all: readonly House[],
): Draft | null {
  const weigh = (stem: string) => (post.index.has(stem) ? post.index.idf(stem) : rare);
  const asked = new Set(question.stems);
  const scored = all.map((house) => {
    const own = new Set(
      words(house.question, question.language)
        .filter(({ isStop }) => !isStop)
        .map(({ stem }) => stem),
    );
    const shared = summed(
      [...own].filter((stem) => asked.has(stem)),
      weigh,
    );
    const union = summed([...new Set([...own, ...asked])], weigh);
    return { house, score: union === 0 ? 0 : shared / union };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score < bar) return null;
  return {
    intent: 'other',
    text: best.house.answer,
    tier: 'house',
    sources: [{ kind: 'house', number: null, quote: best.house.question, url: null }],
  };
}

const rare = 4;

const summed = (stems: readonly string[], weigh: (stem: string) => number) =>
  stems.reduce((total, stem) => total + weigh(stem), 0);
