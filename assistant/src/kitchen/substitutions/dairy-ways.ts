/** What takes the place of milk and what is made of it. Columns as in `ways.ts`. */
export const dairyWays = `
buttermilk | 1 cup | 15 tbsp milk + 1 tbsp lemon-juice | stand-10 | substitutions
buttermilk | 1 cup | = yogurt | thin | substitutions
buttermilk | 1 cup | 15 tbsp soy-milk + 1 tbsp lemon-juice | stand-10 | dairyFree
milk | 1 cup | 0.5 cup evaporated-milk + 0.5 cup water | same | substitutions
milk | 1 cup | = plant-milk | unsweetened | dairyFree
milk | 1 cup | = oat-milk | unsweetened | dairyFree
milk | 1 cup | = soy-milk | unsweetened | dairyFree
milk | 1 cup | = almond-milk | unsweetened | milkSwaps
milk | 1 cup | = rice-milk | unsweetened | milkSwaps
evaporated-milk | 1 cup | = half-and-half | richer | substitutions
cream | 1 cup | 0.75 cup milk + 0.33 cup butter | no-whip | substitutions
cream | 1 cup | = coconut-cream | coconut | milkAllergy
cream | 1 cup | = vegan-cream | read-packet | milkAllergy
half-and-half | 1 cup | 14.5 tbsp milk + 1.5 tbsp butter | same | substitutions
sour-cream | 1 cup | = yogurt | tangier | substitutions
sour-cream | 1 cup | = creme-fraiche | milder | substitutions
sour-cream | 1 cup | = soy-yogurt | tangier | milkAllergy
creme-fraiche | 1 cup | = sour-cream | curdles | substitutions
coconut-milk | 1 cup | 1 cup milk + 1 cup coconut | steep | worldPantry
yogurt | 1 cup | = buttermilk | thinner | substitutions
yogurt | 1 cup | = sour-cream | richer | substitutions
yogurt | 1 cup | = soy-yogurt | same | milkAllergy
greek-yogurt | 1 cup | = sour-cream | richer | substitutions
greek-yogurt | 1 cup | = soy-yogurt | thinner | milkAllergy
cream-cheese | 1 cup | = ricotta | milder | substitutions
cream-cheese | 1 cup | = vegan-cheese | read-packet | milkAllergy
ricotta | 1 cup | = cottage-cheese | drain | substitutions
cottage-cheese | 1 cup | = ricotta | smoother | substitutions
mascarpone | 1 cup | = cream-cheese | tangier | substitutions
cheese | 1 cup | = vegan-cheese | read-packet | milkAllergy
parmesan | 1 cup | = pecorino | saltier | substitutions
parmesan | 1 cup | = nutritional-yeast | savoury | milkAllergy
`;
