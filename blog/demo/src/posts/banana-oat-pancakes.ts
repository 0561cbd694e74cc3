import type { Post } from '../post';

export const bananaOatPancakes: Post = {
  slug: 'blender-banana-oat-pancakes',
  language: 'en',
  shape: 'trailing comma',
  title: 'Blender Banana Oat Pancakes',
  summary: 'No flour, no added sugar, no patience required.',
  author: 'Juno Hartwell',
  category: 'Breakfast',
  published: '2026-01-25',
  modified: '2026-01-25',
  picture: 'A stack of pancakes with banana slices and blueberries',
  intro: [
    'My nephew calls these monkey cakes. They are sweet from the bananas alone, so pick bananas with plenty of brown spots.',
    'Everything goes into the blender. Even the washing up is done in there: warm water, one drop of soap, ten seconds.',
  ],
  before: [
    {
      heading: 'Are oats gluten-free?',
      text: [
        'Oats are often milled beside wheat. If it matters to you, buy oats that are certified gluten-free. Nothing else in here has gluten.',
      ],
    },
  ],
  recipe: {
    yield: '8 small pancakes',
    times: { prep: 10, cook: 15, total: 25 },
    ingredients: [
      {
        title: null,
        lines: [
          '2 ripe bananas (about 200 g peeled)',
          '100 g rolled oats',
          '2 eggs',
          '80 ml milk',
          '1 teaspoon baking powder',
          '1/2 teaspoon ground cinnamon',
          '1 pinch of salt',
          '1 tablespoon coconut oil, for frying',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Put everything but the coconut oil into a blender and blend for 30 seconds, until smooth.',
          'Let the batter rest for 5 minutes. It will thicken as the oats drink.',
          'Warm a non-stick pan over medium-low heat and brush it with a little coconut oil.',
          'Pour in 3 tablespoons of batter for each pancake. Fry for 2 to 3 minutes, then flip them when bubbles appear on top and the edges look dry.',
          'Fry the second side for 1 to 2 minutes, until golden.',
          'Keep the finished pancakes warm in the oven at 100 °C while you fry the rest.',
        ],
      },
    ],
    notes: [
      'Medium-low means it. On high heat the bananas burn before the middle is cooked.',
      'The batter thickens when it stands. Thin it with a spoonful of milk.',
    ],
    equipment: ['Blender', 'Non-stick frying pan', 'Spatula'],
  },
  after: [
    {
      heading: 'Batch cooking',
      text: [
        'Cold pancakes keep in the fridge for 3 days. To freeze, lay them apart on a tray first, then bag them; they keep for 2 months. Reheat in the toaster.',
      ],
    },
    {
      heading: 'Without egg, without dairy',
      text: [
        'For the eggs, stir 2 tablespoons of ground flaxseed into 6 tablespoons of water and let it stand for 10 minutes. Any plant milk works. Vegan pancakes are softer, so make them smaller.',
      ],
    },
    {
      heading: 'Toppings',
      text: ['Blueberries and yoghurt on school days, maple syrup on all others.'],
    },
  ],
  comments: [
    { by: 'Cleo', on: '2026-01-26', text: 'Added 250 g sugar and now they are proper pancakes.' },
    {
      by: 'Bram',
      on: '2026-02-04',
      text: 'Blend for ten minutes, fry for half an hour. Concrete.',
    },
  ],
};
