import type { Citation } from './citation';

/** Publishers' own pages that the tables of this folder rest on. */
export const citations = {
  temperatures: {
    title: 'FoodSafety.gov: Cook to a Safe Minimum Internal Temperature',
    url: 'https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures',
  },
  coldStorage: {
    title: 'FoodSafety.gov: Cold Food Storage Chart',
    url: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
  },
  leftovers: {
    title: 'USDA FSIS: Leftovers and Food Safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/leftovers-and-food-safety',
  },
  foodKeeper: {
    title: 'FoodSafety.gov: FoodKeeper',
    url: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
  },
  freezing: {
    title: 'USDA FSIS: Freezing and Food Safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/freezing-and-food-safety',
  },
  freezingBadly: {
    title: 'National Center for Home Food Preservation: Freezing',
    url: 'https://nchfp.uga.edu/how/freeze',
  },
  canning: {
    title: 'National Center for Home Food Preservation: Canning',
    url: 'https://nchfp.uga.edu/how/can',
  },
  dangerZone: {
    title: 'USDA FSIS: Danger Zone (40 °F - 140 °F)',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/danger-zone-40f-140f',
  },
  chilling: {
    title: 'UK Food Standards Agency: How to chill, freeze and defrost food safely',
    url: 'https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely',
  },
  eggs: {
    title: 'US FDA: What You Need to Know About Egg Safety',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/what-you-need-know-about-egg-safety',
  },
  flour: {
    title: 'US FDA: Flour Is a Raw Food and Other Safety Facts',
    url: 'https://www.fda.gov/consumers/consumer-updates/flour-raw-food-and-other-safety-facts',
  },
  infants: {
    title: 'US CDC: Foods and Drinks to Avoid or Limit (infants and toddlers)',
    url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/foods-and-drinks-to-avoid-or-limit.html',
  },
  pregnancy: {
    title: 'UK NHS: Foods to avoid in pregnancy',
    url: 'https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/',
  },
  thawing: {
    title: 'USDA FSIS: The Big Thaw, Safe Defrosting Methods',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/big-thaw-safe-defrosting-methods',
  },
  homeCanned: {
    title: 'US CDC: Home-Canned Foods (botulism)',
    url: 'https://www.cdc.gov/botulism/prevention/home-canned-foods.html',
  },
  botulism: {
    title: 'US CDC: Botulism Prevention',
    url: 'https://www.cdc.gov/botulism/prevention/index.html',
  },
  marinades: {
    title: 'USDA FSIS: Poultry: Basting, Brining, and Marinating',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/poultry/poultry-basting-brining-and-marinating',
  },
  separate: {
    title: 'FoodSafety.gov: 4 Steps to Food Safety',
    url: 'https://www.foodsafety.gov/keep-food-safe/4-steps-to-food-safety',
  },
  rawMilk: {
    title: 'US FDA: The Dangers of Raw Milk',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/dangers-raw-milk-unpasteurized-milk-can-pose-serious-health-risk',
  },
  seafood: {
    title: 'US FDA: Selecting and Serving Fresh and Frozen Seafood Safely',
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/selecting-and-serving-fresh-and-frozen-seafood-safely',
  },
  naturalToxins: {
    title: 'WHO: Natural toxins in food',
    url: 'https://www.who.int/news-room/fact-sheets/detail/natural-toxins-in-food',
  },
  slowCookers: {
    title: 'USDA FSIS: Slow Cookers and Food Safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/slow-cookers-and-food-safety',
  },
  stuffing: {
    title: 'USDA FSIS: Stuffing and Food Safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/stuffing-and-food-safety',
  },
  grilling: {
    title: 'USDA FSIS: Grilling and Food Safety',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/grilling-and-food-safety',
  },
  powerCut: {
    title: 'FoodSafety.gov: Food Safety During Power Outage',
    url: 'https://www.foodsafety.gov/food-safety-charts/food-safety-during-power-outage',
  },
  youngChildren: {
    title: 'UK NHS: Foods to avoid giving babies and young children',
    url: 'https://www.nhs.uk/baby/weaning-and-feeding/foods-to-avoid-giving-babies-and-young-children/',
  },
  retention: {
    title: 'USDA: Table of Nutrient Retention Factors, Release 6',
    url: 'https://www.ars.usda.gov/arsuserfiles/80400525/data/retn/retn06.pdf',
  },
  mould: {
    title: 'USDA FSIS: Molds on Food: Are They Dangerous?',
    url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/molds-food-are-they-dangerous',
  },
  allergies: {
    title: 'US FDA: Food Allergies',
    url: 'https://www.fda.gov/food/food-labeling-nutrition/food-allergies',
  },
  gasMarks: {
    title: 'Nanny McPhee: Oven Temperatures in Celsius, Fahrenheit and Gas Marks',
    url: 'https://www.nannymcphee.co.uk/conversion-chart-for-oven-temperatures-celsius-fahrenheit-and-gas-mark/',
  },
  fanOvens: {
    title: 'Pinch of Nom: Oven Temperature Conversion Guide',
    url: 'https://pinchofnom.com/oven-temperature-conversion-guide/',
  },
  substitutions: {
    title: 'North Dakota State University Extension: Ingredient Substitutions (FN198)',
    url: 'https://www.ag.ndsu.edu/publications/food-nutrition/ingredient-substitutions',
  },
  eggSubstitutes: {
    title: 'NC State Extension: Baking With Egg Substitutes',
    url: 'https://brunswick.ces.ncsu.edu/news/baking-with-egg-substitutes',
  },
  spices: {
    title: 'Better Homes & Gardens: Emergency Ingredient Substitutions',
    url: 'https://www.bhg.com/recipes/how-to/bake/ingredient-substitutions/',
  },
  emergency: {
    title: 'HowStuffWorks: Easy Cooking Substitution Solutions',
    url: 'https://recipes.howstuffworks.com/menus/easy-cooking-substitution-solutions.htm',
  },
  oils: {
    title: 'The Pantagraph: Be aware of oil smoke points',
    url: 'https://www.pantagraph.com/smith-be-aware-of-oil-smoke-points-cncopy/article_f64aae11-13d0-5ad7-bf15-ff1100f4923e.html',
  },
  dairyFree: {
    title: 'Iowa State University Extension: Dairy-free',
    url: 'https://blogs.extension.iastate.edu/answerline/2016/11/28/dairy-free/',
  },
  milkSwaps: {
    title: 'WebMD: Swaps for a Milk Allergy',
    url: 'https://www.webmd.com/allergies/food-substitutes-for-milk-allergy',
  },
  milkAllergy: {
    title: 'Kids With Food Allergies: Basic Recipe Substitutions for Milk Allergy',
    url: 'https://www.kidswithfoodallergies.org/resourcespre.php?id=103',
  },
  riceWine: {
    title: 'Cookipedia: Rice wine',
    url: 'https://cookipedia.co.uk/recipes_wiki/Rice_wine',
  },
  fats: {
    title: "Let's Talk Food: Fats, Oils and Vinegars",
    url: 'https://letstalkfood-ck.com/cooking-resources/fats-oils-substitution-2',
  },
  spiceChart: {
    title: 'Getty Stewart: Spice Substitutes',
    url: 'https://docslib.org/doc/12408411/spice-substitutes-if-a-recipe-calls-for-a-spice-you-don-t-have-try-these-substitutes',
  },
  herbChart: {
    title: "Becky's Greenhouse: Herb Substitutions in Cooking",
    url: 'https://www.beckysgreenhouse.com/blog-gardening-and-you/what-to-do-if-you-dont-have-a-certain-herb-for-a-recipe',
  },
  produce: {
    title: 'Bins of Chaos: Interchangeable Ingredients',
    url: 'https://www.binsofchaos.com/ideas-and-inspiration/plan-b/',
  },
  cookTimes: {
    title: "Jimmy's Post: Missing an Ingredient? Here's What You Can Use Instead",
    url: 'https://jimmyspost.com/missing-an-ingredient-heres-what-you-can-use-instead/',
  },
  cheeses: {
    title: 'Tastyble: How to Substitute Cheese',
    url: 'https://tastyble.com/how-to/substitute-cheese/',
  },
  proteins: {
    title: 'Boston Medical Center: About Our Substitution Guide',
    url: 'https://www.bmc.org/ht/node/171190',
  },
  legumes: {
    title: 'Balancing Act Basics: Conversions & Substitutions, Vegetables',
    url: 'https://balancingactbasics.blogspot.com/2009/08/conversions-substitutions-vegetables.html',
  },
  flavorings: {
    title: 'Food & Nutrition: Ingredient Substitutions',
    url: 'https://foodandnutrition.com/ingredient-substitutions/',
  },
  vanillaSugar: {
    title: 'Henny Mats: Homemade vanilla sugar',
    url: 'https://hennymats.blogspot.com/2012/02/homemade-vanilla-sugar-answer-to-my.html',
  },
  cornmeal: {
    title: 'Eat Healthy 365: Cornmeal Substitutes',
    url: 'https://eathealthy365.com/9-best-cornmeal-substitutes-tested-approved',
  },
  condensedMilk: {
    title: 'Jesse Pannell: Substitutions',
    url: 'https://jessepannell.com/index.php/kitchen/helpful-hints-for-the-kitchen/substitutions',
  },
  worcestershire: {
    title: 'Reference: What Is a Replacement for Worcestershire Sauce?',
    url: 'https://www.reference.com/food/replacement-worcestershire-sauce-67ee29ac006dcb4a',
  },
  thisForThat: {
    title: 'North Dakota Farm Bureau: This for that',
    url: 'https://www.ndfb.org/on-your-table/on-your-table-blog/this-for-that/',
  },
  paprika: {
    title: 'iSpice You: How to Choose a Paprika Substitute',
    url: 'https://www.ispiceyou.com/blogs/news/how-to-choose-a-paprika-substitute',
  },
  netCooks: {
    title: 'NetCooks: Substitutions',
    url: 'https://netcooks.com/Substitutions.html',
  },
  pantry: {
    title: 'Mother Nature Network: More recipe substitutions for common ingredients',
    url: 'https://www.mnn.com/food/recipes/stories/more-recipe-substitutions-for-common-ingredients',
  },
  worldPantry: {
    title: "Cook's Illustrated: How to Substitute Ethnic Ingredients",
    url: 'https://www.cooksillustrated.com/how_tos/5533-how-to-substitute-ethnic-ingredients',
  },
} as const satisfies Record<string, Citation>;

export type CitationId = keyof typeof citations;

export const isCitation = (id: string): id is CitationId => Object.hasOwn(citations, id);
