import { findFoods } from '../../kitchen/foods';
import { actions } from '../../language/cues/cues';
import { deedsIn } from '../../language/cues/deeds';
import { tools } from '../../language/cues/tools';
import { lightCues, troubleCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { packs } from '../../language/packs/packs';
import { type Word, words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { PreparedPost } from '../../retrieval/prepared';
import { editDistance } from './edit-distance';

const shortest = 5;
/** From this length on a letter may be another one. */
const long = 9;

/** Words that may be meant, folded, by their first letter. */
type Vocabulary = ReadonlyMap<string, readonly Word[]>;

function vocabularyOf(all: readonly Word[]): Vocabulary {
  const byLetter = new Map<string, Map<string, Word>>();
  for (const word of all) {
    const text = fold(word.text);
    if (text.length < shortest || word.isStop || !/^[a-z]+$/.test(text)) continue;
    const letter = text.charAt(0);
    const known = byLetter.get(letter) ?? new Map<string, Word>();
    byLetter.set(letter, known.set(text, { ...word, text }));
  }
  return new Map([...byLetter].map(([letter, known]) => [letter, [...known.values()]]));
}

interface Everyday {
  vocabulary: Vocabulary;
  stems: ReadonlySet<string>;
}

const everyday = new Map<Language, Everyday | null>();

/** The everyday words of a language; null where none are listed. */
function everydayIn(language: Language): Everyday | null {
  const known = everyday.get(language);
  if (known !== undefined) return known;
  const { everyday: own, common, more } = packs[language].lexicon;
  const all = words(`${own} ${common} ${more}`, language);
  const read =
    own === ''
      ? null
      : { vocabulary: vocabularyOf(all), stems: new Set(all.map(({ stem }) => stem)) };
  everyday.set(language, read);
  return read;
}

const ofPosts = new WeakMap<PreparedPost, Vocabulary>();

function postVocabulary(post: PreparedPost): Vocabulary {
  const known = ofPosts.get(post);
  if (known !== undefined) return known;
  const read = vocabularyOf(post.fragments.flatMap(({ text }) => words(text, post.language)));
  ofPosts.set(post, read);
  return read;
}

/** A word that the kitchen knows by itself: a food, work, a tool, a trouble. */
function isKitchenWord(folded: string, language: Language): boolean {
  const cues = cuesOf(language);
  return (
    actions.some((action) => cues.actions[action].test(folded)) ||
    tools.some((tool) => cues.tools[tool].test(folded)) ||
    Object.values(troubleCues[language].of).some((cue) => cue.test(folded)) ||
    deedsIn(folded, language).size > 0 ||
    findFoods(folded, language).length > 0
  );
}

/** "Creamy" is no misspelt "cream": only a letter that is typed twice may be one too many at the end. */
const isEnding = (word: string, other: string) =>
  word.length > other.length && word.startsWith(other) && word.at(-1) !== other.at(-1);

/** "Chilli" as the post writes it: the same food by a name that is one letter away; else the word itself. */
function foodSpelling(word: string, post: PreparedPost): string {
  const { language } = post;
  const folded = fold(word);
  const [named] = findFoods(folded, language);
  if (named === undefined) return word;
  const own = (postVocabulary(post).get(folded.charAt(0)) ?? []).find(
    ({ text }) =>
      editDistance(folded, text, 2, 1) === 1 && findFoods(text, language)[0]?.food === named.food,
  );
  return own?.text ?? word;
}

/**
 * An everyday word or one of the post's that a word nobody knows is one letter away from: "poeple" is
 * people, "bater" the batter of the post. The word itself where none or several are, and in languages
 * whose everyday words are not listed.
 * @param word without spaces, as typed
 */
export function everydaySpelling(word: string, post: PreparedPost, language: Language): string {
  const known = everydayIn(language);
  const folded = fold(word);
  const [read] = words(word, language);
  if (known === null || read === undefined || folded.length < shortest) return word;
  const isOwn = language === post.language;
  const isKnown =
    read.isStop ||
    lightCues[language].test(folded) ||
    known.stems.has(read.stem) ||
    (isOwn && post.index.has(read.stem)) ||
    isKitchenWord(folded, language);
  const letter = folded.charAt(0);
  if (isKnown) return isOwn && !post.index.has(read.stem) ? foodSpelling(word, post) : word;
  const near = [
    ...(known.vocabulary.get(letter) ?? []),
    ...(isOwn ? (postVocabulary(post).get(letter) ?? []) : []),
  ].filter(
    ({ text }) =>
      !isEnding(folded, text) && editDistance(folded, text, folded.length >= long ? 1 : 2, 1) === 1,
  );
  const [only] = near;
  const isOne = new Set(near.map(({ stem }) => stem)).size === 1;
  return only !== undefined && isOne ? only.text : word;
}
