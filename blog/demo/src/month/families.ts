/** Questions of readers that mean the same, in words of several of them. */
export interface Family {
  /** Of the post. */
  slug: string;
  /** How many of a hundred readers of all posts ask it. */
  share: number;
  texts: readonly string[];
}

const family = (slug: string, share: number, ...texts: string[]): Family => ({
  slug,
  share,
  texts,
});

/** What the readers of a month ask; what is asked once by nobody else is in `visits.ts`. */
export const families: readonly Family[] = [
  family(
    'overnight-seeded-rye-loaf',
    4,
    'Which thermometer do you use?',
    'What thermometer is that?',
    'Do I need a probe thermometer?',
  ),
  family(
    'roast-tomato-and-white-bean-soup',
    4,
    'What other soups do you have?',
    'Do you have another recipe with beans?',
    'Any other recipes like this?',
  ),
  family(
    'lemon-poppy-seed-loaf-cake',
    11,
    'Can I freeze it?',
    'Does this cake freeze well?',
    'Can the loaf be frozen?',
    'is it ok to freeze this',
    'How do I freeze the cake?',
  ),
  family(
    'lemon-poppy-seed-loaf-cake',
    6,
    'What can I use instead of the yogurt?',
    'No yoghurt, what else can I take?',
    'Can I replace the yogurt?',
    'substitute for yogurt?',
  ),
  family(
    'lemon-poppy-seed-loaf-cake',
    5,
    'Which brand of loaf tin do you use?',
    'What brand is your loaf tin?',
    'which brand of tin is that',
  ),
  family(
    'blender-banana-oat-pancakes',
    9,
    'Can I make them without eggs?',
    'What can I use instead of the eggs?',
    'egg substitute?',
    'I have no eggs, what can I use?',
  ),
  family(
    'blender-banana-oat-pancakes',
    7,
    'Can I freeze the pancakes?',
    'Do they freeze?',
    'Can I freeze leftover pancakes?',
    'how to freeze these',
  ),
  family(
    'blender-banana-oat-pancakes',
    5,
    'How many calories are in one pancake?',
    'calories per pancake?',
    'How many calories do these have?',
  ),
  family(
    'beef-stew-with-stout-and-barley',
    7,
    'Can I make it in a slow cooker?',
    'How do I do this in the slow cooker?',
    'Does this work in a slow cooker?',
    'slow cooker instructions?',
  ),
  family(
    'beef-stew-with-stout-and-barley',
    5,
    'Can I make it the day before?',
    'Can the stew be made ahead?',
    'Can I cook it a day ahead?',
  ),
  family(
    'beef-stew-with-stout-and-barley',
    4,
    'What can I use instead of the stout?',
    'Can I replace the stout?',
    'substitute for stout?',
  ),
  family(
    'sticky-honey-mustard-chicken-thighs',
    8,
    'Can I use chicken breasts?',
    'Can I use breast instead of thighs?',
    'Would chicken breast work here?',
  ),
  family(
    'sticky-honey-mustard-chicken-thighs',
    4,
    'Is there a video of the glaze?',
    'Do you have a video of the glaze?',
    'Any video for the glaze?',
  ),
  family(
    'roast-tomato-and-white-bean-soup',
    5,
    'How long does it keep in the fridge?',
    'How many days does it keep in the fridge?',
    'How long can I keep the soup in the fridge?',
  ),
  family(
    'roast-tomato-and-white-bean-soup',
    4,
    'Is it vegan?',
    'Can this be vegan?',
    'Is the soup vegan?',
  ),
  family(
    'smoky-chickpea-and-spinach-stew',
    4,
    'How do I double it for eight people?',
    'Can I double the recipe?',
    'What do I need for 8 servings?',
  ),
  family(
    'apfelkuchen-mit-streuseln',
    5,
    'Kann ich den Kuchen einfrieren?',
    'Lässt er sich einfrieren?',
    'Kann man den einfrieren?',
  ),
  family(
    'apfelkuchen-mit-streuseln',
    3,
    'Welche Äpfel nimmst du?',
    'Welche Apfelsorte ist am besten?',
    'Welche Äpfel sind am besten?',
  ),
  family(
    'gratin-de-pommes-de-terre-au-comte',
    3,
    'Par quoi remplacer le comté ?',
    'Je peux remplacer le comté ?',
    'Que mettre à la place du comté ?',
  ),
  family(
    'strawberry-rhubarb-jam',
    3,
    'How long does the jam keep?',
    'How long will it keep?',
    'How long does it last?',
  ),
];

/** Questions that one reader asks, and nobody else; who asks again asks the same. */
export const lonely: readonly (readonly [slug: string, text: string])[] = [
  ['lemon-poppy-seed-loaf-cake', 'My aunt Wilhelmina calls this a tea bread, is she right?'],
  ['ginger-lime-fizz', 'Would this be something for a christening on a boat?'],
  ['satsumaimo-gohan', 'Which temple in Kyoto serves this in autumn?'],
  ['miso-salmon-with-green-vegetables', 'Did you ever cook this for your landlord?'],
  ['overnight-seeded-rye-loaf', 'Is the mill that you write about near Lake Garda?'],
  ['brown-butter-pecan-ice-cream', 'Does the neighbour with the parrot still get a tub?'],
];
