import { sentencesOf } from '../retrieval/sentences';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import type { PreparedStep } from '../retrieval/prepared';
import type { Ask, Draft } from './draft';
import { stepSource } from './sources';

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
  const { question, post, say, memory } = ask;
  const [first, second] = question.ingredients;
  if (first === undefined || second === undefined || question.ingredients.length > 2) return null;
  if (first.head === second.head || memory.factor !== 1 || isJoined(question)) return null;
  for (const step of post.steps) {
    if (![first, second].every(({ index }) => step.ingredients.includes(index))) continue;
    const sentence = sentenceWith(step, [first.head, second.head], post.language);
    if (sentence === null) continue;
    return {
      intent: 'amount',
      text: say.step(step.number, sentence),
      tier: 'post',
      sources: [stepSource(post, step, sentence)],
      memory: { step: step.number },
    };
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
