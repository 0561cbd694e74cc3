import { askedTechnique, techniqueIn } from '../knowledge/asked-technique';
import { foundTrouble } from '../knowledge/found-trouble';
import type { Ask, Draft } from './draft';
import type { Fact } from './reply';

/** What a model may rest its answer on beside the post: the engine's answer, then the cards that fit. */
export function factsFor(ask: Ask, { text, tier, sources }: Draft): Fact[] {
  const own = tier === 'refusal' ? [] : [{ text, tier, sources }];
  const cards = cardsFor(ask).filter((card) => !text.includes(card));
  return [...own, ...cards.map((card): Fact => ({ text: card, tier: 'general', sources: [] }))];
}

/** The technique that is asked for, and the trouble that is told of. */
function cardsFor({ question, post }: Ask): string[] {
  const { text, language } = question;
  const technique = askedTechnique(text, language) ?? techniqueIn(text, language);
  const trouble = foundTrouble({
    question: text,
    language,
    title: post.post.title,
    titleLanguage: post.language,
  });
  return [
    ...(technique ? [`${technique.name}: ${technique.text}`] : []),
    ...(trouble ? [`${trouble.cause} ${trouble.remedy}`] : []),
  ];
}
