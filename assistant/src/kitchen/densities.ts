import type { Citation } from './citation';
import { type Form, formWords, isForm } from './densities/forms';
import { pieceWeights } from './densities/pieces';
import { produceWeights, weights } from './densities/weights';
import { type Food, findFood } from './foods';
import { rowsOf } from './table';
import type { Language } from '../language/languages';
import { isUnit, type Unit, unitFacts } from './units/facts';

export interface Density {
  gramsPerMl: number;
  citation: Citation;
}

interface Weighed extends Density {
  form: Form | null;
}

const citationOf = (name: string): Citation => ({
  title: `USDA FoodData Central, SR Legacy: ${name}`,
  url: `https://fdc.nal.usda.gov/food-search?type=SR%20Legacy&query=${encodeURIComponent(name)}`,
});

function weighedOf([, grams, measure = '', form = '', name = '']: string[]): Weighed {
  const millilitres = isUnit(measure) ? unitFacts[measure].size : null;
  if (!millilitres || (form !== '' && !isForm(form))) throw new Error(`no weight of ${name}`);
  return {
    gramsPerMl: Number(grams) / millilitres,
    citation: citationOf(name),
    form: form === '' ? null : form,
  };
}

const read = new Map<string, readonly Weighed[]>();

/** The weights of each food, by its id; read at the first use. */
export function allWeights(): ReadonlyMap<string, readonly Weighed[]> {
  if (read.size === 0) {
    for (const row of [...rowsOf(weights), ...rowsOf(produceWeights)]) {
      const id = row[0] ?? '';
      read.set(id, [...(read.get(id) ?? []), weighedOf(row)]);
    }
  }
  return read;
}

function hasForm(text: string, form: Form): boolean {
  const words = text.slice(0, 300).toLowerCase();
  return formWords[form].split(' ').some((word) => words.includes(word));
}

/**
 * What a food weighs by volume, of a food or of a text that names one, whose words on its form
 * ("packed", "sliced") count; null where no figure is cited. Without a language all are tried.
 */
export function densityOf(subject: Food | string, language?: Language): Density | null {
  const food = typeof subject === 'string' ? findFood(subject, language) : subject;
  const rows = (food && allWeights().get(food.id)) ?? [];
  const text = typeof subject === 'string' ? subject : '';
  const row = rows.find(({ form }) => form !== null && hasForm(text, form));
  const usual = rows.find(({ form }) => form === null);
  const { gramsPerMl, citation } = row ?? usual ?? rows[0] ?? {};
  return gramsPerMl !== undefined && citation ? { gramsPerMl, citation } : null;
}

/**
 * What one of a food weighs, in grams: a stick of butter, a clove of garlic, a large egg (`unit`
 * null: counted). Null where no figure is cited.
 */
export function weightOfOne(
  food: Food,
  unit: Unit | null,
): { grams: number; citation: Citation } | null {
  const wanted = unit === 'piece' ? '' : (unit ?? '');
  const row = rowsOf(pieceWeights).find(([id, , each]) => id === food.id && each === wanted);
  const [, grams, , name = ''] = row ?? [];
  return grams === undefined ? null : { grams: Number(grams), citation: citationOf(name) };
}
