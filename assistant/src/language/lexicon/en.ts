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
    whats wheres wont wouldnt youre`,
  common: `
    add added advance ahead allergic almond amount avoid bake baked baking baking-powder batch beans
    beef best better boil bowl bread brown butter cake calories chicken chilled chop chopped cloves
    cold contain contains cook cooked cooking cookies cool cream cup cups cut dairy days degrees
    diet dinner dish done dough double dried dry egg eggs enough family fat few finish first fish
    flour food fresh freeze freezer freezing fridge fried friends fry frozen garlic gluten good gram
    grams gluten-free half ham happens healthy heat help high hot hour hours ice ingredient
    ingredients instead juice keep kids know large last late leave leftovers lemon less liquid list
    long low made make making mean meat medium milk minutes mix mixture much mushrooms next night
    nuts oats oil one onion onions other oven overnight pan people peel pepper pinch plain pork
    portion potatoes pound powder preheat put quick raw ready recipe refrigerate refrigerator reheat
    rest rice room salt sauce serve servings served serves shrimp simmer skip slow small something
    soup spoon start step steps stir store stored substitute sugar sure sweet swap tablespoon
    tablespoons teaspoon teaspoons temp temperature thawed thick thicken time tin tomatoes tray turn
    twice two three four six eight ten twelve vegan vegetable vegetables vegetarian vinegar wait
    warm water way weeks wheat whipped white whole without wine wrong yeast yolk happy eating today
    tomorrow tonight yesterday someone weather joke capital president write poem thank thanks
    morning pregnant toddlers baby babies safe leftover thaw defrost microwave airtight container
    jar months month browned golden edges burn burned burnt soggy crisp crispy similar ideas else
    dessert side suitable celiac celiacs lactose intolerant sesame soy soya peanuts shellfish tomato
    carrot carrots parsley basil thyme cilantro ginger honey chocolate gelatin mixer blender whisk
    foil parchment sheet skillet fan convection convert metric ounces ounce pounds liter doubled
    triple halve scale final previous repeat exactly often until goodbye bye football spinach
    strawberries banana own owns vanilla`,
};
