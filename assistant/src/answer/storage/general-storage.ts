import { type Span, storageOf } from '../../kitchen/storage';
import { reheating } from '../../kitchen/temperatures';
import { type Place, places } from '../../language/cues/cues';
import type { Phrases } from '../../language/phrases/phrases';
import type { Ask, Draft } from '../draft';
import { kitchenSource } from '../sources';

/**
 * How long such a dish keeps by official tables, where the post does not say; null without a recipe
 * or a figure. The blogger can see it.
 */
export function generalStorage({ question, post, say }: Ask): Draft | null {
  if (post.recipe === null || question.cues.ahead.test(question.folded)) return null;
  const storage = storageOf(post.recipe, post.language);
  const asked = places.filter((place) => question.cues.places[place].test(question.folded));
  const isReheating = question.cues.reheat.test(question.folded);
  const sentences = isReheating
    ? [reheated(say)]
    : (asked.length > 0 ? asked : (['fridge'] as const)).flatMap((place) =>
        sentencesOn(place, storage, say),
      );
  if (sentences.length === 0) return null;
  return {
    intent: 'storage',
    text: [say.missing.storage, say.generally, ...sentences].join(' '),
    tier: 'general',
    sources: [kitchenSource(isReheating ? reheating.citation : storage.citation)],
    isUnanswered: true,
  };
}

/** How hot leftovers have to become. */
export const reheated = (say: Phrases): string =>
  say.storage.reheat(`${reheating.celsius} °C (${reheating.fahrenheit} °F)`);

function sentencesOn(place: Place, storage: ReturnType<typeof storageOf>, say: Phrases): string[] {
  const span = storage[place];
  const keeps = span === null ? [] : [say.storage.keeps(writtenSpan(span, say), place)];
  if (place !== 'freezer') return keeps;
  return [storage.freezesWell ? say.storage.freezesWell : say.storage.freezesBadly, ...keeps];
}

function writtenSpan({ least, most, unit }: Span, say: Phrases): string {
  const count = { hour: say.hours, day: say.days, week: say.weeks, month: say.months }[unit];
  return least === most ? count(most) : say.range(String(least), count(most));
}
