import type { Post } from '../post';
import { ingredientText } from './card';
import { isoDuration } from './durations';

type Data = Record<string, unknown>;

const step = (text: string): Data => ({ '@type': 'HowToStep', text });

const linesOf = ({ recipe }: Post) => recipe.steps.flatMap(({ lines }) => lines);

/** What is the same in all shapes: the recipe without its instructions. */
function recipeData(post: Post, origin: string): Data {
  const { recipe, title, summary, slug, author, language } = post;
  return {
    '@type': 'Recipe',
    name: title,
    description: summary,
    inLanguage: language,
    author: { '@type': 'Person', name: author },
    datePublished: post.published,
    image: [`${origin}/pictures/${slug}.jpg`],
    recipeYield: recipe.yield,
    prepTime: isoDuration(recipe.times.prep),
    cookTime: isoDuration(recipe.times.cook),
    totalTime: isoDuration(recipe.times.total),
    recipeIngredient: recipe.ingredients.flatMap(({ lines }) => lines.map(ingredientText)),
    ...(recipe.nutrition && {
      nutrition: { '@type': 'NutritionInformation', ...recipe.nutrition },
    }),
  };
}

const inContext = (data: Data): Data => ({ '@context': 'https://schema.org', ...data });

const asText = (data: unknown) => JSON.stringify(data, null, 1);

const sectionsOf = ({ recipe }: Post) =>
  recipe.steps.map(({ title, lines }) => ({
    '@type': 'HowToSection',
    name: title,
    itemListElement: lines.map(step),
  }));

const graph = (post: Post, origin: string) =>
  asText({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Article', headline: post.title, author: { name: post.author } },
      { '@type': 'WebSite', name: 'The Lopsided Ladle', url: `${origin}/` },
      { ...recipeData(post, origin), recipeInstructions: linesOf(post).map(step) },
    ],
  });

/** The ways in which blogs write a recipe as JSON-LD, two of them broken, as found in the wild. */
export const jsonLdShapes = {
  graph,

  sections: (post, origin) =>
    asText(inContext({ ...recipeData(post, origin), recipeInstructions: sectionsOf(post) })),

  string: (post, origin) =>
    asText(
      inContext({ ...recipeData(post, origin), recipeInstructions: linesOf(post).join('\n') }),
    ),

  markup: (post, origin) => {
    const instructions = `<ol>${linesOf(post)
      .map((line) => `<li>${line.replaceAll('&', '&amp;')}</li>`)
      .join('')}</ol>`;
    return asText(inContext({ ...recipeData(post, origin), recipeInstructions: instructions }));
  },

  /** Durations that no parser accepts, a yield as an array, two types, all of it in an array. */
  oddList: (post, origin) => {
    const { prep } = post.recipe.times;
    const data = {
      ...recipeData(post, origin),
      '@type': ['Recipe', 'NewsArticle'],
      prepTime: `PTH${prep}M`,
      cookTime: '',
      totalTime: 'PT0M',
      recipeYield: [/\d+/.exec(post.recipe.yield)?.[0] ?? '', post.recipe.yield],
      recipeInstructions: linesOf(post).map(step),
    };
    return asText([inContext(data)]);
  },

  /** A line break inside a string. */
  controlCharacter: (post, origin) =>
    graph(post, origin).replace(post.summary, post.summary.replace(', ', ',\n')),

  /** A comma behind the last picture, and all of it in an HTML comment. */
  trailingComma: (post, origin) => {
    const data = { ...recipeData(post, origin), recipeInstructions: linesOf(post).map(step) };
    const text = asText(inContext(data)).replace(/"\n \]/, '",\n ]');
    return `<!--\n${text}\n-->`;
  },
} satisfies Record<string, (post: Post, origin: string) => string>;
