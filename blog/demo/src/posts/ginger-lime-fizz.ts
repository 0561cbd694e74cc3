import type { Post } from '../post';

export const gingerLimeFizz: Post = {
  slug: 'ginger-lime-fizz',
  language: 'en',
  shape: 'list with odd durations',
  title: 'Ginger Lime Fizz',
  summary: 'A hot, sharp, cold drink for people who are driving, and for people who are not.',
  author: 'Juno Hartwell',
  category: 'Drinks',
  published: '2026-06-21',
  modified: '2026-06-21',
  picture: 'A tall glass with ice, lime slices and mint',
  intro: [
    'Shop-bought ginger beer is mostly sugar that has once met a ginger root. This one bites.',
    'Make the syrup on a Sunday and you are two minutes away from a long drink all week.',
  ],
  before: [
    {
      heading: 'Do I have to peel the ginger?',
      text: ['No. Wash it well and slice it thinly. The syrup is strained anyway.'],
    },
  ],
  recipe: {
    yield: '4 glasses',
    times: { prep: 15, cook: 10, total: 45 },
    ingredients: [
      {
        title: 'Ginger syrup',
        lines: ['120 g fresh ginger, thinly sliced', '150 g caster sugar', '200 ml water'],
      },
      {
        title: 'To serve',
        lines: [
          '100 ml lime juice (about 4 limes)',
          '800 ml cold sparkling water',
          '8 sprigs of mint',
          'Plenty of ice',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Bring the ginger, sugar and water to the boil in a small saucepan, stirring until the sugar has dissolved. Simmer gently for 10 minutes.',
          'Take the pan off the heat, cover it and let the ginger steep for 20 minutes.',
          'Strain the syrup through a sieve, pressing the ginger well, and let it cool.',
          'Fill four tall glasses with ice. Give each 3 tablespoons of the syrup and 25 ml lime juice.',
          'Clap the mint between your hands, add two sprigs to each glass and top up with 200 ml sparkling water.',
        ],
      },
    ],
    notes: [
      'The strained ginger can be tossed in sugar and dried in the oven at 90 °C for 1 hour.',
    ],
    equipment: ['Small saucepan', 'Fine sieve'],
  },
  after: [
    {
      heading: 'Storage',
      text: [
        'The syrup keeps in a clean bottle in the fridge for 2 weeks. Freeze it in ice cube trays for up to 6 months. Mixed drinks do not keep, the bubbles leave.',
      ],
    },
    {
      heading: 'For the grown-ups',
      text: ['Add 40 ml dark rum to each glass and leave out a little of the water.'],
    },
    {
      heading: 'Swaps',
      text: [
        'Lemon juice works in place of lime, but use 80 ml. Light brown sugar makes a darker, rounder syrup. For a pitcher of 8 glasses, double everything.',
      ],
    },
  ],
  comments: [
    { by: 'Faye', on: '2026-06-23', text: 'I steep mine for 3 days. It can strip paint.' },
    { by: 'Jonty', on: '2026-06-30', text: '1 kg of sugar is about right for me.' },
  ],
};
