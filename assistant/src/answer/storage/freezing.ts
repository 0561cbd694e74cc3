import { dishKindsIn } from '../../knowledge/dish-kinds';
import { questionWords, shortCues } from '../../language/cues/tables';
import { namingWords } from '../../language/naming-words';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import { isBeside, mentions } from '../../retrieval/lines/told';
import type { Answerer, Ask } from '../draft';
import { lineDraft } from '../lines/lines';

/**
 * "Does this cake freeze well?": the sentence beside the recipe that speaks of freezing. Null where more
 * than freezing the dish is asked, or where a step freezes it and may be meant.
 */
export const freezing: Answerer = (ask) => {
  const { question, post } = ask;
  const { freeze } = cuesOf(post.language).actions;
  if (!isOnFreezing(ask) || post.steps.some(({ actions }) => actions.has('freeze'))) return null;
  const others = namedBeside(ask);
  const told = post.fragments.filter(
    ({ kind, isUnfit, folded, stems }) =>
      isBeside(kind) &&
      !isUnfit &&
      freeze.test(folded) &&
      others.every((stem) => stems.includes(stem)),
  );
  const isTime = questionWords[question.language].howLong.test(question.folded);
  const fitting = told.filter(({ durations }) => !isTime || durations.length > 0);
  // "Put the slices into the freezer for 15 minutes before you fry them" is work.
  const line = fitting.find(mentions(shortCues[post.language].keep)) ?? fitting[0];
  return line === undefined ? null : { ...lineDraft(ask, line), intent: 'storage' };
};

function isOnFreezing({ question }: Ask): boolean {
  const { intents, actions, cues, folded, language, group, isFollowUp, stems } = question;
  // "And frozen ones?" varies what was asked before.
  if (isFollowUp && stems.length <= 1) return false;
  return (
    intents.has('storage') &&
    !intents.has('substitution') &&
    !intents.has('temperature') &&
    group === null &&
    actions.has('freeze') &&
    actions.size === 1 &&
    !cues.reheat.test(folded) &&
    !shortCues[language].why.test(folded)
  );
}

/** What the question names beside freezing and the dish, which "the loaf" and "the cake" both are. */
function namedBeside({ question, post }: Ask): string[] {
  const { language, folded, cues } = question;
  const rest = [shortCues[language].keep, cues.actions.freeze, cues.places.freezer].reduce(
    (text, cue) => text.replace(cue, ' '),
    folded,
  );
  const { title } = post.post;
  const titled = new Set(words(title, post.language).map(({ stem }) => stem));
  const kinds = dishKindsIn(title, post.language);
  const isDish = (stem: string, text: string) =>
    !post.ingredients.some(({ stems }) => stems.includes(stem)) &&
    (titled.has(stem) || [...dishKindsIn(text, language)].some((kind) => kinds.has(kind)));
  return namingWords(rest, language)
    .filter(({ text, stem }) => !isDish(stem, text))
    .map(({ stem }) => stem);
}
