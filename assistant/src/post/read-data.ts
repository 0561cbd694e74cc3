import { imageIn, recipeDraft } from './data/recipe-data';
import { type About, addressKey, Graph, ownRecipes, rankedRecipes } from './data/nodes';
import { parseData } from './data/parse';
import { firstOf, textIn } from './data/values';
import type { Draft } from './draft';
import { maxRecipes } from './other-recipes';
import type { PageFacts } from './page/about';
import type { Passage } from './post';

/** What a page's data for machines says. */
export interface DataRead {
  recipe: Draft | null;
  /** All that are the page's own, in its order. */
  recipes: Draft[];
  /** Questions with their answers, as passages. */
  questions: Passage[];
  image: string | null;
  isRepaired: boolean;
  /** Recipe data of which nothing could be made. */
  isBroken: boolean;
}

/** How many scripts are read: a page has one or two. */
const most = 6;

const isOfUse = (text: string): boolean => /recipe|faqpage|ingredient/i.test(text);

/** The recipe that a page is about, of those that its data holds. */
export function chosenDraft(
  values: readonly unknown[],
  facts: PageFacts,
  url: string,
): Draft | null {
  const graph = new Graph(values);
  const [node] = rankedRecipes(graph, aboutOf(facts, url));
  return node === undefined ? null : recipeDraft(node, graph);
}

const aboutOf = (facts: PageFacts, url: string): About => ({
  addresses: [url, facts.canonical ?? url].map(addressKey),
  titles: [facts.heading, facts.shownTitle, facts.title].filter((one) => one !== null),
});

/** Reads a page's `application/ld+json` scripts, repaired where they are broken. */
export function readData(data: readonly string[], facts: PageFacts, url: string): DataRead {
  const sources = data.filter(isOfUse).slice(0, most);
  const parsed = sources.map(parseData);
  const known = parsed.filter((one) => one !== null);
  const values = known.map(({ value }) => value);
  const graph = new Graph(values);
  const recipe = chosenDraft(values, facts, url);
  return {
    recipe,
    recipes: ownRecipes(graph, aboutOf(facts, url))
      .slice(0, maxRecipes)
      .map((node) => recipeDraft(node, graph)),
    questions: graph.questions.slice(0, 40).flatMap((question) => {
      const heading = textIn(firstOf(question, 'name', 'text'));
      const text = textIn(firstOf(question, 'acceptedAnswer', 'suggestedAnswer'));
      return heading === null || text === null ? [] : [{ heading, text: text.slice(0, 1200) }];
    }),
    image: recipe?.image ?? imageIn(null, graph),
    isRepaired: known.some((one) => one.isRepaired && new Graph([one.value]).recipes.length > 0),
    isBroken:
      recipe === null &&
      parsed.some((one, place) => one === null && /recipe/i.test(sources[place] ?? '')),
  };
}
