import { readPost } from './read-post';
import { data, page, plumCake } from './testing/plum-cake';

const url = 'https://blog.test/plum-cake/';

const linesOf = (html: string) => {
  const { recipe } = readPost(html, url).post;
  return {
    ingredients: recipe?.ingredients.map(({ text }) => text),
    steps: recipe?.steps.map(({ text }) => text),
    groups: recipe?.ingredients.map(({ group }) => group),
    parts: recipe?.steps.map(({ group }) => group),
  };
};

const wanted = {
  ingredients: ['500 g plums', '2 eggs', '150 g flour'],
  steps: ['Halve the plums.', 'Whisk the eggs with the flour.'],
};

const list = (items: readonly string[], tag = 'ul') =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

describe('data of a page', () => {
  test('gives names, yields, times and lines', () => {
    const { post, problems } = readPost(page(data(plumCake)), url);
    expect(problems).toEqual([]);
    expect(post).toMatchObject({ title: 'Plum cake', url, language: 'en' });
    expect(post.recipe).toMatchObject({
      name: 'Plum cake',
      yield: { amount: 8, text: '8 slices' },
      times: { prep: 20, cook: 40, total: null },
    });
    expect(post.recipe?.ingredients[0]).toMatchObject({ quantity: 500, unit: 'g', item: 'plums' });
  });

  test.each([
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, plumCake] }],
    ['a list', [[plumCake]]],
    ['several types', { ...plumCake, '@type': ['Recipe', 'NewsArticle'] }],
    ['a page around it', { '@type': 'WebPage', mainEntity: plumCake }],
    ['one text with line breaks', { ...plumCake, recipeInstructions: wanted.steps.join('\n') }],
    ['one text of HTML', { ...plumCake, recipeInstructions: list(wanted.steps, 'ol') }],
    [
      'entities escaped twice',
      {
        ...plumCake,
        recipeInstructions: wanted.steps.map((one) => `&amp;lt;p&amp;gt;${one}&amp;lt;/p&amp;gt;`),
      },
    ],
    [
      'steps by reference',
      {
        '@graph': [
          { ...plumCake, recipeInstructions: [{ '@id': '#1' }, { '@id': '#2' }] },
          ...wanted.steps.map((text, index) => ({
            '@type': 'HowToStep',
            '@id': `#${index + 1}`,
            text,
          })),
        ],
      },
    ],
    [
      'one text of ingredients',
      { ...plumCake, recipeIngredient: [wanted.ingredients.join('<br>')] },
    ],
    [
      'numbered steps',
      {
        ...plumCake,
        recipeInstructions: wanted.steps.map((one, index) => `Step ${index + 1}: ${one}`),
      },
    ],
  ])('is read as %s', (_shape, value) => {
    expect(linesOf(page(data(value)))).toMatchObject(wanted);
  });

  test('keeps the sections of the method', () => {
    const sections = wanted.steps.map((text, index) => ({
      '@type': 'HowToSection',
      name: `Part ${index}`,
      itemListElement: [{ '@type': 'HowToStep', text }],
    }));
    const found = linesOf(page(data({ ...plumCake, recipeInstructions: sections })));
    expect(found).toMatchObject({ ...wanted, parts: ['Part 0', 'Part 1'] });
  });

  const text = JSON.stringify(plumCake);

  test.each([
    ['trailing commas', text.replace('"150 g flour"', '"150 g flour",')],
    ['line breaks in strings', text.replace('Halve the', 'Halve\n the')],
    [
      'stray backslashes',
      text.replace('500 g plums', String.raw`500 g \plums`).replace('\\p', '\\ p'),
    ],
    ['a missing end', text.slice(0, -1)],
  ])('is repaired of %s', (_fault, broken) => {
    const { post, problems } = readPost(page(data(broken)), url);
    expect(post.recipe?.steps).toHaveLength(2);
    expect(post.recipe?.ingredients).toHaveLength(3);
    expect(problems.map(({ code }) => code)).toEqual(['repaired_data']);
  });

  test.each([
    ['HTML comments', `<!-- ${text} -->`],
    ['CDATA', `//<![CDATA[\n${text}\n//]]>`],
  ])('is read inside %s', (_mark, wrapped) => {
    expect(linesOf(page(data(wrapped)))).toMatchObject(wanted);
  });

  test('is of the recipe that the page is about', () => {
    const other = { ...plumCake, name: 'Pear tart', recipeIngredient: ['3 pears'] };
    const lists = { '@type': 'ItemList', itemListElement: [{ ...other, name: 'Plum cake' }] };
    expect(linesOf(page(data([other, lists, plumCake])))).toMatchObject(wanted);
  });
});

