import type { Ingredient, Step } from '@cpal/shared/contract/blogs/recipe';
import type { Post } from './post/post';

type Line = [
  text: string,
  quantity: number | null,
  unit: string | null,
  item: string,
  note?: string,
];

const ingredient =
  (group: string | null) =>
  ([text, quantity, unit, item, note]: Line): Ingredient => ({
    text,
    quantity,
    quantity_max: null,
    unit,
    item,
    note: note ?? null,
    group,
  });

const pancakes: Line[] = [
  ['1 cup ricotta', 1, 'cup', 'ricotta'],
  ['3 eggs, separated', 3, null, 'eggs', 'separated'],
  ['1 lemon, zest and juice', 1, null, 'lemon', 'zest and juice'],
  ['¾ cup flour', 0.75, 'cup', 'flour'],
  ['2 tbsp sugar', 2, 'tbsp', 'sugar'],
  ['½ cup milk', 0.5, 'cup', 'milk'],
  ['1 tsp baking powder', 1, 'tsp', 'baking powder'],
  ['¼ tsp salt', 0.25, 'tsp', 'salt'],
];

const pan: Line[] = [
  ['1 tbsp butter, for the pan', 1, 'tbsp', 'butter', 'for the pan'],
  ['honey, to serve', null, null, 'honey', 'to serve'],
];

const steps = [
  'Whisk the flour, baking powder and salt in a large bowl.',
  'In a second bowl, beat the ricotta with the egg yolks, milk, sugar, lemon zest and 1 tbsp of the juice until smooth. No ricotta? The same amount of Greek yogurt works: strain it for 10 minutes first, so that the batter stays thick.',
  'Stir the ricotta mixture into the flour until no dry streaks are left. A few lumps are fine.',
  'Beat the egg whites to soft peaks, about 2 minutes, and fold them in gently.',
  'Heat a non-stick frying pan over medium heat and brush it with a little of the butter.',
  'Fry scoops of ¼ cup batter for 3 minutes, until bubbles burst on top. Flip, and cook for 2 minutes more, until golden.',
  'Serve warm with honey.',
];

const toStep = (text: string, index: number): Step => ({ number: index + 1, text, group: null });

/** The landing page's recipe, which its visitors can ask about. */
export const demoPost: Post = {
  url: '/',
  title: 'Lemon ricotta pancakes',
  image: null,
  language: 'en',
  recipe: {
    name: 'Lemon ricotta pancakes',
    yield: { amount: 4, text: 'Serves 4' },
    times: { prep: 10, cook: 15, total: 25 },
    ingredients: [
      ...pancakes.map(ingredient(null)),
      ...pan.map(ingredient('For the pan and to serve')),
    ],
    steps: steps.map(toStep),
    notes: [
      'Keep the first pancakes warm in the oven at 200 °F while you fry the rest.',
      'The batter does not wait: the egg whites lose their air after 15 minutes.',
    ],
    equipment: ['non-stick frying pan', 'two bowls', 'whisk', 'fine grater'],
    nutrition: [],
  },
  passages: [
    {
      heading: 'Storing and freezing',
      text: 'Cooked pancakes keep for 2 days in the fridge, in a closed box. They freeze well for 1 month: lay baking paper between them, and warm them from frozen in a toaster.',
    },
    {
      heading: 'Swaps',
      text: 'For gluten-free pancakes use the same amount of a gluten-free flour blend. Orange works in place of lemon. Buttermilk can replace the milk.',
    },
    {
      heading: 'Make ahead',
      text: 'Mix the dry and the wet bowl the evening before and keep the wet one in the fridge. Beat the egg whites in the morning.',
    },
  ],
};
