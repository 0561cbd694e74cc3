import { filled } from '@cpal/shared/panel-look';
import type { AssistantAnswer, Source, Tier } from '@cpal/shared/contract/assistant/assistant';
import { button, element } from './element';
import { webAddress } from './web-address';
import type { Words } from './words/words';

/** More would push the next question out of sight. */
const max = 4;

/** Who says what an answer says; an error says nothing. */
const tierLabel = (tier: Tier, words: Words, name: string): string | null =>
  ({
    post: words.fromRecipe,
    house: filled(words.fromBlog, name),
    general: words.general,
    refusal: null,
  })[tier] ?? null;

/** More lines of the list of ingredients than this are the list itself. */
const maxIngredients = 3;

const isIngredient = ({ kind }: Source) => kind === 'ingredient';

function placeOf({ kind, number, quote }: Source, isList: boolean, words: Words): string {
  if (kind === 'step' && number !== null) return filled(words.step, number);
  if (kind === 'ingredient') return isList ? words.ingredients : quote;
  return kind === 'note' ? words.note : words.body;
}

interface Shown {
  from: string;
  /** Whether one ingredient is there for the whole list. */
  isList: boolean;
  words: Words;
  jump: (source: Source) => void;
}

/** A table has an address of its own, a place in the post a button that leads there. */
function sourceItem(source: Source, { from, isList, words, jump }: Shown): HTMLElement | null {
  const { kind, quote, url } = source;
  if (kind === 'house') return null;
  if (kind === 'kitchen') {
    const href = webAddress(url);
    if (href === null) return element('span', { class: 'source' }, quote);
    return element('a', { class: 'source', href, target: '_blank', rel: 'noopener' }, quote);
  }
  return placeButton(source, placeOf(source, isList, words), { from, jump });
}

const placeButton = (source: Source, place: string, { from, jump }: Pick<Shown, 'from' | 'jump'>) =>
  button(place, () => jump(source), {
    class: 'source',
    'aria-label': `${from}: ${place}`,
    title: source.quote,
  });

/** Letters of a sentence that tell what it is on. */
const maxLetters = 30;

const start = (quote: string) =>
  quote.length > maxLetters ? `${quote.slice(0, maxLetters).trimEnd()}…` : quote;

/** Places that say more of what was asked than those that the answer rests on; a sentence by its start. */
function nearbyItems(nearby: readonly Source[], { words, jump }: Pick<Shown, 'words' | 'jump'>) {
  if (nearby.length === 0) return [];
  const items = nearby.map((source) => {
    const { kind, quote } = source;
    const place = kind === 'step' ? placeOf(source, false, words) : start(quote);
    return placeButton(source, place, { from: words.seeAlso, jump });
  });
  return [element('span', { class: 'tier' }, words.seeAlso), ...items];
}

/** Where an answer comes from: its tier, the places that it rests on, and where else to look. */
export function getSources(
  { tier, sources: all, related }: AssistantAnswer,
  words: Words,
  name: string,
  jump: (source: Source) => void,
): HTMLElement | null {
  const from = tierLabel(tier, words, name);
  const sources = all.filter((source) => source.is_nearby !== true);
  // Other recipes are named by themselves.
  if (from === null || (sources.length === 0 && related.length > 0)) return null;
  const ingredients = sources.filter(isIngredient);
  const isList = ingredients.length > maxIngredients;
  const items = sources
    .filter((source) => !isList || source === ingredients[0] || !isIngredient(source))
    .slice(0, max)
    .map((source) => sourceItem(source, { from, isList, words, jump }));
  const nearby = all.filter((source) => source.is_nearby === true);
  return element(
    'p',
    { class: 'places' },
    element('span', { class: 'tier' }, from),
    ...items,
    ...nearbyItems(nearby, { words, jump }),
  );
}
