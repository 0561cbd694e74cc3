import type { RelatedPost, Source, Tier } from '@cpal/shared/contract/assistant/assistant';
import type { Fact, House } from '../answer/reply';
import { textsOf } from '../checks/post-texts';
import { fold } from '../language/fold';
import type { Post } from '../post/post';
import { isPlanted, withoutInstructions } from '../retrieval/lines/instructions';
import { perPost } from '../retrieval/search/per-post';
import { sentencesOf } from '../retrieval/lines/sentences';
import { ordersIn, withoutOrders } from './orders';

/** What a model gets to rest its answer on, and cites by its id. */
export interface Line {
  /** A letter and a number: `S5` is the fifth step. */
  id: string;
  text: string;
  /** Of an answer that rests on it. */
  tier: Tier;
  sources: readonly Source[];
  /** The post of the blog that it names. */
  related?: RelatedPost;
}

/** Characters of all lines of a post, of the blogger's own answers, and of a line of prose. */
const max = { post: 24_000, house: 6_000, prose: 300, quote: 600 };

/** The lines of a list from its start, up to so many characters. */
function within<Each extends { text: string }>(lines: readonly Each[], characters: number): Each[] {
  let left = characters;
  return lines.filter(({ text }) => {
    left -= text.length;
    return left >= 0;
  });
}

/** Whole sentences together, as long as a line of prose may be. */
function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + sentence.length < max.prose)
      lines[lines.length - 1] = `${last} ${sentence}`;
    else lines.push(sentence);
  }
  return lines;
}

type Kind = Source['kind'];
type Found = { kind: Kind; number: number | null; text: string };

const minutes = (name: string, value: number | null) =>
  value === null ? [] : [`${name}: ${value} minutes`];

/** Title, yield, times, equipment and nutrition, each of which is a line. */
const cardOf = ({ title, recipe }: Post): string[] =>
  recipe === null
    ? [title]
    : [
        title,
        ...(recipe.yield ? [`Yield: ${recipe.yield.text}`] : []),
        ...minutes('Preparation', recipe.times.prep),
        ...minutes('Cooking', recipe.times.cook),
        ...minutes('Total', recipe.times.total),
        ...(recipe.equipment.length > 0 ? [`Equipment: ${recipe.equipment.join(', ')}`] : []),
        ...recipe.nutrition.map(({ name, value }) => `${name}: ${value}`),
      ];

const grouped = ({ text, group }: { text: string; group: string | null }) =>
  group === null ? text : `${group}: ${text}`;

function foundIn(post: Post): Record<'T' | 'I' | 'S' | 'N', Found[]> {
  const { recipe, passages } = post;
  const body = passages.flatMap(({ heading, text }) =>
    inLines(text).map((line) => (heading === null ? line : `${heading}: ${line}`)),
  );
  const numbered = (kind: Kind, texts: readonly string[]) =>
    texts.map((text, index): Found => ({ kind, number: index + 1, text }));
  const plain = (kind: Kind, texts: readonly string[]) =>
    texts.map((text): Found => ({ kind, number: null, text }));
  return {
    T: plain('body', cardOf(post)),
    I: numbered('ingredient', recipe?.ingredients.map(grouped) ?? []),
    S: numbered('step', recipe?.steps.map(grouped) ?? []),
    N: [...plain('note', recipe?.notes ?? []), ...plain('body', body)],
  };
}

/** All that a post says, in numbered lines, without what is written in it for machines. */
export const postLines = perPost(({ post, language }): Line[] => {
  const lines = Object.entries(foundIn(post)).flatMap(([letter, found]) =>
    found.map(({ kind, number, text }, index): Line => {
      // Hidden signs would glue an order to the sentence before it.
      const shown = text.replaceAll(/\p{Cf}/gu, ' ');
      const safe = withoutOrders(withoutInstructions(shown, language)).trim();
      const source = { kind, number, quote: safe.slice(0, max.quote), url: post.url };
      return { id: `${letter}${index + 1}`, text: safe, tier: 'post', sources: [source] };
    }),
  );
  return within(
    lines.filter(({ text }) => text !== ''),
    max.post,
  );
});

/** What is written in a post for machines. */
export const postOrders = perPost(({ post, language }): string[] =>
  textsOf(post).flatMap((text) => [
    ...ordersIn(text),
    ...sentencesOf(text).filter((sentence) => isPlanted(fold(sentence), language)),
  ]),
);

/** The blogger's own answers, in any language, those for the post first. */
export const houseLines = (house: readonly House[]): Line[] =>
  within(
    house.map(({ question, answer }, index) => ({
      id: `H${index + 1}`,
      text: withoutOrders(`${question} – ${answer}`),
      tier: 'house',
      sources: [{ kind: 'house', number: null, quote: question, url: null }],
    })),
    max.house,
  );

/** What code found on the question. */
export const factLines = (facts: readonly Fact[]): Line[] =>
  facts.map((fact, index) => ({ id: `F${index + 1}`, ...fact }));

/** Other posts of the blog. */
export const relatedLines = (related: readonly RelatedPost[]): Line[] =>
  related.map((post, index) => ({
    id: `R${index + 1}`,
    text: withoutOrders(post.title),
    tier: 'post',
    sources: [],
    related: post,
  }));
