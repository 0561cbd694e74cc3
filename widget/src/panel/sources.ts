import { filled } from '@cpal/shared/panel-look';
import type { AssistantAnswer, Source, Tier } from '@cpal/shared/contract/assistant';
import { button, element } from './element';
import { webAddress } from './web-address';
import type { Words } from './words/words';

/** More would push the next question out of sight. */
const most = 4;

/** Who says what an answer says; a refusal says nothing. */
const tierLabel = (tier: Tier, words: Words, name: string): string | null =>
  ({
    post: words.fromRecipe,
    house: filled(words.fromBlog, name),
    general: words.general,
    refusal: null,
  })[tier] ?? null;

/** More lines of the list of ingredients than this are the list itself. */
const mostIngredients = 3;

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
  const place = placeOf(source, isList, words);
  return button(place, () => jump(source), {
    class: 'source',
    'aria-label': `${from}: ${place}`,
    title: quote,
  });
}

/** Where an answer comes from: its tier, and the places that it rests on. */
export function sourcesOf(
  { tier, sources, related }: AssistantAnswer,
  words: Words,
  name: string,
  jump: (source: Source) => void,
): HTMLElement | null {
  const from = tierLabel(tier, words, name);
  // Other recipes are named by themselves.
  if (from === null || (sources.length === 0 && related.length > 0)) return null;
  const ingredients = sources.filter(isIngredient);
  const isList = ingredients.length > mostIngredients;
  const items = sources
    .filter((source) => !isList || source === ingredients[0] || !isIngredient(source))
    .slice(0, most)
    .map((source) => sourceItem(source, { from, isList, words, jump }));
  return element('p', { class: 'places' }, element('span', { class: 'tier' }, from), ...items);
}
