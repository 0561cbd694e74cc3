import { Html } from '@cpal/server-kit/html';
import type { Post, Shape } from '../post';
import { card } from './card';
import {
  type CardMarkup,
  microdataMarkup,
  noMarkup,
  plainMarkup,
  pluginMarkup,
  tastyMarkup,
} from './card-markup';
import { jsonLdShapes } from './json-ld';

const shapes: Readonly<
  Record<Shape, { data: keyof typeof jsonLdShapes | null; markup: CardMarkup }>
> = {
  'graph of steps': { data: 'graph', markup: plainMarkup },
  'plugin card and sections': { data: 'sections', markup: pluginMarkup },
  'plugin card only': { data: null, markup: pluginMarkup },
  'one string': { data: 'string', markup: plainMarkup },
  'one string of markup': { data: 'markup', markup: plainMarkup },
  'tasty card only': { data: null, markup: tastyMarkup },
  'tasty card and steps': { data: 'graph', markup: tastyMarkup },
  sections: { data: 'sections', markup: plainMarkup },
  microdata: { data: null, markup: microdataMarkup },
  'headings only': { data: null, markup: noMarkup },
  'list with odd durations': { data: 'oddList', markup: plainMarkup },
  'control character': { data: 'controlCharacter', markup: plainMarkup },
  'trailing comma': { data: 'trailingComma', markup: plainMarkup },
};

/** The recipe as its readers see it, in the post's shape. */
export const recipeCard = (post: Post): Html => card(post, shapes[post.shape].markup);

/** The post's JSON-LD as a script element; null if its shape has none. */
export function recipeData(post: Post, origin: string): Html | null {
  const { data } = shapes[post.shape];
  if (data === null) return null;
  // Nothing in the data can end the element; an HTML comment around it is the shape's own.
  const text = jsonLdShapes[data](post, origin).replaceAll('</', String.raw`<\/`);
  return new Html(`<script type="application/ld+json">${text}</script>`);
}
