import type { Food } from './food';
import type { FoundFood } from './food-index';

/** By the first character, longest names first. */
export type JapaneseIndex = ReadonlyMap<string, readonly { name: string; food: Food }[]>;

/** Prepares the Japanese names for look-ups. */
export function buildJapaneseIndex(foods: readonly Food[]): JapaneseIndex {
  const index = new Map<string, { name: string; food: Food }[]>();
  for (const food of foods) {
    for (const name of food.names.ja) {
      const first = name.slice(0, 1);
      index.set(first, [...(index.get(first) ?? []), { name, food }]);
    }
  }
  for (const entries of index.values()) entries.sort((a, b) => b.name.length - a.name.length);
  return index;
}

const katakana = /[\u30a1-\u30fa\u30fc]/;
const hiragana = /[\u3041-\u3096]/;
const particle = /[のをはがにもとでやへか]/;

/** 水切り, 水気: what is drained or dried off is nothing that goes in. */
const ofWater = /[切気分洗っ]/;

/**
 * Whether a name found in a text is a word there. Katakana words are whole (パン is not in
 * フライパン), and one in hiragana is no part of a verb (たら in したら).
 */
function isWord(text: string, start: number, end: number): boolean {
  const [before, first] = [text.charAt(start - 1), text.charAt(start)];
  const [last, after] = [text.charAt(end - 1), text.charAt(end)];
  if (katakana.test(first) && katakana.test(before)) return false;
  if (katakana.test(last) && katakana.test(after)) return false;
  if (text.slice(start, end) === '水' && ofWater.test(after)) return false;
  if (hiragana.test(first) && end - start <= 3) {
    if (hiragana.test(before) && !particle.test(before)) return false;
    if (hiragana.test(after) && !particle.test(after)) return false;
  }
  return true;
}

const longest = 600;

/** All foods that a Japanese text names, in its order, at each place the longest name. */
export function searchJapanese(whole: string, index: JapaneseIndex): FoundFood[] {
  const text = whole.slice(0, longest).normalize('NFC');
  const found: FoundFood[] = [];
  let end = -1;
  for (let at = 0; at < text.length;) {
    const entry = index
      .get(text.charAt(at))
      ?.find(({ name }) => text.startsWith(name, at) && isWord(text, at, at + name.length));
    const size = entry?.name.length ?? 1;
    if (entry) {
      found.push({
        food: entry.food,
        size,
        start: at,
        end: at + size,
        isJoined: end === at,
        isWhole: true,
      });
      end = at + size;
    }
    at += size;
  }
  return found;
}
