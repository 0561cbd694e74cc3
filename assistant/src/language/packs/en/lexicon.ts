import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
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
  more: `
    air all anyone anything asked back batter big bought breast brand buy came changed cheese chill come cooker cost counter cover crust cut dark day did dish drink dry eat
    everything far fast fat filling fine fit fix free fryer full fun gas get give glass goes got hand hard hate help him his house how instant instead into jars kids kind kinda last leave left less let
    lid like line little live long look lot love low made main mark mean mind mine mini money more most mother much name never new next nice night number off old once open opened other our out over pack part people place pot
    pressure print quick raise raw read real really recommend reply rise roast room rules run said same save say second see set she shop short show side sit size small soak some someone something sort sour stand start stay sticky still stock
    stop sub such super sweet system taste tell test than thanks that their them then there these thing things think this those thought till times tip together told too top total tried try turn two type under use used very want warm
    way went were wet white whole wild win without won wonder word work worked works wrong year years yes yet you young your timing minutes salmon butter flour cup oz lb
    human person robot bot machine talking talk computer answer question questions speak language
    languages hello hi good morning evening thank please sorry price weather president capital city
    country joke poem song story write translate animal dog cat children child family grandma baby
    school holiday birthday christmas easter thanksgiving dinner breakfast store market tray sheet
    rack bottom middle row setting grill broil convection gluten lactose vegan vegetarian nuts
    peanut shellfish pregnant diabetic healthy calories protein carbs fiber sodium`,
  everyday: `
    angle angel board broad casual coast coats crate fired tired trail trial tried
    actual actually afternoon almost already although alternative altitude another anyone anything
    around asked attempt bacteria basting batter beginning biscuit bitter boarder boiled boiling
    bottom bought braise braised breast breasts breakfast breast-feed brine brined brining bringing
    broil broiled brother brought bubbles burner butcher called careful carefully cereal certain
    cheaper check cheese chewy children chunks clean clover clump coating colour company complete
    completely consistency cooker cooker correct couple cover covered crack cracked crater creamy
    crispier crumble crumbly crunchy crust crusty curdle curdled daughter decide delicious deliver
    dense desert dessert diary difference different difficult diner disaster dishes double dough
    doughy drain drained drink drinks easier either electric equal equipment evening event ever
    every everyone everything exact example expect expensive experience extra fairly famous father
    fermented filling finally finished fluffy forgot forward fridge friend fruit fruity further
    garnish general gently grated grater grease greasy great grill grilled grinder grocery guests
    handle happen hardly healthier heavy herbs holding homemade however hungry husband icing
    immediately important inside juicy kettle kitchen knead kneaded knife ladle larger latest lather
    lager later latter layer leaking learn least length lighter liner liqueur little longer looking
    lunch machine mandolin market marinade marinate mashed maybe measure measured melted method
    middle milder minute missing moist moisture mother mushy natural necessary needed neighbor
    never noodle normal nothing number nutrition oily onto opened optional order ordinary original
    outside overcook overdone packet parent party pasteurized pastry pasty perfect person phone
    picky pieces pink plain plate platter please point points pounds prefer pressure prevent
    probably problem process properly purpose question quickly quiet quite rather rather reason
    recommend reduce regular remove replace replacement require result right rinse rising roast
    roasted rolling roughly round rubbery salty scald scorch scrape season seasoned second separate
    seriously serving setting shallow shape sharp shelf shorter should shower shred shrink sieve
    similarly sister sizes sliced slicing slight slightly smell smooth soak soften soggy sorry
    spatula special spicy splash spoil spoiled spread sprinkle squeeze standard starch starter
    starting stay steam steamed steep sticky still stirred stopped storage store stove straight
    strain strainer strange stringy strong stuff substitute super supper supposed sweeter switch
    taste tastes tasty teaspoon temperature tender texture thanks thicker thickness thinner
    thorough thought tomorrow tongs topping totally touch tough toughen towel trash trick trouble
    trying unsalted usually variation version visible warmed watery weekend weigh weight whether
    whipping whole wonder wonderful wooden works worried worth wrapped wrong yesterday younger`,
  signs: [
    [/w/, 0.2],
    [/th|wh|gh/, 0.4],
    [/(?:ing|ed|ly|ness)$/, 0.5],
  ],
  shorthand: {
    'w/': 'with',
    w: 'with',
    'w/o': 'without',
    em: 'them',
    "'em": 'them',
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    '&': 'and',
    abt: 'about',
    bc: 'because',
    cuz: 'because',
    b4: 'before',
    pls: 'please',
    plz: 'please',
    ppl: 'people',
    ingreds: 'ingredients',
    teh: 'the',
    hte: 'the',
    adn: 'and',
    nad: 'and',
    taht: 'that',
    thsi: 'this',
    wiht: 'with',
    waht: 'what',
    wat: 'what',
    wen: 'when',
    wehn: 'when',
    hwo: 'how',
    cna: 'can',
    jsut: 'just',
    ahve: 'have',
    logn: 'long',
    befor: 'before',
    becuase: 'because',
    shoud: 'should',
    woudl: 'would',
    coudl: 'could',
    thier: 'their',
    whcih: 'which',
    untill: 'until',
    realy: 'really',
    tonite: 'tonight',
    tho: 'though',
  },
  soundAlikes: {
    flower: 'flour',
    leaks: 'leeks',
    muscles: 'mussels',
    source: 'sauce',
    serial: 'cereal',
    course: 'coarse',
    chilly: 'chili',
  },
  plural: null,
  irregular: {
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    // Not the verb: "leave" names no thyme leaves.
    leaves: 'leaf',
    // No "rose" and "frozen", which are foods.
    sank: 'sink',
    sunk: 'sink',
    stuck: 'stick',
    broke: 'break',
    broken: 'break',
    burnt: 'burn',
    shrank: 'shrink',
    shrunk: 'shrink',
    fell: 'fall',
    tore: 'tear',
  },
  articles: 'the a an',
  particles: '',
  abbreviations: 'approx e.g i.e vs no min max tbsp tsp oz lb etc',
};
