import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { ranksByFragment } from '../../retrieval/search/rank';
import { isTold } from '../../retrieval/lines/told';
import type { Ask } from '../draft';
import { namesNeeded } from './things-asked';
import { sized } from '../amount/vessels';

/** Which one, of what size: neither whether it is needed nor what else would do. */
export const isOfKind = ({ question: { folded, language, intents } }: Ask) => {
  const { lack, fine, must } = shortCues[language];
  return !intents.has('substitution') && ![lack, fine, must].some((cue) => cue.test(folded));
};

/** The sentence of the post on the tools that the question names, those of a heading on it first. */
export function toolFragment(ask: Ask): Fragment | null {
  const { question, post } = ask;
  const cues = cuesOf(post.language);
  const names = (folded: string) =>
    [...question.tools].some((tool) => cues.tools[tool].test(folded));
  const listed = post.recipe?.equipment ?? [];
  // "No machine?" is about the ice cream machine of the list.
  const heads = new Set(
    listed
      .filter((item) => names(fold(item)))
      .flatMap((item) => words(item, post.language).filter(({ isStop }) => !isStop))
      .map(({ stem }) => stem),
  );
  const lacks = shortCues[question.language].lack.test(question.folded);
  const asksKind = isOfKind(ask);
  const hasHead = (stems: readonly string[]) => stems.some((stem) => heads.has(stem));
  const ranks = ranksByFragment(post, question);
  const { lack } = shortCues[post.language];
  const isNeeded = namesNeeded(ask);
  const firstStep = post.fragments.find(
    ({ kind, folded }) => kind === 'step' && names(folded),
  )?.section;
  const scoreOf = (fragment: Fragment): number => {
    if (!isTold(fragment)) return 0;
    const isHeaded = names(fragment.topic);
    const isNamed = names(fragment.folded);
    const isWithout = lack.test(fragment.topic);
    const byHead = hasHead(fragment.topicStems) ? (lacks && isWithout ? 2.5 : 1.5) : 0;
    const of = (isHeaded ? 2 : byHead) + (isNamed ? 1.5 : 0) + (isNeeded(fragment) ? 3 : 0);
    if (of === 0) return 0;
    const isInstead = lacks && isNamed && lack.test(fragment.folded);
    // "No skillet?" tells those who have one nothing.
    const isForOthers = asksKind && isWithout;
    const isFirst = asksKind && fragment.section === firstStep;
    const isSized = asksKind && sized.test(fragment.folded);
    const isInventory = fragment.text.split(/[;,、]/).every((part) => listed.includes(part.trim()));
    return (
      of +
      (isSized ? 2 : 0) +
      (isInstead ? 1.5 : 0) +
      (isFirst ? 1 : 0) -
      (isForOthers ? 3 : 0) +
      (ranks.get(fragment)?.coverage ?? 0) -
      (isInventory ? 3 : 0) -
      (fragment.kind === 'step' ? 1 : 0)
    );
  };
  const scored = post.fragments
    .map((fragment) => ({ fragment, score: scoreOf(fragment) }))
    .filter(({ score }) => score !== 0)
    .toSorted((a, b) => b.score - a.score);
  return scored[0]?.fragment ?? null;
}
