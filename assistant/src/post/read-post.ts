import type { PostProblem } from '@cpal/shared/contract/blogs/blog';
import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { detectLanguage } from '../language/detect';
import { type Language, languageOf } from '../language/languages';
import { canonicalAddress, firstImage } from './addresses';
import type { Draft } from './draft';
import { likeness } from './data/nodes';
import { yieldTold } from './lines/served';
import { cardDraft, cardsIn } from './markup/cards';
import { markedRecipes } from './markup/items';
import { namedRecipe } from './markup/named';
import { merged } from './merge';
import { withOtherRecipes } from './other-recipes';
import { factsOf, type PageFacts } from './page/about';
import { type Block, blocksOf } from './page/blocks';
import type { Element } from './page/element';
import { bare, cut, oneLine } from './page/text';
import { treeOf } from './page/tree';
import { passagesOf } from './passages';
import type { Passage, Post } from './post';
import { problem, type ProblemCode } from './problems';
import { chosenDraft, type DataRead, readData } from './read-data';
import { recipeOf } from './recipe';
import { listedRecipe } from './sections/bare-lists';
import { headedRecipe } from './sections/headed';
import { withShownGroups } from './sections/shown-groups';

/** What was read of a page, and what could not be read, in words for a blogger. */
export interface ReadPost {
  post: Post;
  problems: PostProblem[];
}

const most = { title: 200, passages: 400 };

/** Two letters: what the page claims, or what its text is in, where that is one that we speak. */
function languageIn(claim: string | null, sample: string): string | null {
  const claimed = /^[a-z]{2}(?![a-z])/i.exec(claim ?? '')?.[0].toLowerCase() ?? null;
  if (sample.length < 40 || (claimed !== null && languageOf(claimed) === null)) return claimed;
  return detectLanguage(sample, claimed === null ? [] : [claimed]);
}

/** The card that the page is about; some are but a link to the next one. */
function cardFor(cards: readonly Draft[], { heading, shownTitle }: PageFacts): Draft | null {
  const title = heading ?? shownTitle ?? '';
  const [best] = cards
    .filter(({ ingredients }) => ingredients.length > 0)
    .map((draft) => ({ draft, fit: likeness(draft.name ?? '', title) }))
    .toSorted((one, other) => other.fit - one.fit);
  return best?.draft ?? null;
}

/** The first of the forms that has ingredients or steps, completed by the later ones. */
function combined(drafts: readonly (Draft | null)[]): Draft | null {
  const useful = drafts.filter(
    (draft) => draft !== null && draft.ingredients.length + draft.steps.length > 0,
  );
  return useful.reduce<Draft | null>(
    (all, one) => (all === null ? one : one && merged(all, one)),
    null,
  );
}

/** The site's name is no part of a post's title. */
function titleOf({ heading, shownTitle, title }: PageFacts, recipe: Draft | null): string {
  const short = title.split(/\s[|–—»·-]\s/u)[0] ?? title;
  return cut(oneLine(heading ?? shownTitle ?? '') || recipe?.name || short, most.title);
}

function problemsOf(recipe: Recipe | null, data: DataRead, hasText: boolean): PostProblem[] {
  const codes: ProblemCode[] = [];
  if (recipe === null) codes.push(hasText ? 'no_recipe' : 'no_text');
  else {
    if (recipe.ingredients.length === 0) codes.push('no_ingredients');
    if (recipe.steps.length === 0) codes.push('no_steps');
  }
  if (data.isBroken) codes.push('broken_data');
  else if (data.isRepaired) codes.push('repaired_data');
  return codes.map(problem);
}

/** The body's passages, and the questions of the page's data that it does not show. */
function allPassages(blocks: readonly Block[], recipe: Recipe | null, data: DataRead): Passage[] {
  const shown = passagesOf(blocks, recipe);
  const headings = new Set(shown.map(({ heading }) => bare(heading ?? '')));
  const more = data.questions.filter(({ heading }) => !headings.has(bare(heading ?? '')));
  return [...shown, ...more].slice(0, most.passages);
}

/** Where neither data nor card says how many it serves, the text may. */
function withYield(recipe: Recipe, passages: readonly Passage[], language: Language | null) {
  const told = recipe.yield === null ? yieldTold(passages, language) : null;
  return told === null ? recipe : { ...recipe, yield: told };
}

/**
 * Reads a page of a food blog into what the assistant knows of it.
 * @param html the page as fetched; whatever it holds, reading takes bounded time and never throws
 * @param url where it was fetched; a canonical address counts on the same host only
 */
export function readPost(html: string, url: string): ReadPost {
  const tree = treeOf(html);
  const facts = factsOf(tree);
  const data = readData(tree.data, facts, url);
  const cards = cardsIn(tree.root);
  const isCard = new Set(cards.map(({ element }) => element));
  const shown = cards.map(cardDraft);
  const blocks = blocksOf(facts.main, (one: Element) => isCard.has(one) || one.name === 'header');
  const found =
    combined([
      data.recipe,
      cardFor(shown, facts),
      chosenDraft(markedRecipes(tree.root), facts, url),
      headedRecipe(blocks, facts.heading ?? facts.shownTitle ?? ''),
      namedRecipe(tree.root),
    ]) ?? listedRecipe(blocks);
  const grouped = found && withShownGroups(found, blocks);
  const draft =
    grouped &&
    withOtherRecipes(grouped, {
      shown,
      data: data.recipes,
      page: blocks.map(({ text }) => text),
      title: titleOf(facts, grouped),
    });
  const title = titleOf(facts, draft);
  const sample = [...(draft?.steps ?? []), ...blocks, ...(draft?.ingredients ?? [])]
    .slice(0, 40)
    .map(({ text }) => text)
    .join(' ');
  const language = languageIn(facts.language, sample);
  const spoken = languageOf(language ?? '');
  const listed = draft === null ? null : recipeOf(draft, title, spoken);
  const passages = allPassages(blocks, listed, data);
  const recipe = listed && withYield(listed, passages, spoken);
  const post = {
    url: canonicalAddress(facts.canonical, url),
    title,
    image: firstImage([facts.image, data.image, facts.cardImage], url),
    language,
    recipe,
    passages,
  };
  return { post, problems: problemsOf(recipe, data, passages.length > 0) };
}
