import { sampleDeployed } from '../testing/sample-deployed';
import { unusedStyles } from './deferred-styles';

const { current: release } = sampleDeployed({});

const file = (path: string) => ({ release, path, url: `/${path}`, integrity: 'sha256-x' });

/** What a document lacks of two style sheets. */
async function lackedBy(markup: string) {
  const texts: Record<string, string> = {
    'frame.css': '@layer screens{.frame{gap:.5rem}@media print{.frame>.links{margin:0}}}',
    'notice.css': '.notice{}',
  };
  const late = Object.keys(texts).map(file);
  const lacking = await unusedStyles(late, markup, async ({ path }) => texts[path] ?? '');
  return lacking.map(({ path }) => path);
}

it.each([
  ['<p class="lead">frame, .links</p><p id="notice">5rem</p>', ['frame.css', 'notice.css']],
  ['<nav class="wide links"></nav>', ['notice.css']],
  ['<p\nclass="notice"></p><div class="a frame b"></div>', []],
])('a document goes without those of which it has no class: %s', async (markup, lacking) => {
  expect(await lackedBy(markup)).toEqual(lacking);
});
