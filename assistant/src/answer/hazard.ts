import { hazardAdvice } from '../kitchen/safety/hazard-advice';
import type { Trait } from '../kitchen/food';
import type { PreparedPost } from '../retrieval/prepared';
import { findHazard, spoilsByName } from '../safety/hazards';
import type { Ask, Draft } from './draft';
import { kitchenSource } from './sources';

const flesh: readonly Trait[] = ['meat', 'fish', 'crustacean', 'mollusc'];

/** Whether the dish spoils out of the cold; null where neither its name nor its meat tells. */
function spoils({ post, ingredients, language }: PreparedPost): boolean | null {
  const hasFlesh = ingredients.some(({ food }) => flesh.some((trait) => food?.has.has(trait)));
  return hasFlesh || spoilsByName(post.title, language);
}

/** The fixed answer to a question about a danger, whatever the post or its writer says. */
export function hazardDraft({ question, memory, post }: Ask): Draft | null {
  const { text, language, foods, ingredients } = question;
  const topic = findHazard(
    { text, language },
    {
      previous: memory.question,
      topic: memory.hazard ?? null,
      dishSpoils: spoils(post),
      namesFood: foods.length + ingredients.length > 0,
    },
  );
  if (topic === null) return null;
  const { text: advice, citation } = hazardAdvice(topic, language);
  return {
    intent: 'safety',
    text: advice,
    tier: 'general',
    sources: [kitchenSource(citation)],
    memory: { hazard: topic },
  };
}
