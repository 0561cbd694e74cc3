import { lightCues, swapCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import type { Question } from '../../question/question';

/** What shall be replaced and, where the reader says it, by what; folded words of the question. */
export interface Replacement {
  food: string | null;
  by: string | null;
  isOmission: boolean;
  /** Less of it shall be taken: nothing takes its place. */
  isLess: boolean;
}

/** What a question wants replaced, left out or lessened. */
export function replacementIn({ cues, folded, language }: Question): Replacement {
  const { unnamed, less, dried, fresh, other, only } = swapCues[language];
  const isLess = less.test(folded);
  // "Use something else instead" and "use fresh" name no food.
  const named = (text: string | undefined) => {
    const rest = text?.replace(unnamed, '').replace(dried, '').replace(fresh, '').trim();
    return text === undefined || rest === '' || other.test(text) || isLight(text) ? null : text;
  };
  // "What do I take instead?" takes nothing by name.
  const isLight = (text: string) =>
    words(text, language).every(
      ({ text: word, isStop }) => isStop || lightCues[language].test(fold(word)),
    );
  for (const pattern of cues.omit) {
    const food = named(pattern.exec(folded)?.groups?.['food']);
    if (food !== null) return { food, by: null, isOmission: true, isLess };
  }
  for (const pattern of cues.replace) {
    const groups = pattern.exec(folded)?.groups;
    const food = named(groups?.['food']);
    const by = named(groups?.['by']);
    if (food === null && by === null) continue;
    const alone = only.exec(folded)?.groups ?? {};
    const offered = food !== null && by === null ? (alone['by'] ?? alone['held']) : by;
    return { food, by: named(offered ?? undefined), isOmission: false, isLess };
  }
  const { by, held, food } = only.exec(folded)?.groups ?? {};
  return { food: named(food), by: named(by ?? held), isOmission: false, isLess };
}
