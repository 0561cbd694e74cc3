import { sampleDeployed } from '../testing/sample-deployed';
import { scriptElement, styleElement } from './inline';

const { current: release } = sampleDeployed({});

const style = (text: string) =>
  styleElement({ release, path: 'a.css', url: '/a.css', integrity: 'sha256-x' }, async () => text);

const script = (text: string) => scriptElement({ release, path: 'boot.js' }, async () => text);

describe('a stylesheet', () => {
  it('is inline under its address', async () => {
    expect(await style('a>b{color:red}')).toEqual({
      markup: '<style data-href="/a.css">a>b{color:red}</style>',
      text: 'a>b{color:red}',
    });
  });

  it('loses the address of its source map, which nothing in the page could find', async () => {
    const { text } = await style('a{color:red}\n\n/*# sourceMappingURL=a.css.map*/\n');
    expect(text).toBe('a{color:red}');
  });

  it('has the line ends that a browser hashes', async () => {
    expect((await style('a{}\r\nb{}\rc{}')).text).toBe('a{}\nb{}\nc{}');
  });

  it.each([
    'a{background:url(a.svg)}',
    'a{background:URL("a.svg")}',
    'a{background:image-set("a.avif" 1x)}',
    '@import "b.css";',
    'a::after{content:"</style>"}',
  ])('stays a file where it would mean another thing in the page: %s', async (text) => {
    expect(await style(text)).toEqual({
      markup: '<link rel="stylesheet" href="/a.css" integrity="sha256-x">',
      text: null,
    });
  });
});

describe('a script', () => {
  it('is inline as it is, without its source map’s address', async () => {
    expect(await script('boot(1 < 2);\n//# sourceMappingURL=boot.js.map\n')).toEqual({
      markup: '<script>boot(1 < 2);</script>',
      text: 'boot(1 < 2);',
    });
  });

  it.each(['</script', '<SCRIPT', '<!--'])('is refused where it holds %s', async (fault) => {
    await expect(script(`"${fault}>"`)).rejects.toThrow(
      `mfe-auth 0123456789abcdef: boot.js cannot be inline in a page: it holds ${fault}`,
    );
  });
});
