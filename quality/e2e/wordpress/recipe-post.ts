const data = (minutes: number) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Roasted Plum Porridge',
  recipeYield: '2 servings',
  recipeIngredient: ['120 g rolled oats', '400 ml oat milk', '6 plums, halved', '1 tsp cinnamon'],
  recipeInstructions: [
    `Roast the plums with the cinnamon at 200 °C for ${minutes} minutes.`,
    'Simmer the oats in the oat milk for 6 minutes, stirring.',
    'Serve the plums on top.',
  ].map((text) => ({ '@type': 'HowToStep', text })),
});

/** The post as a blogger's editor has it: words, the recipe, and its data. */
export function recipePost(minutes: number): string {
  const { name, recipeIngredient, recipeInstructions, ...rest } = data(minutes);
  const items = recipeIngredient.map((text) => `<li>${text}</li>`).join('');
  const steps = recipeInstructions.map(({ text }) => `<li>${text}</li>`).join('');
  const json = JSON.stringify({ name, recipeIngredient, recipeInstructions, ...rest });
  return `<!-- wp:html -->
<p>Plums collapse into their own syrup while the oats cook.</p>
<div class="recipe"><h2>${name}</h2><ul>${items}</ul><ol>${steps}</ol></div>
<script type="application/ld+json">${json}</script>
<!-- /wp:html -->`;
}
