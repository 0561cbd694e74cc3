/** A page of a blog around a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>Plum cake | Blog</title>${head}</head><body><main><h1>Plum cake</h1>${body}</main></body></html>`;

/** A script of data in it. */
export const data = (value: object | string): string =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;

/** A recipe as its data. */
export const plumCake = {
  '@type': 'Recipe',
  name: 'Plum cake',
  recipeYield: ['8', '8 slices'],
  prepTime: 'PT20M',
  cookTime: 'PTH40MS',
  recipeIngredient: ['500 g plums', '2 eggs', '150 g flour'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Halve the plums.' },
    { '@type': 'HowToStep', text: 'Whisk the eggs with the flour.' },
  ],
};
