import type { Food } from './food';

const cheeses =
  'cheese mozzarella parmesan pecorino feta cheddar blue-cheese goat-cheese swiss-cheese soft-ripened-cheese halloumi ricotta gruyere gouda mascarpone cream-cheese cottage-cheese';
const creams =
  'cream heavy-cream double-cream single-cream creme-fraiche sour-cream whipping-cream';
const pastas = 'pasta wheat-noodles rice-noodles egg-noodles spaghetti lasagne';

const spices =
  'pepper paprika cayenne cinnamon nutmeg clove curry-powder curry-paste ginger mustard allspice sweet-spice five-spice cumin coriander-seed turmeric cardamom saffron star-anise fennel-seed caraway fenugreek bay-leaf';
const herbs =
  'basil parsley cilantro thyme rosemary sage oregano bay-leaf dill tarragon mint shiso chives lemongrass';
const vegetables =
  'onion shallot spring-onion leek tomato canned-tomato potato sweet-potato carrot celery celeriac parsnip turnip beetroot bell-pepper cucumber zucchini pumpkin aubergine mushroom spinach kale cabbage broccoli cauliflower asparagus artichoke fennel lettuce green-bean pea corn okra radish kohlrabi chard bok-choy brussels-sprouts arugula bean-sprouts';
const fruits =
  'apple pear banana lemon lime orange grapefruit strawberry raspberry blueberry blackberry cranberry dried-cranberry berries cherry peach apricot plum grape raisin date fig mango pineapple kiwi papaya melon pomegranate rhubarb currant quince mandarin passion-fruit watermelon gooseberry';

const flours =
  'bread-flour whole-wheat-flour self-raising-flour spelt-flour rye-flour rice-flour cornmeal gluten-free-flour';

/** Fish and meat that only season a dish. */
const seasoning = /sauce|stock|anchov/;

const kindOf = (name: string, ids: string) => ({
  heads: new Set([name]),
  isOf: ({ id }: Food) => ids.split(' ').includes(id),
});

/** Names of a whole kind ("meat"), and which foods are of it by their id or by what they have. */
const kinds: readonly { heads: ReadonlySet<string>; isOf: (food: Food) => boolean }[] = [
  {
    heads: new Set(['meat', 'ground-beef']),
    isOf: ({ id, has }) => has.has('meat') && !id.includes('stock'),
  },
  { heads: new Set(['pork']), isOf: ({ has }) => has.has('pork') },
  {
    heads: new Set(['fish']),
    isOf: ({ id, has }) => has.has('fish') && !seasoning.test(id),
  },
  { heads: new Set(['cheese']), isOf: ({ id }) => cheeses.split(' ').includes(id) },
  { heads: new Set(['cream', 'heavy-cream']), isOf: ({ id }) => creams.split(' ').includes(id) },
  { heads: new Set(['pasta', 'wheat-noodles']), isOf: ({ id }) => pastas.split(' ').includes(id) },
  { heads: new Set(['nuts', 'mixed-nuts']), isOf: ({ has }) => has.has('treenut') },
  kindOf('spice-mix', spices),
  kindOf('herbs', herbs),
  kindOf('vegetables', vegetables),
  kindOf('fruit', fruits),
  kindOf('flour', flours),
  kindOf('egg', 'egg-yolk egg-white'),
  kindOf('berries', 'strawberry raspberry blueberry blackberry cranberry currant gooseberry'),
  kindOf('wine', 'red-wine white-wine fortified-wine'),
  kindOf('stock', 'vegetable-stock chicken-stock beef-stock fish-stock'),
];

/** Meat, fish and seafood replace one another in a dish. */
const isFlesh = ({ id, has }: Food) =>
  (['meat', 'fish', 'crustacean', 'mollusc'] as const).some((trait) => has.has(trait)) &&
  !seasoning.test(id);

/** Whether two foods are of one kind: chicken and ham, pears and apples. */
export const isKindred = (one: Food, other: Food): boolean =>
  (isFlesh(one) && isFlesh(other)) || kinds.some(({ isOf }) => isOf(one) && isOf(other));

/** Whether a food is of the kind that another one names: mozzarella is what "cheese" asks for. */
export const isOfKind = (food: Food, asked: Food): boolean =>
  kinds.some(({ heads, isOf }) => heads.has(asked.id) && isOf(food));
