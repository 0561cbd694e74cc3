import type { Language } from '../../language/languages';
import { withDigits } from '../../language/number-words';
import { hasSameNumber } from '../../language/phrases/forms';
import { words } from '../../language/words';
import { countedYield } from '../../question/figures/counted-yield';
import type { Ask } from '../draft';
import { orMore } from './eaters';
import { formatFactor } from '../scale/factor';

/**
 * "20 slices": what the recipe yields at the conversation's factor, by the post's word for it, or the
 * question's own; portions where the post has none, or is in another language. Null for what is no
 * portion, such as a loaf.
 */
export function yieldsNamed({ question, post, memory, say }: Ask, count: number): string | null {
  const { language } = question;
  const whole = Math.round(count * 100) / 100;
  const base = Math.round((count / memory.factor) * 100) / 100;
  const noun =
    language === post.language ? nounIn(post.recipe?.yield?.text ?? '', base, language) : null;
  if (noun === null) return say.scale.portions(whole);
  const written = formatFactor(count, language);
  if (language === 'ja') return `${written}${noun.replace(/分?$/, '分')}`;
  if (hasSameNumber(language, base, whole)) return `${written} ${noun}`;
  const asked =
    countedYield(question, post) === null ? null : askedNoun(question.text, whole, noun, language);
  if (asked !== null) return `${written} ${asked}`;
  return base === 1 ? null : say.scale.portions(whole);
}

const maxWords = 3;
/** Words that go on from a noun, "of", "mit", "para", have no more letters. */
const maxJoining = 4;

/** What a text counts with a number: of "makes 8 small pancakes (2 each)" the "small pancakes". */
function nounIn(text: string, count: number, language: Language): string | null {
  const found = new RegExp(
    `(?<![\\d.,/])${count}(?:${orMore} ?\\d+)? ?(?<rest>\\p{L}[^\\d,;:.?!()（）、。/]*)`,
    'u',
  ).exec(text);
  const rest = found?.groups?.['rest'] ?? '';
  if (language === 'ja')
    return /^(?:つ|[\p{Script=Han}\p{Script=Katakana}ー]{1,4})分?/u.exec(rest)?.[0] ?? null;
  const parts = rest.split(/\s+/).filter((part) => part !== '');
  const end = parts.findIndex((part) => part.length <= maxJoining && isJoining(part, language));
  const noun = parts.slice(0, end === -1 ? maxWords : Math.min(end, maxWords));
  return noun.length === 0 ? null : noun.join(' ');
}

const isJoining = (part: string, language: Language) =>
  words(part, language).every(({ isStop }) => isStop);

/** The same in the question, in its number: "2 loaves" of "1 loaf". */
function askedNoun(text: string, count: number, noun: string, language: Language): string | null {
  const stems = words(noun, language).map(({ stem }) => stem);
  const said = nounIn(withDigits(text, language), count, language)?.split(' ') ?? [];
  const end = said.findIndex((part) =>
    words(part, language).some(({ stem }) => stems.includes(stem)),
  );
  return end === -1 ? null : said.slice(0, end + 1).join(' ');
}
