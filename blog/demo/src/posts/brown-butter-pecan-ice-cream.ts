import type { Post } from '../post';

export const brownButterPecanIceCream: Post = {
  slug: 'brown-butter-pecan-ice-cream',
  language: 'en',
  shape: 'headings only',
  title: 'Brown Butter Pecan Ice Cream',
  summary: 'A proper custard ice cream with nuts fried in butter. Worth washing two pans for.',
  author: 'Juno Hartwell',
  category: 'Ice cream',
  published: '2025-07-13',
  modified: '2025-07-20',
  picture: 'Two scoops of caramel-coloured ice cream with pecans in a glass',
  intro: [
    'My aunt ran an ice cream van with exactly three flavours, and this was the one she kept for the family. I had to guess the recipe from memory; it took eleven batches and I regret none of them.',
    'Browning the butter takes five minutes and changes everything. It should smell of hazelnuts and look like weak tea.',
  ],
  before: [
    {
      heading: 'The day before',
      text: [
        'If your machine has a bowl that has to be frozen, put it in the freezer 24 hours ahead. Most soft ice cream comes from a bowl that was not cold enough.',
      ],
    },
  ],
  recipe: {
    yield: 'Makes about 1 litre, 8 servings',
    times: { prep: 30, cook: 20, total: 560 },
    ingredients: [
      {
        title: null,
        lines: [
          '120 g pecans, roughly chopped',
          '115 g unsalted butter',
          '150 g light brown sugar',
          '5 egg yolks',
          '500 ml double cream',
          '250 ml whole milk',
          '1 teaspoon vanilla paste',
          '1/2 teaspoon flaky sea salt',
          '1 tablespoon bourbon (optional)',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Melt the butter in a light-coloured pan over medium heat and let it bubble for 5 to 6 minutes, swirling, until it is golden and smells nutty.',
          'Add the pecans and the salt and fry for 2 minutes. Strain the butter into a bowl and keep the nuts for later.',
          'Whisk the egg yolks and the sugar into the warm butter until smooth.',
          'Heat the cream and the milk in a saucepan until steaming. Pour it slowly onto the yolks, whisking all the time, and return everything to the pan.',
          'Stir over low heat until the custard coats a spoon and a thermometer shows 82 °C. Do not let it boil, or the eggs scramble.',
          'Strain the custard, stir in the vanilla and the bourbon, press cling film onto the surface and chill for at least 4 hours.',
          'Churn in the ice cream machine for 20 to 25 minutes, until thick. Add the pecans for the last 2 minutes.',
          'Freeze in a lidded box for 4 hours before scooping.',
        ],
      },
    ],
    notes: [
      'The bourbon keeps the ice cream soft. Leave it out for children.',
      'Take the box out of the freezer 10 minutes before you want to scoop.',
    ],
    equipment: ['Ice cream machine', 'Thermometer', 'Fine sieve'],
  },
  after: [
    {
      heading: 'How long does it keep?',
      text: [
        'In a closed box in the coldest part of the freezer it stays creamy for 2 weeks and safe for 2 months. Ice cream that has melted does not go back.',
      ],
    },
    {
      heading: 'No machine?',
      text: [
        'Pour the cold custard into a wide metal tin, freeze it and beat it with a fork every 45 minutes, four times in all. It will be a little icier.',
      ],
    },
    {
      heading: 'Variations',
      text: [
        'Walnuts or toasted hazelnuts can replace the pecans. For a version without nuts, stir in 80 g crushed caramel biscuits instead and fry nothing in the butter.',
      ],
    },
  ],
  comments: [
    {
      by: 'Tilda',
      on: '2025-07-15',
      text: 'Used 12 yolks and churned for 2 hours. It turned into butter.',
    },
    { by: 'Marcus', on: '2025-08-01', text: 'I cook my custard to 95 °C. Scrambled, but sweet.' },
  ],
};
