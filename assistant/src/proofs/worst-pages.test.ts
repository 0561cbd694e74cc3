import { readPost } from '../post/read-post';

const megabytes = (part: string, letters = 2_000_000): string =>
  part.repeat(Math.ceil(letters / part.length)).slice(0, letters);

const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

const milliseconds = (html: string): number => {
  const before = process.cpuUsage();
  readPost(html, 'https://blog.test/');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const worst: [name: string, html: string][] = [
  ['deep nesting', megabytes('<div>')],
  ['end tags of nothing', megabytes('<b>', 1_000_000) + megabytes('</i>', 1_000_000)],
  ['a million attributes', `<p ${megabytes('a b=1 ')}>`],
  ['many classes', `<p class="${megabytes('comment- ')}">`],
  ['styles', megabytes('<i style="color:#fff;left:-1px">x</i>')],
  ['style elements', megabytes('<style>.a{display:none}</style>')],
  ['one word', megabytes('a')],
  ['blanks', megabytes(' ')],
  ['entities', megabytes('&amp;')],
  ['headings', megabytes('<h2>Ingredients</h2><li>1 cup x</li>')],
  ['amounts', `<h2>Ingredients</h2>${megabytes('<li>1-1/2-1/2-1/2 1 1 x 2 x 2 (((</li>')}`],
  ['nested recipes', megabytes('<div itemscope itemtype="https://schema.org/Recipe">')],
  [
    'nested properties',
    `<div itemscope itemtype="https://schema.org/Recipe">${megabytes('<div itemprop="recipeIngredient name">')}`,
  ],
  ['unclosed data', script(megabytes('{"recipe":['))],
  ['quotes', script(`"recipe${megabytes('&quot;a')}`)],
  ['backslashes', script(`{"@type":"Recipe","a":${megabytes('"\\')}`)],
  ['many scripts', megabytes(script('{"@type":"Recipe","name":"x"}'))],
  ['combining marks', megabytes('e\u0301\u0301\u0301')],
];

const fastest = (html: string): number => Math.min(milliseconds(html), milliseconds(html));

/** Milliseconds of processor time for as much of an ordinary post, in this run. */
let ordinary: number;
beforeAll(() => {
  const paragraph = '<p class="text">Stir the <b>oats</b> into the milk, and let it rest.</p>';
  ordinary = fastest(megabytes(`<h2>How to make it</h2>${paragraph}<ul><li>An egg</li></ul>`));
});

// What starts over and over at a page of this size takes hundreds of times as long.
test.each(worst)('reads no page slowly: %s', (_name, html) => {
  const allowed = 6 * ordinary;
  const first = milliseconds(html);
  // The machine may have paused.
  expect(first < allowed ? first : milliseconds(html)).toBeLessThan(allowed);
});

test('bounds what it gives', () => {
  const lines = megabytes('<li>1 cup of something that is long enough to be read</li>');
  const { post } = readPost(
    `<h2>Ingredients</h2>${lines}<h2>Tips</h2>${lines}`,
    'https://blog.test/',
  );
  expect(post.recipe?.ingredients).toHaveLength(150);
  expect(JSON.stringify(post).length).toBeLessThan(300_000);
});