describe('a page without data', () => {
  const { ingredients, steps } = wanted;

  test('is read from the card of WP Recipe Maker, with its groups', () => {
    const card = `<div class="wprm-recipe"><h2 class="wprm-recipe-name">Plum cake</h2>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Fruit</h4>
        ${list(ingredients.slice(0, 1))}</div>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Batter</h4>
        ${list(ingredients.slice(1))}</div>
      <div class="wprm-recipe-instruction-group"><h4>Instructions</h4>${list(steps)}</div>
      <div class="wprm-recipe-notes">Ripe plums are best.</div></div>`;
    expect(linesOf(page(card))).toMatchObject({
      ...wanted,
      groups: ['Fruit', 'Batter', 'Batter'],
      parts: [null, null],
    });
    expect(linesOf(page(card + data(plumCake))).groups).toEqual(['Fruit', 'Batter', 'Batter']);
    expect(readPost(page(card), url).post.recipe?.notes).toEqual(['Ripe plums are best.']);
  });

  test.each([
    [
      'Tasty',
      `<div class="tasty-recipes"><div class="tasty-recipes-ingredients"><h3>Ingredients</h3>${list(ingredients)}</div>
       <div class="tasty-recipes-instructions"><h3>Instructions</h3>${list(steps, 'ol')}</div></div>`,
    ],
    [
      'Mediavine Create',
      `<section class="mv-create-card"><div class="mv-create-ingredients"><h3>Ingredients</h3>${list(ingredients)}</div>
       <div class="mv-create-instructions"><h3>Instructions</h3>${list(steps, 'ol')}</div></section>`,
    ],
    [
      'microdata',
      `<div itemscope itemtype="http://schema.org/Recipe">${ingredients.map((one) => `<span itemprop="recipeIngredient">${one}</span>`).join('')}
       <div itemprop="recipeInstructions">${list(steps)}</div></div>`,
    ],
    [
      'RDFa',
      `<div vocab="http://schema.org/" typeof="Recipe">${ingredients.map((one) => `<i property="recipeIngredient">${one}</i>`).join('')}
       <div property="recipeInstructions">${list(steps)}</div></div>`,
    ],
    [
      'h-recipe',
      `<div class="h-recipe">${list(ingredients).replaceAll('<li>', '<li class="p-ingredient">')}<div class="e-instructions">${list(steps)}</div></div>`,
    ],
  ])('is read from %s', (_name, card) => {
    expect(linesOf(page(card))).toMatchObject(wanted);
  });

  test.each([
    ['Ingredients', 'Method'],
    ['Zutaten für 4 Personen', 'Zubereitung'],
    ['Ingredientes', 'Elaboración'],
    ['Ingrédients', 'Préparation'],
    ['Ingredienti', 'Procedimento'],
    ['Ingredientes', 'Modo de preparo'],
    ['Składniki', 'Sposób przygotowania'],
    ['材料', '作り方'],
  ])('is read below the headings %s and %s', (first, second) => {
    const body = `<h2>${first}</h2>${list(ingredients)}<h2>${second}</h2>${list(steps, 'ol')}<h2>More</h2><p>End.</p>`;
    expect(linesOf(page(body))).toMatchObject(wanted);
  });

  test('is read from the card that has lines, not from a link to it', () => {
    const link = '<div class="wprm-recipe wprm-recipe-snippet"><a>Jump to the recipe</a></div>';
    const parts = [list(ingredients), list(steps)];
    const [first, second] = ['ingredient', 'instruction'].map(
      (name, place) => `<div class="wprm-recipe-${name}-group">${parts[place]}</div>`,
    );
    const card = `<div class="related"><div class="wprm-recipe">${first}${second}</div></div>`;
    expect(linesOf(page(link + card))).toMatchObject(wanted);
  });

  test.each([
    [
      'class names',
      `<dl class="ingredients">${list(ingredients)}</dl><div id="method">${list(steps)}</div>`,
    ],
    ['its longest list of amounts', `${list(ingredients)}<p>${steps.join('</p><p>')}</p>`],
  ])('is read by %s where no heading leads it', (_name, body) => {
    expect(linesOf(page(body))).toMatchObject(wanted);
  });

  test('is read from paragraphs with bold headings', () => {
    const body = `<p><b>Ingredients</b><br>${ingredients.join('<br>')}</p><p><b>Method</b><br>${steps.join('<br>')}</p>`;
    expect(linesOf(page(body))).toMatchObject(wanted);
  });
});

describe('the body', () => {
  test('is read by heading, also of questions, without the lines of the recipe', () => {
    const body = `<h2>Tips</h2><p>Use ripe plums.</p><p>Halve the plums.</p>
      <details><summary>Can I freeze it?</summary><p>Yes, for a month.</p></details>
      <p><strong>Is it sweet?</strong><br>Not very.</p><p><b>Never open the oven early.</b></p>`;
    expect(readPost(page(data(plumCake) + body), url).post.passages).toEqual([
      { heading: 'Tips', text: 'Use ripe plums.' },
      { heading: 'Can I freeze it?', text: 'Yes, for a month.' },
      { heading: 'Is it sweet?', text: 'Not very.' },
      { heading: 'Can I freeze it?', text: 'Never open the oven early.' },
    ]);
  });

  test('takes the canonical address of its own host alone', () => {
    const at = (href: string) =>
      readPost(page('', `<link rel="canonical" href="${href}">`), `${url}?utm=1`).post.url;
    expect(at('https://blog.test/plum-cake/')).toBe(url);
    expect(at('https://other.test/plum-cake/')).toBe(`${url}?utm=1`);
    expect(at('https://blog.test/')).toBe(`${url}?utm=1`);
  });
});

describe('problems', () => {
  test.each([
    ['no_text', page('')],
    ['no_recipe', page('<p>We were in the mountains all week.</p>')],
    ['no_ingredients', page(data({ ...plumCake, recipeIngredient: [] }))],
    ['no_steps', page(data({ ...plumCake, recipeInstructions: '' }))],
    ['broken_data', page(`${data('{"@type": "Recipe" "" ]]')}<p>Text of the page.</p>`)],
  ])('name %s', (code, html) => {
    expect(readPost(html, url).problems.map((one) => one.code)).toContain(code);
  });
});

it('takes a line on other posts for none of its own', () => {
  const html = `<html lang="en"><head><title>Plum cake</title></head><body><main><h1>Plum cake</h1>
    <p>A cake for every day of the late summer, with plums from the garden.</p>
    <p>Popular: Cheesecake, 60 minutes at 170 °C</p></main></body></html>`;
  const { passages } = readPost(html, 'https://blog.example/plum-cake').post;
  expect(passages.map(({ text }) => text)).toEqual([expect.stringMatching(/^A cake/)]);
});
