import { sentencesOf } from '../../retrieval/sentences';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import { plainNumber } from '../../retrieval/numbers';
import type { PreparedIngredient, PreparedStep } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { stepSource } from '../sources';

const and: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:and|plus)\b|[,&+]/,
  de: /\b(?:und|plus)\b|[,&+]/,
  es: /\b(?:y|e|mas)\b|[,&+]/,
  fr: /\b(?:et|plus)\b|[,&+]/,
  it: /\b(?:e|ed|piu)\b|[,&+]/,
  pt: /\b(?:e|mais)\b|[,&+]/,
  pl: /\b(?:i|oraz|plus)\b|[,&+]/,
  ja: /と|、/,
};
const reach = 4;

const isJoined = ({ language, folded }: Ask['question']) => and[language].test(folded);

/** "How much of the oil goes on the potatoes?": the step that gives a part of one to another. */
export function usedInStep(ask: Ask): Draft | null {
  const { question, post, memory } = ask;
  const [first, second] = question.ingredients;
  if (first === undefined || question.ingredients.length > 2 || memory.factor !== 1) return null;
  if (second === undefined) return forPart(ask, first);
  if (first.head === second.head || isJoined(question)) return null;
  for (const step of post.steps) {
    if (![first, second].every(({ index }) => step.ingredients.includes(index))) continue;
    const sentence = sentenceWith(step, [first.head, second.head], post.language);
    if (sentence === null) continue;
    return ofStep(ask, step, sentence);
  }
  return null;
}

const ofStep = ({ post, say }: Ask, step: PreparedStep, sentence: string): Draft => ({
  intent: 'amount',
  text: say.step(step.number, sentence),
  tier: 'post',
  sources: [stepSource(post, step, sentence)],
  memory: { step: step.number },
});

/** As long as this, words that begin alike are of one thing: "caramel", "caramelise". */
const root = 6;
const isAkin = (one: string, other: string) =>
  one.length >= root && other.startsWith(one.slice(0, root));

/** "How much sugar for the caramel?": the step that takes a part of it for what is named beside. */
function forPart(ask: Ask, { head, stems, quantity }: PreparedIngredient): Draft | null {
  const { question, post } = ask;
  if (head === null || quantity === null || question.language !== post.language) return null;
  const rest = question.stems.filter((stem) => !stems.includes(stem));
  for (const step of post.steps) {
    for (const sentence of sentencesOf(step.text)) {
      const all = words(sentence, post.language);
      const place = all.findIndex(({ stem }) => stem === head);
      const before = all.slice(Math.max(0, place - reach), Math.max(0, place));
      const given = before.find(({ text }) => /^[\d½¼¾⅓⅔]/.test(text));
      const isNamed = all.some(({ stem }) => rest.some((each) => isAkin(each, stem)));
      if (given && isNamed && plainNumber(given.text) < quantity)
        return ofStep(ask, step, sentence);
    }
  }
  return null;
}

/** A sentence with both, and a number shortly before one of them. */
function sentenceWith(
  step: PreparedStep,
  heads: readonly (string | null)[],
  language: Ask['post']['language'],
): string | null {
  const found = sentencesOf(step.text).find((sentence) => {
    const all = words(sentence, language).filter(({ isStop, text }) => !isStop || /\d/.test(text));
    const places = heads.map((head) => all.findIndex(({ stem }) => stem === head));
    return (
      places.every((place) => place >= 0) &&
      places.some((place) =>
        all.slice(Math.max(0, place - reach), place).some(({ text }) => /^[\d½¼¾⅓⅔]/.test(text)),
      )
    );
  });
  return found ?? null;
}
