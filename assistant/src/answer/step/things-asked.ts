import { shortCues } from '../../language/cues/tables';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask } from '../draft';

const stemsOf = (text: string, language: Language) =>
  new Set(
    words(text, language)
      .filter(({ isStop, text: word }) => !isStop && word.length > 2)
      .map(({ stem }) => stem),
  );

/** Of the rare words of a thing's name this share has to be there. */
const leastOfThing = 0.6;

function shareIn({ post }: Ask, asked: ReadonlySet<string>, { stems }: Fragment): number {
  const rarest = Math.log(1 + post.fragments.length);
  const weigh = (stem: string) => (post.index.has(stem) ? post.index.idf(stem) : rarest);
  const sum = (list: readonly string[]) => list.reduce((all, stem) => all + weigh(stem), 0);
  const total = sum([...asked]);
  return total === 0 ? 0 : sum([...asked].filter((stem) => stems.includes(stem))) / total;
}

/** Whether a sentence is about what the reader may need: "do I need a jam funnel?". */
export function namesNeeded(ask: Ask): (fragment: Fragment) => boolean {
  const { question, post } = ask;
  const found = shortCues[question.language].must.exec(question.folded);
  if (found === null || question.language !== post.language) return () => false;
  const asked = stemsOf(question.folded.slice(found.index + found[0].length), post.language);
  return (fragment) => shareIn(ask, asked, fragment) >= leastOfThing;
}
