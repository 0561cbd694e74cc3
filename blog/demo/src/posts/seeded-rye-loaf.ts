import type { Post } from '../post';

export const seededRyeLoaf: Post = {
  slug: 'overnight-seeded-rye-loaf',
  language: 'en',
  shape: 'graph of steps',
  title: 'Overnight Seeded Rye Loaf',
  summary: 'A dark, moist loaf that does most of its work while you sleep. No kneading at all.',
  author: 'Juno Hartwell',
  category: 'Bread',
  published: '2026-01-11',
  modified: '2026-02-02',
  picture: 'A dark rye loaf with seeds on its crust, two slices cut',
  intro: [
    'I baked this loaf every Saturday of last winter, mostly because it asks so little of me. You stir three things together before bed, you stir a few more in the morning, and by lunch there is bread.',
    'It is half rye in spirit and a third rye in fact: enough for that malty, slightly sour taste, with plenty of white flour to keep the crumb from turning into a brick. My first five attempts were bricks. The ducks declined them.',
  ],
  before: [
    {
      heading: 'Why the overnight sponge matters',
      text: [
        'Rye flour drinks slowly. Giving it the whole night softens the bran, so the finished loaf stays moist and slices without crumbling. It also builds flavour that an hour on the worktop never will.',
        'If your kitchen is very warm, say above 26 °C, the sponge will be ready after 8 to 9 hours. Use it then, or put it in the fridge until you are ready.',
      ],
    },
    {
      heading: 'What you can swap',
      text: [
        'Black treacle gives the colour. Use the same amount of molasses or dark malt syrup instead.',
        'The seeds are up to you: keep the total at about 125 g and use what the jar holds. Chopped walnuts are lovely, too.',
        'Please do not replace the white flour with more rye. The dough would need far more water and a different method.',
      ],
    },
  ],
  recipe: {
    yield: '1 loaf (about 14 slices)',
    times: { prep: 25, cook: 50, total: 870 },
    ingredients: [
      {
        title: 'For the overnight sponge',
        lines: ['150 g wholegrain rye flour', '150 ml cold water', '1/4 teaspoon instant yeast'],
      },
      {
        title: 'For the dough',
        lines: [
          '300 g strong white bread flour',
          '180 ml lukewarm water',
          '1 tablespoon black treacle',
          '1 1/2 teaspoons fine sea salt',
          '1 teaspoon instant yeast',
          '60 g sunflower seeds',
          '40 g pumpkin seeds',
          '2 tablespoons linseed',
          'A little butter, for the tin',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Stir the rye flour, the cold water and 1/4 teaspoon yeast together in a large bowl. Cover and leave at room temperature for 12 hours, until the sponge has domed and is full of small bubbles.',
          'Toast all the seeds in a dry frying pan over medium heat for 4 minutes, shaking the pan often. Tip them onto a plate and let them cool completely.',
          'Add the bread flour, lukewarm water, treacle, salt and the teaspoon of yeast to the sponge. Mix with a wooden spoon for 2 minutes. The dough will be as sticky as porridge; do not knead it. Fold in the seeds, saving a spoonful for the top.',
          'Butter the tin, scrape in the dough and smooth it with a wet hand. Scatter over the saved seeds. Cover and let it prove for 60 to 75 minutes, until the dough is 1 cm below the rim.',
          'Meanwhile, heat the oven to 230 °C (210 °C fan) with an empty roasting tin on the bottom shelf.',
          'Pour a mug of hot water into the roasting tin, put the loaf on the middle shelf and bake for 15 minutes. Lower the oven to 200 °C (180 °C fan) and bake for another 35 minutes.',
          'Check the loaf: it is done when the middle reads 97 °C on a probe thermometer and the base sounds hollow when tapped.',
          'Turn the loaf out and let it cool on a wire rack for at least 2 hours before you slice it. Warm rye is gummy.',
        ],
      },
    ],
    notes: [
      'For a softer crust, brush the hot loaf with a little melted butter.',
      'The second prove is quicker in summer. Look at the dough, not at the clock.',
    ],
    equipment: [
      '900 g (2 lb) loaf tin',
      'Roasting tin for the steam',
      'Probe thermometer',
      'Wire rack',
    ],
  },
  after: [
    {
      heading: 'How to store it',
      text: [
        'Wrapped in a clean tea towel in the bread bin, the loaf keeps for 5 days and tastes best on day two. Do not put it in the fridge; cold makes bread stale faster.',
        'To freeze, slice the cold loaf and freeze the slices in a bag for up to 3 months. Toast them straight from frozen.',
      ],
    },
    {
      heading: 'Questions you asked',
      text: [
        'Can I use a stand mixer? You can, with the flat beater on low for one minute, but honestly a spoon is less washing up.',
        'Do I really need the steam? It keeps the crust thin and lets the loaf rise a bit higher. Without it the bread is still good, just with a thicker crust.',
        'Can I use fresh yeast? Yes. Take 1 g for the sponge and 10 g for the dough, crumbled into the water.',
      ],
    },
  ],
  comments: [
    {
      by: 'Perpetua',
      on: '2026-01-14',
      text: 'I gave it 95 minutes at 190 °C and used 4 teaspoons of salt. Far too salty, do not do that!',
    },
    { by: 'Old Tom', on: '2026-01-20', text: 'Keeps 3 weeks in my cellar, no trouble.' },
  ],
};
