/** What a page of the test's blog is like. */
export interface BlogPage {
  dir: 'ltr' | 'rtl';
  background: string;
  /** Keys of the snippets on it. */
  keys: readonly string[];
  /** How the recipe is marked up; `none` has no recipe. */
  card: 'plugin' | 'data' | 'own' | 'none';
  /** Whether the recipe lies below the first window. */
  isLong: boolean;
}

export const ordinaryPage = (key: string): BlogPage => ({
  dir: 'ltr',
  background: '#fffdf8',
  keys: [key],
  card: 'plugin',
  isLong: true,
});

const ingredients = ['1 cup ricotta', '1 1/2 cups flour', '2 tbsp sugar'];

const data = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  recipeIngredient: ['1 cup ricotta', '1½ cups flour', '2 tbsp sugar'],
})}</script>`;

const recipe = `
  <h2>Lemon pancakes</h2>
  <ul><li>${ingredients.join('</li><li>')}</li></ul>
  <ol>
    <li>Whisk the ricotta, the <b>yolks</b> and the milk until smooth.</li>
    <li>Fold in the flour and bake each pancake for 3&nbsp;minutes on each side.</li>
  </ol>`;

const cards = {
  plugin: `<div class="wprm-recipe-container" id="recipe">${recipe}</div>`,
  data: `${data}<div id="recipe">${recipe}</div>`,
  own: `<div id="card">${recipe}</div><div data-cpal style="min-height:80px"></div>`,
  none: '<p>About me.</p>',
};

const story = `<p>${'A long story about my grandmother’s kitchen. '.repeat(30)}</p>`;

/** A page as a blogger's system writes it, with the one line that they paste. */
export const blogHtml = (page: BlogPage, product: string, nonce: string) => `<!doctype html>
<html lang="en" dir="${page.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lemon pancakes</title>
<style nonce="${nonce}">
  body { margin: 0 auto; max-width: 42rem; padding: 1rem; background: ${page.background};
    color: ${page.background.startsWith('#1') ? '#eee' : '#222'}; font: 18px/1.6 Georgia, serif; }
  a { color: inherit; }
  button { text-transform: uppercase; background: lime !important; }
</style>
${page.keys
  .map((key) => `<script nonce="${nonce}" async src="${product}/w/${key}.js"></script>`)
  .join('\n')}
</head>
<body>
<main>
<h1>Lemon pancakes</h1>
<p><a href="#recipe">Jump to Recipe</a> <a href="/print">Print</a></p>
${page.isLong ? story.repeat(3) : ''}
${cards[page.card]}
${story.repeat(3)}
</main>
</body>
</html>`;
