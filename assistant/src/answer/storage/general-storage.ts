import { type Span, storageOf } from '../../kitchen/storage';
import { reheating } from '../../kitchen/temperatures';
import { type Place, places } from '../../language/cues/cues';
import type { Phrases } from '../../language/phrases/phrases';
import { shortCues } from '../../language/cues/tables';
import { cuesOf } from '../../retrieval/cues-of';
import { isBeside, mentions } from '../../retrieval/lines/told';
import type { Answerer, Ask } from '../draft';
import { kitchenSource } from '../sources';

/**
 * How long such a dish keeps by official tables, where the post gives no figure; null without a recipe
 * or a figure. The blogger can see it.
 */
export const generalStorage: Answerer = (ask) => {
  const { question, post, say } = ask;
  if (!question.intents.has('storage') || question.cues.ahead.test(question.folded)) return null;
  const asked = places.filter((place) => question.cues.places[place].test(question.folded));
  if (post.recipe === null || isKeepingTold(ask, asked)) return null;
  const storage = storageOf(post.recipe, post.language);
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
};

/** The post tells of keeping the dish, in the place that is asked for, or of reheating it. */
function isKeepingTold({ post, question }: Ask, asked: readonly Place[]): boolean {
  const { places: named, actions, reheat } = cuesOf(post.language);
  const { keep } = shortCues[post.language];
  const signs = question.cues.reheat.test(question.folded)
    ? [reheat]
    : asked.length === 0
      ? [keep]
      : asked.flatMap((place) =>
          place === 'freezer' ? [actions.freeze, named[place]] : named[place],
        );
  return post.fragments.some(
    (line) => isBeside(line.kind) && !line.isUnfit && signs.some((sign) => mentions(sign)(line)),
  );
}

/** How hot leftovers have to become. */
const reheated = (say: Phrases): string =>
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
