/**
 * Weights of household measures as the United States Department of Agriculture weighed them
 * (FoodData Central, SR Legacy; public domain). Columns: food, grams, measure, form (none: as
 * usual), the department's name of the food.
 */
export const weights = `
water | 237 | cup | | Beverages, water, tap, drinking
rum | 27.8 | floz | | Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
vodka | 27.8 | floz | | Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
whisky | 27.8 | floz | | Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
brandy | 27.8 | floz | | Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
sake | 29.1 | floz | | Alcoholic beverage, rice (sake)
chicken-stock | 240 | cup | | Soup, stock, chicken, home-prepared
beef-stock | 240 | cup | | Soup, stock, beef, home-prepared
fish-stock | 233 | cup | | Soup, stock, fish, home-prepared
milk | 244 | cup | | Milk, whole, 3.25% milkfat
goat-milk | 244 | cup | | Milk, goat, fluid
milk-powder | 128 | cup | | Milk, dry, whole
evaporated-milk | 252 | cup | | Milk, canned, evaporated
condensed-milk | 306 | cup | | Milk, canned, condensed, sweetened
buttermilk | 245 | cup | | Milk, buttermilk, fluid, cultured, lowfat
cream | 238 | cup | | Cream, fluid, heavy whipping
cream | 120 | cup | whipped | Cream, fluid, heavy whipping
half-and-half | 242 | cup | | Cream, fluid, half and half
sour-cream | 230 | cup | | Cream, sour, cultured
creme-fraiche | 230 | cup | | Cream, sour, cultured
yogurt | 245 | cup | | Yogurt, plain, whole milk
kefir | 243 | cup | | Kefir, lowfat, plain
cream-cheese | 232 | cup | | Cheese, cream
cottage-cheese | 225 | cup | | Cheese, cottage, creamed
ricotta | 246 | cup | | Cheese, ricotta, whole milk
mozzarella | 112 | cup | grated | Cheese, mozzarella, whole milk
parmesan | 100 | cup | grated | Cheese, parmesan, grated
feta | 150 | cup | crumbled | Cheese, feta
blue-cheese | 135 | cup | crumbled | Cheese, blue
cheddar | 113 | cup | grated | Cheese, cheddar
cheddar | 132 | cup | chopped | Cheese, cheddar
swiss-cheese | 108 | cup | grated | Cheese, swiss
swiss-cheese | 132 | cup | chopped | Cheese, swiss
gruyere | 108 | cup | grated | Cheese, gruyere
gruyere | 132 | cup | chopped | Cheese, gruyere
cheese | 113 | cup | grated | Cheese, cheddar
butter | 227 | cup | | Butter, salted
ghee | 205 | cup | | Butter oil, anhydrous
egg | 243 | cup | | Egg, whole, raw, fresh
egg-white | 243 | cup | | Egg, white, raw, fresh
egg-yolk | 243 | cup | | Egg, yolk, raw, fresh
oil | 218 | cup | | Oil, canola
olive-oil | 216 | cup | | Oil, olive, salad or cooking
sunflower-oil | 218 | cup | | Oil, sunflower, linoleic
coconut-oil | 218 | cup | | Oil, coconut
sesame-oil | 218 | cup | | Oil, sesame, salad or cooking
peanut-oil | 216 | cup | | Oil, peanut, salad or cooking
soybean-oil | 218 | cup | | Oil, soybean, salad or cooking
palm-oil | 205 | cup | | Shortening, household
lard | 205 | cup | | Lard
margarine | 229 | cup | | Margarine, regular, 80% fat, stick
mayonnaise | 220 | cup | | Salad dressing, mayonnaise, regular
flour | 125 | cup | | Wheat flour, white, all-purpose, enriched, bleached
bread-flour | 137 | cup | | Wheat flour, white, bread, enriched
whole-wheat-flour | 120 | cup | | Wheat flour, whole-grain
self-raising-flour | 125 | cup | | Wheat flour, white, all-purpose, self-rising, enriched
rye-flour | 102 | cup | | Rye flour, medium
semolina | 167 | cup | | Semolina, enriched
bulgur | 140 | cup | | Bulgur, dry
couscous | 173 | cup | | Couscous, dry
wheat-bran | 58 | cup | | Wheat bran, crude
oats | 81 | cup | | Cereals, oats, regular and quick, not fortified, dry
barley | 200 | cup | | Barley, pearled, raw
rice | 185 | cup | | Rice, white, long-grain, regular, raw, enriched
rice-flour | 158 | cup | | Rice flour, white, unenriched
buckwheat | 120 | cup | | Buckwheat flour, whole-groat
quinoa | 170 | cup | | Quinoa, uncooked
cornmeal | 157 | cup | | Cornmeal, degermed, enriched, yellow
cornstarch | 128 | cup | | Cornstarch
potato-starch | 160 | cup | | Potato flour
tapioca | 152 | cup | | Tapioca, pearl, dry
breadcrumbs | 108 | cup | | Bread, crumbs, dry, grated, plain
sugar | 200 | cup | | Sugars, granulated
brown-sugar | 220 | cup | | Sugars, brown
powdered-sugar | 120 | cup | | Sugars, powdered
powdered-sugar | 100 | cup | sifted | Sugars, powdered
honey | 339 | cup | | Honey
maple-syrup | 315 | cup | | Syrups, maple
corn-syrup | 341 | cup | | Syrups, corn, light
molasses | 337 | cup | | Molasses
jam | 320 | cup | | Jams and preserves
dark-chocolate | 168 | cup | | Candies, semisweet chocolate
milk-chocolate | 168 | cup | | Candies, milk chocolate
white-chocolate | 170 | cup | | Candies, white chocolate
cocoa | 86 | cup | | Cocoa, dry powder, unsweetened
vanilla-extract | 208 | cup | | Vanilla extract
baking-powder | 4.6 | tsp | | Leavening agents, baking powder, double-acting, sodium aluminum sulfate
baking-soda | 4.6 | tsp | | Leavening agents, baking soda
cream-of-tartar | 3 | tsp | | Leavening agents, cream of tartar
dry-yeast | 4 | tsp | | Leavening agents, yeast, baker's, active dry
gelatine | 7 | tbsp | | Gelatins, dry powder, unsweetened
marshmallow | 50 | cup | | Candies, marshmallows
salt | 6 | tsp | | Salt, table
pepper | 2.3 | tsp | | Spices, pepper, black
cinnamon | 2.6 | tsp | | Spices, cinnamon, ground
cumin | 2.1 | tsp | | Spices, cumin seed
coriander-seed | 1.8 | tsp | | Spices, coriander seed
caraway | 2.1 | tsp | | Spices, caraway seed
fennel-seed | 2 | tsp | | Spices, fennel seed
allspice | 1.9 | tsp | | Spices, allspice, ground
cardamom | 2 | tsp | ground | Spices, cardamom
turmeric | 3 | tsp | | Spices, turmeric, ground
oregano | 1 | tsp | | Spices, oregano, dried
saffron | 0.7 | tsp | | Spices, saffron
paprika | 2.3 | tsp | | Spices, paprika
nutmeg | 2.2 | tsp | | Spices, nutmeg, ground
clove | 2.1 | tsp | ground | Spices, cloves, ground
cayenne | 1.8 | tsp | | Spices, pepper, red or cayenne
curry-powder | 2 | tsp | | Spices, curry powder
garlic-powder | 3.1 | tsp | | Spices, garlic powder
onion-powder | 2.4 | tsp | | Spices, onion powder
poppy-seed | 2.8 | tsp | | Spices, poppy seed
mustard | 249 | cup | | Mustard, prepared, yellow
vinegar | 239 | cup | | Vinegar, cider
wine-vinegar | 239 | cup | | Vinegar, red wine
balsamic | 255 | cup | | Vinegar, balsamic
soy-sauce | 16 | tbsp | | Soy sauce made from soy and wheat (shoyu)
tamari | 18 | tbsp | | Soy sauce made from soy (tamari)
fish-sauce | 18 | tbsp | | Sauce, fish, ready-to-serve
oyster-sauce | 18 | tbsp | | Sauce, oyster, ready-to-serve
hoisin | 16 | tbsp | | Sauce, hoisin, ready-to-serve
worcestershire | 275 | cup | | Sauce, worcestershire
ketchup | 17 | tbsp | | Catsup
miso | 275 | cup | | Miso
`;
export const produceWeights = `
almond | 143 | cup | | Nuts, almonds
almond | 92 | cup | sliced | Nuts, almonds
almond | 95 | cup | ground | Nuts, almonds
almond-flour | 95 | cup | | Nuts, almonds (ground)
almond-butter | 250 | cup | | Nuts, almond butter, plain
walnut | 117 | cup | | Nuts, walnuts, english
walnut | 100 | cup | halved | Nuts, walnuts, english
walnut | 80 | cup | ground | Nuts, walnuts, english
pecan | 109 | cup | | Nuts, pecans
pecan | 99 | cup | halved | Nuts, pecans
hazelnut | 115 | cup | | Nuts, hazelnuts or filberts
hazelnut | 135 | cup | whole | Nuts, hazelnuts or filberts
hazelnut | 75 | cup | ground | Nuts, hazelnuts or filberts
cashew | 137 | cup | | Nuts, cashew nuts, dry roasted
pistachio | 123 | cup | | Nuts, pistachio nuts, raw
macadamia | 134 | cup | | Nuts, macadamia nuts, raw
pine-nut | 135 | cup | | Nuts, pine nuts, dried
peanut | 146 | cup | | Peanuts, all types, raw
peanut-butter | 258 | cup | | Peanut butter, smooth style
sesame-seed | 144 | cup | | Seeds, sesame seeds, whole, dried
tahini | 15 | tbsp | | Seeds, sesame butter, tahini
hummus | 246 | cup | | Hummus, commercial
sunflower-seed | 140 | cup | | Seeds, sunflower seed kernels, dried
pumpkin-seed | 129 | cup | | Seeds, pumpkin and squash seed kernels, dried
flaxseed | 168 | cup | | Seeds, flaxseed
flaxseed | 7 | tbsp | ground | Seeds, flaxseed
coconut | 93 | cup | | Nuts, coconut meat, dried, sweetened, shredded
coconut-milk | 226 | cup | | Nuts, coconut milk, canned
coconut-cream | 240 | cup | | Nuts, coconut cream, raw
coconut-water | 240 | cup | | Nuts, coconut water
soy-milk | 243 | cup | | Soymilk, original and vanilla, unfortified
apple | 125 | cup | | Apples, raw, with skin
apple | 109 | cup | sliced | Apples, raw, with skin
applesauce | 244 | cup | | Applesauce, canned, unsweetened
banana | 225 | cup | | Bananas, raw (mashed)
banana | 150 | cup | sliced | Bananas, raw
lemon-juice | 244 | cup | | Lemon juice, raw
lemon-zest | 6 | tbsp | | Lemon peel, raw
lime-juice | 242 | cup | | Lime juice, raw
orange-juice | 248 | cup | | Orange juice, raw
strawberry | 152 | cup | | Strawberries, raw
strawberry | 166 | cup | sliced | Strawberries, raw
strawberry | 144 | cup | whole | Strawberries, raw
raspberry | 123 | cup | | Raspberries, raw
blueberry | 148 | cup | | Blueberries, raw
blackberry | 144 | cup | | Blackberries, raw
cranberry | 100 | cup | | Cranberries, raw
cranberry | 110 | cup | chopped | Cranberries, raw
cherry | 154 | cup | | Cherries, sweet, raw
peach | 154 | cup | | Peaches, yellow, raw
grape | 151 | cup | | Grapes, red or green, raw
mango | 165 | cup | | Mangos, raw
pineapple | 165 | cup | | Pineapple, raw, all varieties
avocado | 150 | cup | | Avocados, raw, all commercial varieties
avocado | 230 | cup | mashed | Avocados, raw, all commercial varieties
raisin | 145 | cup | | Raisins, seedless
raisin | 165 | cup | packed | Raisins, seedless
date | 147 | cup | | Dates, deglet noor
plum | 165 | cup | | Plums, raw
rhubarb | 122 | cup | | Rhubarb, raw
onion | 160 | cup | | Onions, raw
onion | 115 | cup | sliced | Onions, raw
spring-onion | 100 | cup | | Onions, spring or scallions, raw
leek | 89 | cup | | Leeks, raw
garlic | 136 | cup | | Garlic, raw
ginger | 6 | tbsp | grated | Ginger root, raw
ginger | 1.8 | tsp | ground | Spices, ginger, ground
tomato | 180 | cup | | Tomatoes, red, ripe, raw
tomato-paste | 262 | cup | | Tomato products, canned, paste
canned-tomato | 240 | cup | | Tomatoes, red, ripe, canned, packed in tomato juice
potato | 150 | cup | | Potatoes, flesh and skin, raw
sweet-potato | 133 | cup | | Sweet potato, raw, unprepared
carrot | 128 | cup | | Carrots, raw
carrot | 110 | cup | grated | Carrots, raw
celery | 101 | cup | | Celery, raw
bell-pepper | 149 | cup | | Peppers, sweet, red, raw
bell-pepper | 92 | cup | sliced | Peppers, sweet, red, raw
cucumber | 104 | cup | | Cucumber, with peel, raw
zucchini | 124 | cup | | Squash, summer, zucchini, raw
pumpkin | 116 | cup | | Pumpkin, raw
pumpkin | 245 | cup | mashed | Pumpkin, canned, without salt
mushroom | 70 | cup | | Mushrooms, white, raw
mushroom | 96 | cup | whole | Mushrooms, white, raw
spinach | 30 | cup | | Spinach, raw
cabbage | 89 | cup | | Cabbage, raw
cabbage | 70 | cup | grated | Cabbage, raw
broccoli | 91 | cup | | Broccoli, raw
cauliflower | 107 | cup | | Cauliflower, raw
green-bean | 100 | cup | | Beans, snap, green, raw
pea | 145 | cup | | Peas, green, raw
parsley | 60 | cup | | Parsley, fresh
chives | 3 | tbsp | | Chives, raw
cilantro | 16 | cup | | Coriander (cilantro) leaves, raw
basil | 24 | cup | | Basil, fresh
beans | 184 | cup | | Beans, kidney, all types, mature seeds, raw
chickpea | 200 | cup | | Chickpeas (garbanzo beans, bengal gram), mature seeds, raw
chickpea | 164 | cup | cooked | Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt
lentil | 192 | cup | | Lentils, raw
red-wine | 29.4 | floz | | Alcoholic beverage, wine, table, red
wine | 29.4 | floz | | Alcoholic beverage, wine, table, white
white-wine | 29.4 | floz | | Alcoholic beverage, wine, table, white
beer | 29.7 | floz | | Alcoholic beverage, beer, regular, all
spirits | 27.8 | floz | | Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof
coffee | 237 | cup | | Beverages, coffee, brewed, prepared with tap water
`;
