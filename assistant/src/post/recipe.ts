import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import type { Language } from '../language/languages';
import type { Draft, Line } from './draft';
import { minutesOf } from './lines/duration';
import { ingredientOf } from './lines/ingredient';
import { withPrefixedParts } from './lines/prefixed';
import { yieldOf } from './lines/yield';
import { cut, oneLine } from './page/text';
import { groupName, withoutNumber } from './sections/lines';

const most = {
  ingredients: 150,
  steps: 120,
  step: 1500,
  notes: 60,
  note: 800,
  few: 30,
  short: 120,
};

const texts = (values: readonly string[], count: number, length: number): string[] =>
  [...new Set(values.map((value) => cut(oneLine(value), length)).filter(Boolean))].slice(0, count);

// "For the glaze:", and as some write it in plain text: "**Glaze**", "## Glaze", "--- Glaze ---".
const label = /^(?:[^\d½⅓⅔¼¾]{2,}[:：]|(?:\*\*|#{1,4}\s|={2,}|-{2,})[^\d½⅓⅔¼¾]{2,})$/u;

const isLabel = ({ text }: Line): boolean => text.length <= 60 && label.test(text);

const labelName = (text: string): string | null =>
  groupName(text.replace(/^[*#=\s-]+|[*#=\s-]+$/g, ''));

/** A line such as "For the glaze:" among others names the group of those below it. */
function grouped(lines: readonly Line[]): Line[] {
  let group: string | null = null;
  return lines.flatMap((line) => {
    if (isLabel(line)) group = labelName(line.text);
    return isLabel(line) ? [] : [{ ...line, group: line.group ?? group }];
  });
}

/** Turns what was published into what the assistant knows. */
export function recipeOf(draft: Draft, title: string, language: Language | null): Recipe {
  const steps = grouped(draft.steps)
    .map(({ text, group }) => ({ text: cut(withoutNumber(oneLine(text)), most.step), group }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, most.steps);
  return {
    name: cut(draft.name ?? title, most.short),
    yield: yieldOf(draft.yields, language),
    times: {
      prep: minutesOf(draft.times.prep),
      cook: minutesOf(draft.times.cook),
      total: minutesOf(draft.times.total),
    },
    ingredients: grouped(withPrefixedParts(draft.ingredients))
      .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      .slice(0, most.ingredients)
      .map(({ text, group }) => ingredientOf(text, group && cut(group, most.short), language)),
    steps: steps.map((step, index) => ({ number: index + 1, ...step })),
    notes: texts(draft.notes, most.notes, most.note),
    equipment: texts(draft.equipment, most.few, most.short),
    nutrition: draft.nutrition.slice(0, most.few).map(({ name, value }) => ({
      name: cut(name, most.short),
      value: cut(value, most.short),
    })),
  };
}
