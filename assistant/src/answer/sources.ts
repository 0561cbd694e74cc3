import type { Source } from '@cpal/shared/contract/assistant/assistant';
import type { Citation } from '../kitchen/citation';
import type {
  Fragment,
  PreparedIngredient,
  PreparedPost,
  PreparedStep,
} from '../retrieval/prepared';

const longestQuote = 600;
/** Half of a character that takes two units, such as an emoji. */
const halfAtEnd = /[\uD800-\uDBFF]$/;
const cut = (text: string) =>
  text.length > longestQuote
    ? `${text
        .slice(0, longestQuote - 1)
        .replace(halfAtEnd, '')
        .trimEnd()}…`
    : text;

/** The ingredient's line as the post has it. */
export const ingredientSource = (post: PreparedPost, of: PreparedIngredient): Source => ({
  kind: 'ingredient',
  number: of.index + 1,
  quote: cut(of.text),
  url: post.post.url,
});

/** A step, or the part of it that answers. */
export const stepSource = (post: PreparedPost, of: PreparedStep, quote = of.text): Source => ({
  kind: 'step',
  number: of.number,
  quote: cut(quote),
  url: post.post.url,
});

/** Any sentence of the post, after the heading that it comes first under. */
export const fragmentSource = (post: PreparedPost, of: Fragment, quote = of.text): Source => ({
  kind: of.kind,
  number: of.kind === 'ingredient' || of.kind === 'step' ? of.number : null,
  quote: cut(withHeading(post, of, quote)),
  url: post.post.url,
});

/** "Too runny? Tip it back into the pan.": the heading says what the sentence is on. */
function withHeading({ fragments }: PreparedPost, of: Fragment, quote: string): string {
  const before = fragments[fragments.indexOf(of) - 1];
  const isFirst = before?.heading !== of.heading || before.section !== of.section;
  const parts = of.topic === '' || !isFirst ? [] : (of.heading?.split(' – ') ?? []);
  // What leads the sentence itself ("Stovetop: simmer it") is in it already.
  const heading = parts.findLast((part) => !quote.includes(part));
  if (heading === undefined) return quote;
  return `${heading}${/\p{L}$/u.test(heading) ? ':' : ''} ${quote}`;
}

/** What the recipe's card says in a few words: its yield, a nutrient. */
export const cardSource = (post: PreparedPost, quote: string): Source => ({
  kind: 'body',
  number: null,
  quote: cut(quote),
  url: post.post.url,
});

export const kitchenSource = ({ title, url }: Citation): Source => ({
  kind: 'kitchen',
  number: null,
  quote: title,
  url,
});
