import { sampleDeployed } from '../testing/sample-deployed';
import { scriptElement, styleElements } from './inline';

const { current: release } = sampleDeployed({});

/** What becomes of style sheets with these texts: `/0.css`, `/1.css` and so on. */
const styles = (...texts: string[]) =>
  styleElements(
    texts.map((path, index) => ({ release, path, url: `/${index}.css`, integrity: 'sha256-x' })),
    async ({ path }) => path,
  );

const style = async (text: string) => (await styles(text))[0];

const script = (text: string) => scriptElement({ release, path: 'boot.js' }, async () => text);

describe('a stylesheet', () => {
  it('is inline under its address', async () => {
    expect(await style('a>b{color:red}')).toEqual({
      markup: '<style data-href="/0.css">a>b{color:red}</style>',
      text: 'a>b{color:red}',
    });
  });

  it('loses the address of its source map, which nothing in the page could find', async () => {
    const only = await style('a{color:red}\n\n/*# sourceMappingURL=a.css.map*/\n');
    expect(only?.text).toBe('a{color:red}');
  });

  it('has the line ends that a browser hashes', async () => {
    expect((await style('a{}\r\nb{}\rc{}'))?.text).toBe('a{}\nb{}\nc{}');
  });

  it.each([
    ['a.svg', '/files/shell/a.svg'],
    ['"./fonts/a-1.woff2"', '/files/shell/fonts/a-1.woff2'],
    ["'../a.svg' ", '/files/a.svg'],
    ['/files/mfe-auth/a.svg', '/files/mfe-auth/a.svg'],
  ])('has the address %s from the site’s root', async (address, fromRoot) => {
    const text = `a{background:url(${address})}`;
    const url = '/files/shell/main.css';
    const file = { release, path: 'main.css', url, integrity: 'sha256-x' };
    const [only] = await styleElements([file], async () => text);
    expect(only?.text).toBe(`a{background:url(${fromRoot})}`);
  });

  it.each([
    'a{background:url(a\\ b.svg)}',
    'a{background:URL("a b.svg")}',
    'a{background:url(data:image/png;base64,AAAA)}',
    'a::after{content:"url(a.svg)"}',
    'a{background:image-set("a.avif" 1x)}',
    '@import "b.css";',
    '@namespace svg "http://www.w3.org/2000/svg";',
    '@layer base,screens',
    'a::after{content:"</style>"}',
  ])('stays a file where it would mean another thing in the page: %s', async (text) => {
    expect(await style(text)).toEqual({
      markup: '<link rel="stylesheet" href="/0.css" integrity="sha256-x">',
      text: null,
    });
  });
});

describe('several stylesheets', () => {
  it('are one element while each can be inline', async () => {
    const [before, between, after] = await styles('a{}', 'b{}', '@import "c.css";', 'd{}');
    expect(before).toEqual({
      markup: '<style data-href="/0.css /1.css">a{}b{}</style>',
      text: 'a{}b{}',
    });
    expect(between?.text).toBeNull();
    expect(after?.markup).toBe('<style data-href="/3.css">d{}</style>');
  });

  it('are an element for each release', async () => {
    const { current: other } = sampleDeployed({ name: 'mfe-other' });
    const files = [release, release, other].map((of, index) => ({
      release: of,
      path: `i${index}{}`,
      url: `/${index}.css`,
      integrity: 'sha256-x',
    }));
    const elements = await styleElements(files, async ({ path }) => path);
    expect(elements.map(({ text }) => text)).toEqual(['i0{}i1{}', 'i2{}']);
  });

  it('are none where they have no rule', async () => {
    expect(await styles('', '/*# sourceMappingURL=b.css.map*/')).toEqual([]);
  });
});

describe('a script', () => {
  it('is inline as it is, without its source map’s address', async () => {
    expect(await script('boot(1 < 2);\n//# sourceMappingURL=boot.js.map\n')).toEqual({
      markup: '<script>boot(1 < 2);</script>',
      text: 'boot(1 < 2);',
    });
  });

  it.each(['</script', '<SCRIPT', '<!--'])('is rejected where it holds %s', async (failure) => {
    await expect(script(`"${failure}>"`)).rejects.toThrow(
      `mfe-auth 0123456789abcdef: boot.js cannot be inline in a page: it holds ${failure}`,
    );
  });
});
