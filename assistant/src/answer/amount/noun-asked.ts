import { findFoods } from '../../kitchen/foods';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import { ingredientsIn } from '../../question/named/ingredients-in';
import { kinNamed } from '../../question/named/kin-named';
import type { Ask } from '../draft';

/** The noun that an amount is asked of, where it follows the question word at all times. */
const nounAsked: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\bhow (?:much|many) (?:of )?(?:the |more |extra )?(?<what>[\p{L}'-]+)/u,
  de: /\bwie ?viele? (?:g |gramm |el |tl )?(?<what>\p{L}+)\b(?= (?:kommt|kommen|brauch|muss|nehm|soll|da\b|rein|gehor))/u,
  es: /\bcuant[oa]s? (?<what>\p{L}+)/u,
  fr: /\bcombien (?:de |d')(?<what>\p{L}+)/u,
  it: /\bquant[oaie] (?<what>\p{L}+)/u,
  pt: /\bquant[oa]s? (?<what>\p{L}+)/u,
};

/** Only there the noun is the first word after "how much" for certain. */
const strict: ReadonlySet<Language> = new Set<Language>(['en', 'de', 'fr']);

/** Letters by which a word is known in a longer one. */
const shortestName = 5;

/** "How much za'atar goes on top?": nothing of the post is called so. */
export function isOfUnknown({ question, post }: Ask): boolean {
  const { language, folded, absent, cues } = question;
  const what = nounAsked[language]?.exec(folded)?.groups?.['what'];
  if (what === undefined || language !== post.language || absent.length > 0) return false;
  if (cues.step.count.test(folded) || !strict.has(language)) return false;
  const [noun] = words(what, language);
  if (noun === undefined || noun.isStop || shortCues[language].time.test(noun.text)) return false;
  return !post.fragments.some(({ folded: said, topic }) =>
    `${said} ${topic}`.includes(noun.text.slice(0, shortestName)),
  );
}

/**
 * The food that an amount is asked of, where the post has none of it, though another word of the
 * question is an ingredient: "how much gelatine goes into the cream?". Null for all other questions.
 */
export function absentFood(ask: Ask) {
  const { question, post } = ask;
  const { language, folded } = question;
  const what = nounAsked[language]?.exec(folded)?.groups?.['what'];
  if (what === undefined || question.ingredients.length === 0) return null;
  const foods = findFoods(what, language);
  const [only] = foods;
  // "Soy" of "soy sauce" is no soybean.
  if (only === undefined || !question.foods.includes(only.food)) return null;
  if (kinNamed({ absent: foods.map(({ food }) => food) }, post).length > 0) {
    return null;
  }
  const own = ingredientsIn(words(what, language), foods, post, language === post.language);
  const isSaid = post.fragments.some(
    ({ text, folded: said }) =>
      said.includes(fold(what).slice(0, shortestName)) ||
      findFoods(text, post.language).some(({ food }) => food.id === only.food.id),
  );
  return own.length > 0 || isSaid ? null : only.food;
}
