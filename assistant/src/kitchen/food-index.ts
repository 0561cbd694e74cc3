import type { Language } from '../language/languages';
import type { Food } from './food';
import { type FoodWord, foodWords } from './food-words';

interface Entry {
  food: Food;
  words: readonly Pick<FoodWord, 'key' | 'raw'>[];
  /** Its accents must be as written: French `maïs` is corn, `mais` is "but". */
  isStrict: boolean;
}

/** By the first word; those with more words come first, strict ones before others. */
export type FoodIndex = ReadonlyMap<string, readonly Entry[]>;

export interface FoundFood {
  food: Food;
  /** Of how many words its name is; characters in Japanese. */
  size: number;
  /** Where its name starts and ends in the text. */
  start: number;
  end: number;
  /** Whether it follows the food before it directly. */
  isJoined: boolean;
  /** False where only the end of a longer word names it: `Cocktailtomaten`. */
  isWhole: boolean;
}

function entriesOf(food: Food, language: Language): Entry[] {
  return food.names[language].flatMap((name) => {
    const words = foodWords(name, language).filter((word) => word !== null);
    return words.length > 0 ? [{ food, words, isStrict: name.startsWith('=') }] : [];
  });
}

/** Prepares a language's names for look-ups. */
export function buildFoodIndex(foods: readonly Food[], language: Language): FoodIndex {
  const index = new Map<string, Entry[]>();
  for (const entry of foods.flatMap((food) => entriesOf(food, language))) {
    const key = entry.words[0]?.key ?? '';
    index.set(key, [...(index.get(key) ?? []), entry]);
  }
  for (const entries of index.values()) {
    entries.sort((a, b) => b.words.length - a.words.length || +b.isStrict - +a.isStrict);
  }
  return index;
}

const fits = (entry: Entry, words: readonly (FoodWord | null)[], at: number) =>
  entry.words.every(({ key, raw }, offset) => {
    const word = words[at + offset];
    return word?.key === key && (!entry.isStrict || word.raw === raw);
  });

const shortestPart = 3;
const shortestHead = 4;

/** The food that the end of a German compound names, or its start before a part of a plant. */
function headOf(word: FoodWord, index: FoodIndex): Food | null {
  const last = Math.min(word.key.length - shortestHead, 40);
  for (let start = shortestPart; start <= last; start += 1) {
    const entries = index.get(word.key.slice(start)) ?? [];
    const entry = entries.find(({ words, isStrict }) => words.length === 1 && !isStrict);
    if (entry) return entry.food;
  }
  const plant = partOfPlant.exec(word.key)?.[1];
  const named = plant === undefined ? undefined : index.get(plant);
  return named?.find(({ words }) => words.length === 1)?.food ?? null;
}

/** "Salbeiblätter" and "Rosmarinzweige" are sage and rosemary; for keys of words. */
const partOfPlant =
  /^(.{4,}?)n?(?:blatt(?:er|chen)?|zweig(?:lei)?n?|stang(?:el|en)?|stiel|nadel|zeh|knoll|kopf|scheib|wurfel|streif|stuck(?:chen)?)$/;

/** All foods that a text names, in its order, at each place the longest name. */
export function searchFoods(text: string, language: Language, index: FoodIndex): FoundFood[] {
  const words = foodWords(text, language);
  const found: FoundFood[] = [];
  let next = -1;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const entry = word && index.get(word.key)?.find((each) => fits(each, words, at));
    const head = word && !entry && language === 'de' ? headOf(word, index) : null;
    const food = entry?.food ?? head;
    const size = entry?.words.length ?? 1;
    if (word && food) {
      const last = words[at + size - 1] ?? word;
      found.push({
        food,
        size,
        start: word.start,
        end: last.start + last.raw.length,
        isJoined: next === at,
        isWhole: entry !== undefined,
      });
      next = at + size;
    }
    at += food ? size : 1;
  }
  return found;
}
