/**
 * What takes the place of a food. Columns: food, how much of it, what instead (`=`: as much), the
 * remark on what changes, source. Written by us by the figures of the source.
 */
export const ways = `
butter | 1 cup | = margarine | softer | substitutions
butter | 1 cup | 14 tbsp oil | no-creaming | substitutions
butter | 1 cup | = vegan-butter | read-packet | dairyFree
margarine | 1 cup | = butter | richer | substitutions
oil | 1 cup | = olive-oil | stronger | oils
oil | 1 cup | = sunflower-oil | same | oils
oil | 1 cup | = butter | melt | substitutions
oil | 1 cup | = applesauce | denser | substitutions
olive-oil | 1 cup | = oil | milder | oils
olive-oil | 1 cup | = sunflower-oil | milder | oils
sunflower-oil | 1 cup | = oil | same | oils
sunflower-oil | 1 cup | = olive-oil | stronger | oils
lard | 1 cup | = palm-oil | same | substitutions
lard | 1 cup | = butter | richer | substitutions
palm-oil | 1 cup | = butter | richer | substitutions
egg | 1 | 1 tbsp flaxseed + 3 tbsp water | flax | eggSubstitutes
egg | 1 | 0.25 cup applesauce | denser | eggSubstitutes
egg | 1 | 0.25 cup banana | banana | eggSubstitutes
egg | 1 | 0.25 cup yogurt | denser | eggSubstitutes
egg-white | 1 | 2 tbsp aquafaba | whips | eggSubstitutes
honey | 1 cup | 1.25 cup sugar + 0.25 cup water | same | substitutions
honey | 1 cup | = maple-syrup | thinner | substitutions
maple-syrup | 1 cup | = honey | stronger | substitutions
agave-syrup | 1 cup | = honey | stronger | substitutions
agave-syrup | 1 cup | = maple-syrup | stronger | substitutions
corn-syrup | 1 cup | = honey | stronger | substitutions
corn-syrup | 1 cup | 1 cup sugar + 0.25 cup water | same | substitutions
molasses | 1 cup | = honey | milder | substitutions
molasses | 1 cup | = corn-syrup | milder | substitutions
brown-sugar | 1 cup | 1 cup sugar + 0.25 cup molasses | same | substitutions
brown-sugar | 1 cup | = sugar | milder | substitutions
sugar | 1 cup | = brown-sugar | moister | substitutions
sugar | 1 cup | 0.75 cup honey | less-liquid | substitutions
powdered-sugar | 1 cup | 1 cup sugar + 1 tbsp cornstarch | grind | substitutions
self-raising-flour | 1 cup | 1 cup flour + 1.5 tsp baking-powder + 0.5 tsp salt | mix-well | substitutions
bread-flour | 1 cup | = flour | softer | substitutions
whole-wheat-flour | 1 cup | = flour | lighter | substitutions
flour | 1 cup | = gluten-free-flour | gluten-free-bake | substitutions
flour | 1 cup | = spelt-flour | less-liquid | substitutions
cornstarch | 1 tbsp | 2 tbsp flour | cook-longer | substitutions
cornstarch | 1 tbsp | = potato-starch | no-boil | substitutions
potato-starch | 1 tbsp | = cornstarch | same | substitutions
tapioca | 1 tbsp | = cornstarch | same | substitutions
breadcrumbs | 1 cup | = oats | coarser | substitutions
breadcrumbs | 1 cup | = crackers | saltier | substitutions
baking-powder | 1 tsp | 0.33 tsp baking-soda + 0.5 tsp cream-of-tartar | bake-soon | substitutions
baking-soda | 1 tsp | 3 tsp baking-powder | less-salt | substitutions
cream-of-tartar | 0.5 tsp | 1.5 tsp lemon-juice | same | substitutions
dry-yeast | 2.25 tsp | 17 g fresh-yeast | dissolve | substitutions
fresh-yeast | 17 g | 2.25 tsp dry-yeast | dissolve | substitutions
dark-chocolate | 1 oz | 3 tbsp cocoa + 1 tbsp butter + 1 tbsp sugar | same | substitutions
cocoa | 3 tbsp | 1 oz dark-chocolate | less-fat | substitutions
lemon-juice | 1 tsp | 0.5 tsp vinegar | sharper | substitutions
lemon-juice | 1 tsp | = lime-juice | same | substitutions
lime-juice | 1 tsp | = lemon-juice | same | substitutions
vinegar | 1 tsp | 2 tsp lemon-juice | milder | substitutions
wine-vinegar | 1 tbsp | = vinegar | milder | substitutions
balsamic | 1 tbsp | 1 tbsp wine-vinegar + 0.5 tsp sugar | sharper | substitutions
wine | 1 cup | = vegetable-stock | lemon | substitutions
white-wine | 1 cup | = vegetable-stock | lemon | substitutions
red-wine | 1 cup | = vegetable-stock | lemon | substitutions
rice-wine | 1 cup | = sherry | same | riceWine
sake | 1 tbsp | = rice-wine | then-taste | riceWine
beer | 1 cup | = vegetable-stock | milder | substitutions
soy-sauce | 1 tbsp | = tamari | read-packet | substitutions
fish-sauce | 1 tbsp | = soy-sauce | less-fishy | substitutions
mayonnaise | 1 cup | = yogurt | tangier | substitutions
mayonnaise | 1 cup | = vegan-mayonnaise | read-packet | substitutions
chicken-stock | 1 cup | = vegetable-stock | milder | substitutions
beef-stock | 1 cup | = vegetable-stock | milder | substitutions
vegetable-stock | 1 cup | = chicken-stock | stronger | substitutions
canned-tomato | 1 cup | 0.5 cup tomato-paste + 0.5 cup water | smoother | substitutions
tomato-paste | 1 tbsp | 2 tbsp canned-tomato | reduce | substitutions
garlic | 1 clove | 0.125 tsp garlic-powder | milder | substitutions
garlic-powder | 0.125 tsp | 1 clove garlic | stronger | substitutions
onion-powder | 1 tbsp | 1 onion | fry-first | substitutions
shallot | 1 cup | = onion | stronger | substitutions
leek | 1 cup | = onion | stronger | substitutions
spring-onion | 1 tbsp | = chives | milder | substitutions
chives | 1 tbsp | = spring-onion | stronger | substitutions
walnut | 1 cup | = pecan | milder | substitutions
walnut | 1 cup | = pumpkin-seed | nut-free | substitutions
pecan | 1 cup | = walnut | sharper | substitutions
pecan | 1 cup | = sunflower-seed | nut-free | substitutions
almond | 1 cup | = hazelnut | same | substitutions
almond | 1 cup | = sunflower-seed | nut-free | substitutions
pine-nut | 1 cup | = sunflower-seed | nut-free | substitutions
peanut-butter | 1 cup | = tahini | savoury | substitutions
tahini | 1 cup | 6 tbsp peanut-butter + 2 tbsp sesame-oil | stronger | worldPantry
ground-beef | 1 lb | = turkey | milder | substitutions
ground-beef | 1 lb | = meat-substitute | read-packet | substitutions
nutmeg | 1 tsp | 0.5 tsp cinnamon | then-taste | spices
nutmeg | 1 tsp | 0.5 tsp ginger | then-taste | spices
cinnamon | 1 tsp | 0.25 tsp nutmeg | then-taste | spices
cinnamon | 1 tsp | 0.25 tsp allspice | then-taste | spices
allspice | 1 tsp | 0.5 tsp cinnamon | then-taste | spices
clove | 1 tsp | 0.5 tsp allspice | then-taste | spices
clove | 1 tsp | 0.5 tsp cinnamon | then-taste | spices
cardamom | 1 tsp | 0.5 tsp ginger | then-taste | spices
basil | 1 tbsp | 0.5 tbsp oregano | then-taste | spices
basil | 1 tbsp | 0.5 tbsp thyme | then-taste | spices
oregano | 1 tsp | 0.5 tsp thyme | then-taste | spices
oregano | 1 tsp | 0.5 tsp basil | then-taste | spices
rosemary | 1 tsp | 0.5 tsp thyme | then-taste | spices
rosemary | 1 tsp | 0.5 tsp tarragon | then-taste | spices
thyme | 1 tsp | 0.5 tsp oregano | then-taste | spices
thyme | 1 tsp | 0.5 tsp basil | then-taste | spices
sage | 1 tsp | 0.5 tsp thyme | then-taste | spices
mint | 1 tbsp | 0.5 tbsp basil | then-taste | spices
parsley | 1 tbsp | 0.5 tbsp cilantro | then-taste | spices
cilantro | 1 tbsp | 0.5 tbsp parsley | then-taste | spices
oil | 1 cup | = coconut-oil | other-taste | fats
olive-oil | 1 cup | = butter | melt | fats
sunflower-oil | 1 cup | = butter | melt | fats
coconut-oil | 1 cup | = oil | milder | fats
coconut-oil | 1 cup | = butter | richer | fats
peanut-oil | 1 cup | = oil | milder | fats
peanut-oil | 1 cup | = sunflower-oil | milder | fats
ghee | 1 cup | = butter | other-taste | fats
ghee | 1 cup | = oil | milder | fats
turmeric | 1 tsp | 0.5 tsp mustard | then-taste | spiceChart
saffron | 1 tsp | 0.5 tsp turmeric | colour | spiceChart
ginger | 1 tsp | 0.5 tsp allspice | then-taste | spiceChart
ginger | 1 tsp | 0.5 tsp cinnamon | then-taste | spiceChart
star-anise | 1 tsp | 0.5 tsp fennel-seed | then-taste | spiceChart
tarragon | 1 tbsp | 0.5 tbsp parsley | then-taste | herbChart
spring-onion | 1 tbsp | = onion | stronger | herbChart
leek | 1 cup | = shallot | stronger | produce
onion | 1 cup | = leek | milder | produce
onion | 1 cup | = shallot | milder | produce
aubergine | 1 cup | = zucchini | time | produce
zucchini | 1 cup | = aubergine | time | produce
beetroot | 1 cup | = turnip | other-taste | produce
cauliflower | 1 cup | = broccoli | other-taste | produce
broccoli | 1 cup | = cauliflower | other-taste | produce
brussels-sprouts | 1 cup | = cabbage | time | produce
fennel | 1 cup | = celery | other-taste | produce
celery | 1 cup | = fennel | other-taste | produce
kale | 1 cup | = chard | time | produce
kale | 1 cup | = cabbage | time | produce
chard | 1 cup | = kale | time | produce
chard | 1 cup | = bok-choy | time | produce
bok-choy | 1 cup | = chard | time | produce
spinach | 1 cup | = arugula | stronger | produce
spinach | 1 cup | = chard | time | cookTimes
arugula | 1 cup | = spinach | milder | produce
asparagus | 1 cup | = green-bean | time | produce
green-bean | 1 cup | = asparagus | time | produce
mushroom | 1 cup | = zucchini | other-taste | cookTimes
mushroom | 1 cup | = aubergine | other-taste | cookTimes
bell-pepper | 1 cup | = zucchini | other-taste | cookTimes
potato | 1 cup | = sweet-potato | time | cookTimes
potato | 1 cup | = turnip | other-taste | cookTimes
sweet-potato | 1 cup | = carrot | time | produce
sweet-potato | 1 cup | = pumpkin | time | produce
pumpkin | 1 cup | = sweet-potato | time | produce
carrot | 1 cup | = parsnip | time | produce
parsnip | 1 cup | = carrot | time | produce
celeriac | 1 cup | = parsnip | other-taste | cookTimes
cucumber | 1 cup | = celery | other-taste | produce
tomato | 1 cup | = canned-tomato | softer | produce
apple | 1 cup | = pear | time | produce
pear | 1 cup | = apple | time | produce
peach | 1 cup | = apricot | same | produce
peach | 1 cup | = plum | other-taste | produce
apricot | 1 cup | = peach | same | produce
plum | 1 cup | = apricot | other-taste | produce
cherry | 1 cup | = raspberry | other-taste | produce
cherry | 1 cup | = blueberry | other-taste | produce
mango | 1 cup | = papaya | other-taste | produce
pineapple | 1 cup | = orange | other-taste | produce
orange | 1 | = mandarin | same | produce
rhubarb | 1 cup | = cranberry | other-taste | produce
mozzarella | 1 cup | = cheddar | stronger | cheeses
gruyere | 1 cup | = swiss-cheese | milder | cheeses
gruyere | 1 cup | = gouda | milder | cheeses
swiss-cheese | 1 cup | = gruyere | stronger | cheeses
cheddar | 1 cup | = gouda | milder | cheeses
gouda | 1 cup | = cheddar | stronger | cheeses
feta | 1 cup | = goat-cheese | milder | cheeses
goat-cheese | 1 cup | = feta | saltier | cheeses
pecorino | 1 cup | = parmesan | milder | cheeses
blue-cheese | 1 cup | = goat-cheese | milder | cheeses
turkey | 1 lb | = chicken | same | proteins
chicken | 1 lb | = turkey | time | proteins
chicken | 1 lb | = tofu | other-taste | proteins
lamb | 1 lb | = beef | other-taste | proteins
tuna | 1 cup | = salmon | other-taste | proteins
tuna | 1 cup | = chickpea | other-taste | proteins
rice | 1 cup | = quinoa | time | proteins
quinoa | 1 cup | = rice | time | proteins
beans | 1 cup | = chickpea | same | legumes
chickpea | 1 cup | = beans | same | legumes
basil | 1 tbsp | 1 tsp basil | dried | spices
basil | 1 tsp | 1 tbsp basil | fresh | spices
oregano | 1 tbsp | 1 tsp oregano | dried | spices
oregano | 1 tsp | 1 tbsp oregano | fresh | spices
thyme | 1 tbsp | 1 tsp thyme | dried | spices
thyme | 1 tsp | 1 tbsp thyme | fresh | spices
rosemary | 1 tbsp | 1 tsp rosemary | dried | spices
rosemary | 1 tsp | 1 tbsp rosemary | fresh | spices
sage | 1 tbsp | 1 tsp sage | dried | spices
sage | 1 tsp | 1 tbsp sage | fresh | spices
mint | 1 tbsp | 1 tsp mint | dried | spices
mint | 1 tsp | 1 tbsp mint | fresh | spices
parsley | 1 tbsp | 1 tsp parsley | dried | spices
parsley | 1 tsp | 1 tbsp parsley | fresh | spices
cilantro | 1 tbsp | 1 tsp cilantro | dried | spices
cilantro | 1 tsp | 1 tbsp cilantro | fresh | spices
dill | 1 tbsp | 1 tsp dill | dried | spices
dill | 1 tsp | 1 tbsp dill | fresh | spices
tarragon | 1 tbsp | 1 tsp tarragon | dried | spices
tarragon | 1 tsp | 1 tbsp tarragon | fresh | spices
ginger | 1 tbsp | 0.125 tsp ginger | ground | emergency
ginger | 0.125 tsp | 1 tbsp ginger | fresh | emergency
`;
