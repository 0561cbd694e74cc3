import type { Post } from '../post';

export const smokyChickpeaStew: Post = {
  slug: 'smoky-chickpea-and-spinach-stew',
  language: 'en',
  shape: 'tasty card only',
  title: 'Smoky Chickpea and Spinach Stew',
  summary: 'One pot, half an hour, and a secret spoonful of peanut butter.',
  author: 'Juno Hartwell',
  category: 'Vegan dinners',
  published: '2025-11-16',
  modified: '2025-11-18',
  picture: 'A blue pot of orange chickpea stew with green spinach leaves',
  intro: [
    'This is the dinner I make when I have promised to cook and then forgotten. Everything but the spinach lives in the cupboard.',
    'The peanut butter is not there for a peanut taste. It melts into the sauce and makes it round and silky.',
  ],
  before: [
    {
      heading: 'Dried chickpeas instead of tinned',
      text: [
        'Soak 300 g dried chickpeas overnight and boil them for about 1 hour until tender. Use 250 ml of their cooking water in place of the stock.',
      ],
    },
  ],
  recipe: {
    yield: '6 servings',
    times: { prep: 10, cook: 30, total: 40 },
    ingredients: [
      {
        title: null,
        lines: [
          ['2', 'tablespoons', 'olive oil'],
          ['1', '', 'large onion', 'finely chopped'],
          ['2', '', 'carrots', 'diced'],
          ['3', 'cloves', 'garlic', 'crushed'],
          ['2', 'teaspoons', 'smoked paprika'],
          ['1', 'teaspoon', 'ground cumin'],
          ['1/2', 'teaspoon', 'chilli flakes', 'optional'],
          ['2', 'tins', 'chickpeas', '400 g each, drained'],
          ['1', 'tin', 'chopped tomatoes', '400 g'],
          ['1', 'cup', 'vegetable stock', '250 ml'],
          ['2', 'tablespoons', 'smooth peanut butter'],
          ['150', 'g', 'baby spinach'],
          ['1/2', '', 'lemon', 'juice only'],
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Warm the olive oil in a wide pot over medium heat. Soften the onion and the carrots with a pinch of salt for 8 minutes.',
          'Add the garlic, smoked paprika, cumin and chilli flakes and stir for 1 minute, until fragrant.',
          'Add the chickpeas, tomatoes and stock. Bring to the boil, then simmer with the lid ajar for 15 minutes.',
          'Whisk the peanut butter with a ladleful of the hot sauce and stir it back into the pot.',
          'Fold in the spinach a handful at a time and cook for 2 minutes, until it has wilted.',
          'Take off the heat, add the lemon juice and season with salt.',
        ],
      },
    ],
    notes: ['Crush a few chickpeas against the side of the pot for a thicker sauce.'],
    equipment: ['Wide pot with a lid', 'Whisk'],
    nutrition: { calories: '290 kcal', proteinContent: '12 g', fiberContent: '10 g' },
  },
  after: [
    {
      heading: 'Slow cooker version',
      text: [
        'Do steps one and two in a pan, then continue in the slow cooker on high for 3 hours or on low for 6 hours. Stir in peanut butter, spinach and lemon for the last 10 minutes.',
      ],
    },
    {
      heading: 'Leftovers',
      text: [
        'Cool the stew within an hour and keep it in the fridge for up to 4 days. It freezes for 3 months; the spinach darkens, the taste stays.',
      ],
    },
    {
      heading: 'Frequently asked questions',
      text: [
        'Can I leave out the peanut butter? Yes. Tahini works spoon for spoon, and so does almond butter.',
        'Can I use frozen spinach? Yes, 120 g, thawed and squeezed dry.',
        'What goes with it? Rice, couscous or flatbread.',
      ],
    },
  ],
  comments: [
    {
      by: 'Bea',
      on: '2025-11-20',
      text: 'Used 5 tablespoons of chilli flakes. I can see through time now.',
    },
    { by: 'Sam', on: '2025-12-02', text: 'Lovely with 200 g of chicken added after 45 minutes.' },
  ],
};
