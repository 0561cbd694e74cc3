import type { Post } from '../post';

export const honeyMustardChicken: Post = {
  slug: 'sticky-honey-mustard-chicken-thighs',
  language: 'en',
  shape: 'control character',
  title: 'Sticky Honey Mustard Chicken Thighs',
  summary:
    'Chicken and potatoes from one tray, glossy enough for guests and easy enough for a Tuesday.',
  author: 'Juno Hartwell',
  category: 'Meat',
  published: '2026-02-15',
  modified: '2026-02-15',
  picture: 'Golden chicken thighs with small potatoes on a baking tray',
  intro: [
    'Thighs forgive everything. Ten minutes too long and they are still juicy, which cannot be said of a chicken breast or of most people.',
    'The glaze is four things from the fridge door, whisked with a fork.',
  ],
  before: [
    {
      heading: 'Two things that make it better',
      text: [
        'Dry the skin with kitchen paper before anything else. Wet skin steams; dry skin crackles.',
        'Let the glaze sit on the chicken for half an hour in the fridge if you have the time. Overnight works too, but no longer than 24 hours.',
      ],
    },
  ],
  recipe: {
    yield: 'Serves 4',
    times: { prep: 15, cook: 50, total: 70 },
    ingredients: [
      {
        title: 'For the tray',
        lines: [
          '8 chicken thighs, bone in and skin on (about 1.2 kg)',
          '500 g baby potatoes, halved',
          '1 tablespoon olive oil',
          '1/2 teaspoon dried thyme',
          '1 teaspoon salt',
        ],
      },
      {
        title: 'For the glaze',
        lines: [
          '3 tablespoons honey',
          '2 tablespoons wholegrain mustard',
          '1 tablespoon Dijon mustard',
          '2 tablespoons soy sauce',
          '3 cloves garlic, crushed',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Heat the oven to 220 °C / 425 °F. Toss the potatoes with the olive oil, thyme and half of the salt on a large baking tray and roast them for 15 minutes.',
          'Whisk the honey, both mustards, the soy sauce and the garlic in a bowl.',
          'Pat the chicken dry, season it with the rest of the salt and turn it in two thirds of the glaze.',
          'Lower the oven to 200 °C / 400 °F. Nestle the thighs between the potatoes, skin side up, and roast for 25 minutes.',
          'Brush with the remaining glaze and roast for another 10 minutes, until the skin is sticky and brown.',
          'Check the thickest thigh next to the bone: it is safe at 74 °C / 165 °F, and at its most tender around 80 °C.',
          'Let the tray rest for 5 minutes, then spoon the pan juices over the chicken.',
        ],
      },
    ],
    notes: [
      'Boneless thighs need 20 minutes in all instead of 35.',
      'Never brush cooked chicken with glaze that raw chicken has been in. Keep the last third apart from the start.',
    ],
    equipment: ['Large baking tray', 'Meat thermometer', 'Pastry brush'],
  },
  after: [
    {
      heading: 'Storing leftovers',
      text: [
        'Cool the chicken within 2 hours and keep it covered in the fridge for 3 days. Reheat it in the oven at 180 °C for 15 minutes, covered with foil, until it is hot right through.',
        'The chicken freezes for 2 months. The potatoes do not: they turn mealy.',
      ],
    },
    {
      heading: 'Instead of',
      text: [
        [
          'Maple syrup does what honey does, in the same amount.',
          'Tamari in place of soy sauce makes the dish gluten-free; check the mustard as well.',
          'Drumsticks take the same time as thighs.',
          'Sweet potatoes cook faster than baby potatoes. Cut them large and put them in together with the chicken.',
        ],
      ],
    },
  ],
  comments: [
    { by: 'Kit', on: '2026-02-18', text: 'I take mine out at 60 °C and nobody has died yet.' },
    {
      by: 'Lorna',
      on: '2026-03-01',
      text: 'Roast it for 3 hours at 120 °C with 2 cups of honey. Heaven.',
    },
  ],
};
