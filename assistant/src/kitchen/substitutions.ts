import type { Language } from '../language/languages';
import type { Citation } from './citation';
import { citations, isCitation } from './citations';
import { type Food, foodById, type Trait } from './foods';
import { dairyWays } from './substitutions/dairy-ways';
import { pantryWays } from './substitutions/pantry';
import { remarks } from './substitutions/remarks';
import { ways } from './substitutions/ways';
import { rowsOf } from './table';
import { isUnit, type Unit } from './units/facts';

/** So much of a food; counted where there is no unit. */
export interface Part {
  amount: number;
  unit: Unit | null;
  food: Food;
}

export interface Substitute {
  /** How much of the food it takes the place of. */
  instead: Part;
  /** What to take; amounts hold for that of `instead`. */
  parts: readonly Part[];
  /** What changes, a clause without a full stop, in each language. */
  remark: Readonly<Record<Language, string>>;
  citation: Citation;
  /** The same food in another form: dried herbs for fresh ones. */
  form: 'dried' | 'fresh' | null;
}

function partOf(text: string): Part {
  const words = text.trim().split(' ');
  const [amount = '', unit = ''] = words;
  const food = foodById(words.at(-1) ?? '');
  if (!food) throw new Error(`no food in ${text}`);
  return { amount: Number(amount), unit: isUnit(unit) ? unit : null, food };
}

function remarkOf(key: string): Readonly<Record<Language, string>> {
  const [, ...texts] = rowsOf(remarks).find(([id]) => id === key) ?? [];
  const [en, de, es, fr, it, pt, pl, ja] = texts;
  if (!en || !de || !es || !fr || !it || !pt || !pl || !ja) throw new Error(`no remark ${key}`);
  return { en, de, es, fr, it, pt, pl, ja };
}

function substituteOf([
  id = '',
  amount = '',
  take = '',
  key = '',
  source = '',
]: string[]): Substitute {
  if (!isCitation(source)) throw new Error(`no source for ${id}`);
  const instead = partOf(`${amount} ${id}`);
  const parts = take.startsWith('=')
    ? [partOf(`${amount} ${take.slice(1).trim()}`)]
    : take.split('+').map(partOf);
  const isForm = parts.some(({ food }) => food === instead.food);
  const form = isForm ? (key === 'fresh' ? 'fresh' : 'dried') : null;
  return { instead, parts, remark: remarkOf(key), citation: citations[source], form };
}

const read: Substitute[] = [];

/** All substitutes known, read at the first use. */
export function allSubstitutes(): readonly Substitute[] {
  if (read.length === 0)
    read.push(...[dairyWays, ways, pantryWays].flatMap(rowsOf).map(substituteOf));
  return read;
}

/**
 * What may take a food's place, the most usual first. `without`: traits that it must not bring, as a
 * diet asks.
 */
export function substitutesFor(food: Food, without: readonly Trait[] = []): Substitute[] {
  const isFree = ({ parts }: Substitute) =>
    parts.every(({ food: part }) => without.every((trait) => !part.has.has(trait)));
  return allSubstitutes().filter(
    (each) => each.instead.food === food && each.form === null && isFree(each),
  );
}
