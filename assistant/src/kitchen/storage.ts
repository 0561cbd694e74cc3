import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import type { Citation } from './citation';
import { citations, isCitation } from './citations';
import { findFoods } from './foods';
import { storageKinds } from './storage/kinds';
import { listOf, rowsOf } from './table';

/** From least to most; both the same where one figure is stated. */
export interface Span {
  least: number;
  most: number;
  unit: 'hour' | 'day' | 'week' | 'month';
}

export interface Storage {
  /** What kind of dish it was taken for, such as `soup`; `leftovers` where none fits better. */
  kind: string;
  room: Span | null;
  fridge: Span | null;
  /** For best quality; frozen food stays safe for longer. */
  freezer: Span | null;
  /** False: it loses its texture. */
  freezesWell: boolean;
  citation: Citation;
}

interface Kind {
  storage: Storage;
  words: Readonly<Record<string, readonly string[]>>;
}

const spanUnits = { h: 'hour', d: 'day', w: 'week', m: 'month' } as const;

function spanOf(cell: string): Span | null {
  const [, least, most, unit] = /^(\d+)(?:-(\d+))? ([hdwm])$/.exec(cell) ?? [];
  const name = Object.entries(spanUnits).find(([letter]) => letter === unit)?.[1];
  if (least === undefined || name === undefined) return null;
  return { least: Number(least), most: Number(most ?? least), unit: name };
}

function kindOf([
  kind = '',
  room = '',
  fridge = '',
  freezer = '',
  source = '',
  ...words
]: string[]) {
  if (!isCitation(source)) throw new Error(`no source of ${kind}`);
  const storage: Storage = {
    kind,
    room: spanOf(room),
    fridge: spanOf(fridge),
    freezer: spanOf(freezer),
    freezesWell: freezer !== 'no',
    citation: citations[freezer === 'no' ? 'freezingBadly' : source],
  };
  const named = languages.map((language, at) => [language, listOf(words[at]).map(fold)] as const);
  return { storage, words: Object.fromEntries(named) } satisfies Kind;
}

const read: Kind[] = [];

/** All kinds of dishes with a figure, read at the first use. */
export function storageTable(): readonly Kind[] {
  if (read.length === 0) read.push(...rowsOf(storageKinds).map(kindOf));
  return read;
}

const wordsIn = /[\p{L}\p{M}]+/gu;

/** German names end in what a dish is; Polish ones bend at the end; Japanese has no blanks. */
function names(title: string, word: string, language: Language): boolean {
  if (language === 'ja') return title.includes(word);
  const words = [...title.matchAll(wordsIn)].map(([each]) => each);
  if (word.includes(' ')) return ` ${words.join(' ')} `.includes(` ${word.replace("'", ' ')} `);
  if (language === 'de') return words.some((each) => each.endsWith(word));
  if (language === 'pl' && word.length > 4) {
    return words.some((each) => each.startsWith(word.slice(0, -1)));
  }
  return words.includes(word);
}

function byTitle(name: string, language: Language): Storage | null {
  const title = fold(name.slice(0, 200).toLowerCase());
  const fitting = storageTable().flatMap(({ storage, words }) => {
    const found = (words[language] ?? []).filter((word) => names(title, word, language));
    const isPhrase = found.some((word) => word.includes(' '));
    return found.length > 0 ? [{ storage, isPhrase }] : [];
  });
  return (fitting.find(({ isPhrase }) => isPhrase) ?? fitting[0])?.storage ?? null;
}

const ofKind = (kind: string) =>
  storageTable().find(({ storage }) => storage.kind === kind)?.storage ?? null;

function byIngredients(recipe: Recipe, language: Language): Storage | null {
  const foods = recipe.ingredients.flatMap(({ text }) =>
    findFoods(text, language).map(({ food }) => food),
  );
  const ids = new Set(foods.map(({ id }) => id));
  if (foods.some(({ has }) => has.has('meat'))) return ofKind('meat');
  if (foods.some(({ has }) => has.has('fish') || has.has('crustacean'))) return ofKind('fish');
  const isSweet = foods.some(({ has }) => has.has('sugar'));
  const isBaked = ids.has('baking-powder') || ids.has('baking-soda');
  return isSweet && isBaked && foods.some(({ has }) => has.has('starch')) ? ofKind('cake') : null;
}

/**
 * How long a dish keeps, by its kind as its name and then its ingredients tell it; for all that is
 * not known better, as leftovers do. `language` is the post's.
 */
export function storageOf(recipe: Recipe, language: Language = 'en'): Storage {
  const found = byTitle(recipe.name, language) ?? byIngredients(recipe, language);
  const usual = found ?? ofKind('leftovers');
  if (!usual) throw new Error('no storage of leftovers');
  return usual;
}
