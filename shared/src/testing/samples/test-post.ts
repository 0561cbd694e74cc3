import type { Post, PostSummary } from '../../contract/blogs/blog';
import { testBlog } from './test-blog';

/** A post of that blog that was read whole. */
export const testPost: Post = {
  id: '3c1d2e4f-8a6b-4c7d-9e0f-1a2b3c4d5e01',
  url: `${testBlog.url}lemon-ricotta-pancakes/`,
  title: 'Lemon Ricotta Pancakes',
  image: null,
  state: 'ready',
  problems: [],
  is_enabled: true,
  read_at: 1_760_100_000,
  language: 'en',
  recipe: {
    name: 'Lemon Ricotta Pancakes',
    yield: { amount: 4, text: '4 servings' },
    times: { prep: 15, cook: 65, total: 80 },
    ingredients: [
      {
        text: '1 cup ricotta',
        quantity: 1,
        quantity_max: null,
        unit: 'cup',
        item: 'ricotta',
        note: null,
        group: 'For the batter',
      },
      {
        text: '2 tbsp honey, to serve',
        quantity: 2,
        quantity_max: null,
        unit: 'tbsp',
        item: 'honey',
        note: 'to serve',
        group: null,
      },
    ],
    steps: [
      { number: 1, text: 'Whisk the ricotta and the yolks until smooth.', group: null },
      { number: 2, text: 'Bake each pancake for 3 minutes on each side.', group: null },
    ],
    notes: ['They keep in the fridge for two days.'],
    equipment: [],
    nutrition: [],
  },
  passages: [
    { heading: 'My grandmother', text: 'She made them every Sunday.' },
    { heading: null, text: 'They are best warm.' },
  ],
};

const { language: _language, recipe: _recipe, passages: _passages, ...readPost } = testPost;

/** The same in a list, beside one with a flaw and one that could not be read. */
export const testPosts: readonly PostSummary[] = [
  readPost,
  {
    ...readPost,
    id: '3c1d2e4f-8a6b-4c7d-9e0f-1a2b3c4d5e02',
    url: `${testBlog.url}soup/`,
    title: 'Soup for a Cold Day',
    problems: [{ code: 'no_steps', message: 'We found the recipe, but not its steps.' }],
    is_enabled: false,
  },
  {
    ...readPost,
    id: '3c1d2e4f-8a6b-4c7d-9e0f-1a2b3c4d5e03',
    url: `${testBlog.url}old/`,
    title: 'An Old Page',
    state: 'problem',
    problems: [{ code: 'timeout', message: 'The page did not answer within 10 seconds.' }],
    read_at: null,
  },
];
