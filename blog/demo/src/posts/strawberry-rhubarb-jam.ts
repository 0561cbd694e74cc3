import type { Post } from '../post';

export const strawberryRhubarbJam: Post = {
  slug: 'strawberry-rhubarb-jam',
  language: 'en',
  shape: 'sections',
  title: 'Strawberry Rhubarb Jam',
  summary: 'Five jars of early summer, set without bought pectin.',
  author: 'Juno Hartwell',
  category: 'Preserves',
  published: '2026-05-31',
  modified: '2026-06-07',
  picture: 'Three jars of red jam with gingham lids, a strawberry in front',
  intro: [
    'Strawberries have the perfume and rhubarb has the backbone. Together they make a jam that is sharp enough for scones and soft enough for a spoon.',
    'I make one big batch on the first hot weekend and hide two jars from everyone, including myself.',
  ],
  before: [
    {
      heading: 'Why there is so much sugar in it',
      text: [
        'Sugar sets the jam and keeps it. Please do not cut it, or the lemon juice, in a jam that you want to keep in the cupboard. If you prefer it less sweet, make the fridge version below.',
      ],
    },
  ],
  recipe: {
    yield: 'About 5 jars of 250 ml',
    times: { prep: 30, cook: 35, total: 785 },
    ingredients: [
      {
        title: null,
        lines: [
          '800 g strawberries, hulled and halved',
          '500 g rhubarb, cut into 2 cm pieces',
          '900 g granulated sugar',
          '60 ml bottled lemon juice',
          '1 vanilla pod, split (optional)',
        ],
      },
    ],
    steps: [
      {
        title: 'The evening before',
        lines: [
          'Layer the strawberries, the rhubarb and the sugar in a large bowl, cover and leave overnight in the fridge, about 12 hours. The fruit will sit in its own syrup.',
        ],
      },
      {
        title: 'Cook the jam',
        lines: [
          'Put two saucers in the freezer. Wash five jars and their lids and keep the jars hot in the oven at 120 °C.',
          'Tip the fruit with all its syrup into a wide, heavy pan. Add the lemon juice and the vanilla pod and bring slowly to the boil, stirring until no sugar grates on the bottom.',
          'Boil hard for 15 to 20 minutes, stirring more often towards the end, until a sugar thermometer shows 105 °C.',
          'Test for a set: drop a little jam on a frozen saucer, wait 1 minute and push it with a finger. If it wrinkles, it is ready. If not, boil for 3 more minutes and test again.',
          'Take the pan off the heat, fish out the vanilla pod and skim off the foam. Let the jam stand for 5 minutes, so that the fruit does not float.',
        ],
      },
      {
        title: 'Fill and seal',
        lines: [
          'Fill the hot jars to 5 mm below the rim, wipe the rims clean and close the lids.',
          'Process the filled jars in a boiling water bath for 10 minutes. Lift them out and leave them for 24 hours without touching them, then check that every lid is drawn in.',
        ],
      },
    ],
    notes: [
      'Frozen fruit works. Weigh it frozen and let it thaw with the sugar.',
      'A wide pan is half the secret: the faster the water leaves, the fresher the jam tastes.',
    ],
    equipment: [
      'Wide heavy pan',
      'Sugar thermometer',
      '5 jars of 250 ml with new lids',
      'Deep pot for the water bath',
    ],
  },
  after: [
    {
      heading: 'How long it keeps',
      text: [
        'Sealed jars keep for 12 months in a cool, dark place. Once opened, a jar lives in the fridge and should be eaten within 4 weeks.',
        'A jar whose lid has not drawn in goes straight into the fridge.',
      ],
    },
    {
      heading: 'The fridge version with less sugar',
      text: [
        'Use only 450 g sugar and skip the water bath. This one is not for the cupboard: keep it in the fridge for 3 weeks, or freeze it for 6 months.',
      ],
    },
    {
      heading: 'Trouble with the set?',
      text: [
        'Jam goes on thickening for a day. If it is still runny then, boil it again for 5 minutes with the juice of another lemon.',
      ],
    },
  ],
  comments: [
    {
      by: 'Wilf',
      on: '2026-06-02',
      text: 'I never bother with the water bath and use 200 g sugar. It keeps for 5 years.',
    },
    { by: 'Anjali', on: '2026-06-10', text: 'Boiled it for an hour to 120 °C and made toffee.' },
  ],
};
