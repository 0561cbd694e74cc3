/** Flavourings, sauces and tins; columns as in `ways.ts`. */
export const pantryWays = `
vanilla-extract | 1 tsp | 1 inch vanilla | same | flavorings
vanilla-extract | 1 tsp | 1 tbsp vanilla-sugar | less-sugar | vanillaSugar
vanilla | 1 inch | 1 tsp vanilla-extract | same | flavorings
vanilla-sugar | 1 tbsp | 1 tbsp sugar + 1 tsp vanilla-extract | then-taste | vanillaSugar
cornmeal | 1 cup | = semolina | other-taste | cornmeal
semolina | 1 cup | = cornmeal | other-taste | cornmeal
condensed-milk | 1 cup | 1 cup evaporated-milk + 1.25 cup sugar | dissolve | condensedMilk
worcestershire | 1 tbsp | 2 tsp soy-sauce + 0.25 tsp lemon-juice + 0.25 tsp sugar | less-fishy | worcestershire
soy-sauce | 0.5 cup | 0.25 cup worcestershire + 1 tbsp water | other-taste | thisForThat
hot-sauce | 1 tsp | 0.75 tsp cayenne + 1 tsp vinegar | then-taste | thisForThat
cayenne | 1 tsp | = hot-sauce | then-taste | spiceChart
paprika | 1 tsp | 0.25 tsp cayenne | stronger | paprika
capers | 1 tbsp | 1 tbsp olive | milder | netCooks
lemon-zest | 1 tsp | 2 tbsp lemon-juice | less-liquid | pantry
`;
