import { postOf, unreadRecipe } from './posts';

export const stew = postOf(
  unreadRecipe(
    'Beef Stew with Carrots',
    [
      '1 kg beef',
      '4 carrots',
      '1 onion',
      '2 tbsp tomato paste',
      '500 ml beef stock',
      '1 tsp thyme',
    ],
    ['Brown the beef.', 'Add everything else and simmer for 2 hours.'],
  ),
);
export const roast = postOf(
  unreadRecipe(
    'Roast Chicken Thighs',
    ['8 chicken thighs', '2 tbsp oil', '1 tsp paprika', '1 tsp salt'],
    [
      'Heat the oven to 220 °C.',
      'Rub the chicken with oil, paprika and salt and roast it for 40 minutes.',
    ],
  ),
);
export const pasta = postOf(
  unreadRecipe(
    'Spaghetti with Tomato Sauce',
    ['400 g spaghetti', '1 can tomatoes', '2 cloves garlic', '1 tsp basil', '30 g walnuts'],
    [
      'Boil the spaghetti.',
      'Simmer the tomatoes with garlic and basil.',
      'Scatter the walnuts on top.',
    ],
  ),
);
