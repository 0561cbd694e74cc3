import type { Lexicon } from './lexicon';

export const en: Lexicon = {
  stop: `
    a about after again all also am an and any are aren't as at be because been before being both
    but by can can't could couldn't did didn't do does doesn't doing don't down each else for from
    get go got had has have having he hello her here hey hi his how how's i i'd i'll i'm i've if in
    into is isn't it it'd it'll it's its just let let's like long many may me might more most much
    must my need no nor not now of off ok okay on once one only or other ought our out over per please
    really same shall she should shouldn't so some still such than thanks thank that that's the
    their them then there there's these they they're thing things this those though through to too
    um under until up us use using very want was wasn't we we're well were what what's when where
    where's which while who why will with won't would wouldn't yes yet you you're your
    arent cant couldnt didnt doesnt dont hasnt havent hows im isnt ive lets shouldnt thats wasnt
    whats wheres wont wouldnt youre degree degrees`,
  common: `
    add added advance ahead airtight alcohol alcoholic allergic almond amount avoid babies baby
    bake baked baking baking-powder banana basil batch beans beef best better blender boil bowl
    bread brown browned burn burned burnt butter bye cake calories capital carrot carrots celiac
    celiacs chicken chilled chocolate chop chopped cilantro cloves cold contain container contains
    convection convert cook cooked cookies cooking cool cream crisp crispy cup cups cut dairy days
    defrost  dessert diet dinner dish done double doubled dough dried dry eating edges egg
    eggs eight else enough exactly family fan fat few final finish first fish flour foil food
    football four freeze freezer freezing fresh fridge fried friends frozen fry garlic gelatin
    ginger gluten gluten-free golden good goodbye gram grams half halve ham happens happy healthy
    heat help high honey hot hour hours ice ideas ingredient ingredients instead intolerant jar
    joke juice keep kids know lactose large last late leave leftover leftovers lemon less liquid
    list liter long low made make making mean meat medium metric microwave milk minutes mix mixer
    mixture month months morning much mushrooms next night non nuts oats often oil one onion onions
    other ounce ounces oven overnight own owns pan parchment parsley peanuts peel people pepper
    pinch plain poem pork portion potatoes pound pounds powder pregnant preheat president previous
    put quick raw ready recipe refrigerate refrigerator reheat repeat rest rice room safe salt
    sauce scale serve served serves servings sesame sheet shellfish shrimp side similar simmer six
    skillet skip slow small soggy someone something soup soy soya spinach spoon start step steps
    stir store stored strawberries substitute sugar suitable sure swap sweet tablespoon tablespoons
    teaspoon teaspoons temp temperature ten thank thanks thaw thawed thick thicken three thyme time
    tin today toddlers tomato tomatoes tomorrow tonight tray triple turn twelve twice two until
    vanilla vegan vegetable vegetables vegetarian vinegar wait warm water way weather weeks wheat
    whipped whisk white whole wine without write wrong yeast yesterday yolk`,
};
