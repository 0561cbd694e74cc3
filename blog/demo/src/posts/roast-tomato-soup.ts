import type { Post } from '../post';

export const roastTomatoSoup: Post = {
  slug: 'roast-tomato-and-white-bean-soup',
  language: 'en',
  shape: 'one string',
  title: 'Roast Tomato and White Bean Soup',
  summary: 'Creamy without cream: a tin of beans does what dairy usually does.',
  author: 'Juno Hartwell',
  category: 'Soup',
  published: '2025-09-21',
  modified: '2025-10-01',
  picture: 'A bowl of red tomato soup with basil leaves and a swirl of oil',
  intro: [
    'September tomatoes are cheap, split and slightly ugly, which is exactly what you want here. The oven does the work: forty minutes, and even pale tomatoes taste of something.',
    'It is vegan by accident. I ran out of cream, found a tin of beans and never went back.',
  ],
  before: [
    {
      heading: 'Which tomatoes to use',
      text: [
        'Plum tomatoes give the thickest soup. A mix is fine as long as they are ripe. In winter I use three 400 g tins of whole plum tomatoes, drained and roasted in the same way.',
      ],
    },
  ],
  recipe: {
    yield: 'Serves 4',
    times: { prep: 15, cook: 50, total: 65 },
    ingredients: [
      {
        title: null,
        lines: [
          '1.2 kg ripe tomatoes, halved',
          '1 large red onion, cut into wedges',
          '6 cloves garlic, unpeeled',
          '3 tablespoons olive oil',
          '1 teaspoon smoked paprika',
          '750 ml vegetable stock',
          '1 x 400 g tin white beans, drained and rinsed',
          '1 tablespoon sherry vinegar',
          '1 teaspoon sugar',
          '1 handful basil leaves',
          'Salt and black pepper',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Heat the oven to 200 °C (400 °F).',
          'Put the tomatoes, cut side up, with the onion and the garlic on a large baking tray. Toss with the olive oil and the smoked paprika and season with salt.',
          'Roast for 40 minutes, until the edges are dark and the tomatoes have slumped.',
          'Squeeze the garlic out of its skins into a large pot. Add everything from the tray, the stock and the beans, and simmer for 10 minutes.',
          'Blend until smooth, about 2 minutes. Stir in the vinegar and the sugar and taste for salt.',
          'Serve with the basil and a few drops of olive oil.',
        ],
      },
    ],
    notes: ['For a smoother soup, press it through a sieve after blending.'],
    equipment: ['Large baking tray', 'Large pot', 'Stick blender'],
  },
  after: [
    {
      heading: 'Make ahead, fridge and freezer',
      text: [
        'The soup keeps in a closed container in the fridge for 4 days. Reheat it until it steams all the way through.',
        'It freezes for up to 3 months. Leave two fingers of room in the box, because soup expands. Add the basil only after thawing.',
      ],
    },
    {
      heading: 'If you have no stick blender',
      text: [
        'A jug blender works. Let the soup cool for 10 minutes first, fill the jug no more than half and hold the lid down with a towel. A potato masher makes a rustic version.',
      ],
    },
    {
      heading: 'Swaps',
      text: [
        'Butter beans, cannellini or haricot beans all work. A peeled, cubed potato added with the stock thickens it too; simmer it for 20 minutes then.',
        'Red wine vinegar or lemon juice can take the place of the sherry vinegar.',
      ],
    },
    {
      heading: 'What to serve with it',
      text: ['A thick slice of the overnight seeded rye loaf, toasted and rubbed with garlic.'],
    },
  ],
  comments: [
    {
      by: 'Gwen',
      on: '2025-09-25',
      text: 'I stirred in 300 ml of double cream and 50 g parmesan. So not vegan any more, but delicious.',
    },
    { by: 'R. Okafor', on: '2025-10-03', text: 'Frozen for 9 months and still fine!' },
  ],
};
