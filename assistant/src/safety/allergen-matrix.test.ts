import { foodName, foods } from '../kitchen/foods';
import { allSubstitutes } from '../kitchen/substitutions';
import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import type { Post } from '../post/post';
import { asReaders } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';
import { type AllergyName, findConflict, isAllergyName, noExclusions } from './exclusions';
import { packs } from '../language/packs/packs';
import { readerNames } from './testing/reader-names';
import { wordings } from './testing/wordings';

/** `whole` asks each in each wording: some 60,000 conversations, four minutes. */
const isWhole = process.env['ALLERGEN_MATRIX'] === 'whole';
const perCase = isWhole ? 20 : 2;

/** "Instead of {t}, {s} works", as a post says it. */
const notes: Readonly<Record<Language, (target: string, swap: string) => string>> = {
  en: (target, swap) => `No ${target}? Use ${swap} instead.`,
  de: (target, swap) => `Statt ${target} geht auch ${swap}.`,
  es: (target, swap) => `En lugar de ${target} puedes usar ${swap}.`,
  fr: (target, swap) => `À la place de ${target}, vous pouvez utiliser ${swap}.`,
  it: (target, swap) => `Al posto di ${target} potete usare ${swap}.`,
  pt: (target, swap) => `No lugar de ${target} você pode usar ${swap}.`,
  pl: (target, swap) => `Zamiast ${target} można użyć ${swap}.`,
  ja: (target, swap) => `${target}の代わりに${swap}を使えます。`,
};

function postIn(language: Language, target: string, swap: string): Post {
  const post = postOf(unreadRecipe('Test', [target], [target]));
  return { ...post, language, passages: [{ heading: null, text: notes[language](target, swap) }] };
}

const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('§', '.*');

/** A text without the fixed sentences that warn: what a food has, what nothing replaces. */
function withoutWarnings(text: string, language: Language): string {
  const { say } = packs[language].exclusions;
  const fixed = [
    say.contains('§', '§'),
    say.mayContain('§', '§'),
    say.suggested('§', '§'),
    say.noSwap('§', '§'),
    say.notListed('§'),
    say.notKnown('§', '§'),
  ].map((sentence) => new RegExp(`^${escaped(sentence)}$`, 'i'));
  return (
    text
      .split('\n')
      .filter((line) => !fixed.some((pattern) => pattern.test(line)))
      .join('\n')
      // Remarks on a substitute: "(without nuts; check the label)".
      .replaceAll(/\([^)]*\)/g, '')
  );
}

interface Case {
  id: AllergyName;
  target: string;
  swaps: readonly string[];
}

/** Each substitute of the tables with a part that a group forbids. */
function casesOf(language: Language): Case[] {
  const ids = Object.keys(readerNames.en).filter(isAllergyName);
  return ids.flatMap((id) =>
    allSubstitutes().flatMap(({ instead, parts }) => {
      const against = parts.filter(
        ({ food }) => findConflict(food, { ...noExclusions, allergies: [id] })?.isSure === true,
      );
      if (against.length === 0) return [];
      const target = foodName(instead.food, language);
      return [{ id, target, swaps: against.map(({ food }) => foodName(food, language)) }];
    }),
  );
}

const fill = (wording: string, id: AllergyName, target: string, language: Language) => {
  const [name, to] = readerNames[language][id];
  return wording.replaceAll('{a}', name).replaceAll('{to}', to).replaceAll('{t}', target);
};

/** Names of foods that the reader may have, longest first: "soy yogurt" is no yogurt. */
const harmless = (id: AllergyName, language: Language) =>
  foods()
    .filter((food) => findConflict(food, { ...noExclusions, allergies: [id] }) === null)
    .flatMap(({ names }) => names[language].map((name) => fold(name.replace('=', ''))))
    .toSorted((a, b) => b.length - a.length);

function isOffered(text: string, { id, target, swaps }: Case, language: Language): boolean {
  let shown = ` ${fold(withoutWarnings(text, language))} `;
  if (!swaps.some((swap) => shown.includes(fold(swap)))) return false;
  for (const name of [fold(target), ...harmless(id, language)]) {
    if (name.length > 3) shown = shown.replaceAll(name, ' ');
  }
  return swaps.some((swap) => shown.includes(fold(swap)));
}

test.each(languages)('offers no allergen to the allergic in %s', (language) => {
  const all = casesOf(language);
  const wrong: unknown[] = [];
  const unread: unknown[] = [];
  for (const [at, each] of all.entries()) {
    for (let turn = 0; turn < perCase; turn += 1) {
      const wording = wordings[language][(at * perCase + turn) % wordings[language].length] ?? '';
      const hasNote = (at + turn) % 2 === 0;
      const post = postIn(language, each.target, hasNote ? (each.swaps[0] ?? '') : '-');
      const ask = asReaders(post);
      const turns = fill(wording, each.id, each.target, language).split('/');
      const replies = turns.map((question) => ask(question, language));
      const last = replies.at(-1);
      if (last === undefined) continue;
      const { allergies = [], diets = [] } = last.memory;
      if (![...allergies, ...diets].includes(each.id)) unread.push([turns, allergies, diets]);
      for (const { text, intent } of replies) {
        // "Going by its ingredients, this recipe is dairy-free." offers nothing.
        const offer = intent === 'diet' ? text.split('\n').slice(1).join('\n') : text;
        if (isOffered(offer, each, language)) wrong.push([turns, each.swaps, text]);
      }
    }
  }
  expect(all.length).toBeGreaterThan(150);
  expect(wrong.slice(0, 12)).toEqual([]);
  expect(unread.slice(0, 20)).toEqual([]);
});
