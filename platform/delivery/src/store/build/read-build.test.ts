import { samplePage, shellBuild, writeBuild } from '../../testing/sample-build';
import { sampleDocument } from '../../testing/sample-document';
import { tempDir } from '../../testing/temp-dir';
import type { PageBuild } from './build';
import type { BuildDocument } from './build-document';
import type { BuildPage } from './build-page';
import { readFolder } from '../folder';
import { readBuild } from './read-build';

const dir = tempDir();

const page = (parts: Partial<BuildPage>) => ({ pages: [samplePage('/auth', parts)] });

const shell = (parts: Partial<BuildDocument>): Partial<PageBuild> => ({
  ...shellBuild,
  document: { ...sampleDocument, ...parts },
});

async function findIssue(build: Partial<PageBuild>) {
  const dist = await writeBuild(dir, { build });
  const folder = await readFolder(dist);
  try {
    readBuild(folder);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replace(`${dist}/build.json: `, '') : error;
  }
}

it('reads what a build says of itself', async () => {
  const build = {
    prefixes: ['/auth', '/'],
    pages: [samplePage('/'), samplePage('/auth/:id/*', { title: 'Reset', scripts: ['routes.js'] })],
  };
  const dist = await writeBuild(dir, { build });
  expect(readBuild(await readFolder(dist))).toMatchObject({ name: 'mfe-auth', ...build });
  expect(readBuild(await readFolder(await writeBuild(dir, { build: shellBuild })))).toMatchObject(
    shellBuild,
  );
});

it('says that build.json is missing', async () => {
  const folder = { dir: 'dist', files: new Map() };
  expect(() => readBuild(folder)).toThrow('dist holds no build.json');
});

it('says which file has the hash of other content in its name', async () => {
  const late = `late.${'x'.repeat(43)}.js`;
  const dist = await writeBuild(dir, { files: { [late]: 'export {};' } });
  const folder = await readFolder(dist);
  expect(() => readBuild(folder)).toThrow(`${dist}/${late} has the hash of other content`);
});

it.each([
  [{ name: '../etc' }, 'name must be a name of lower-case letters'],
  [{ prefixes: ['auth'] }, 'prefixes[0] must be a path such as "/auth"'],
  [{ prefixes: ['/auth/'] }, 'prefixes[0] must be a path'],
  [{ prefixes: [] }, 'prefixes must name at least one path'],
  [{ kit: '' }, 'kit must be a text that is not empty'],
  [{ pages: [] }, 'pages must name at least one page'],
  [{ pages: [samplePage('/auth'), samplePage('/auth')] }, 'pages must name each path once'],
  [{ pages: [samplePage('/author')] }, 'pages must have paths below the prefixes'],
  [{ prefixes: ['/'], pages: [samplePage('/auth')] }, 'pages must have paths below the prefixes'],
  [{ document: sampleDocument }, 'document must be null'],
  [{ ...shellBuild, prefixes: ['/auth'] }, 'prefixes must be empty'],
  [{ ...shellBuild, pages: [samplePage('/auth')] }, 'pages must be empty'],
  [{ ...shellBuild, document: null }, 'document must say what every document is made of'],
  [shell({ frames: sampleDocument.frames.slice(1) }), 'document.frames must name one for the path'],
  [shell({ siteName: '' }), 'document.siteName must be a text'],
])('names what is wrong in build.json: %j', async (build: Partial<PageBuild>, failure) => {
  expect(await findIssue(build)).toContain(failure);
});

it.each(['', 'auth', '/auth/', '//', '/auth//a', '/auth/*/a', '/auth*', '/auth?a', '/a:b', '/:'])(
  'takes no page whose path is %j',
  async (path) => {
    expect(await findIssue({ pages: [samplePage(path)] })).toContain(
      'pages[0].path must be a path',
    );
  },
);

it.each([
  [{ entry: 'missing.js' }, 'entry names missing.js, which is not in the folder'],
  [{ scripts: ['routes.js.map'] }, 'scripts[0] names routes.js.map, which is no script'],
  [{ styles: ['../a.css'] }, 'styles[0] names ../a.css, which is not in the folder'],
  [
    { provides: { react: ['missing.js'] } },
    'provides.react[0] names missing.js, which is not in the folder',
  ],
  [
    { provides: { react: ['a.svg'] } },
    'provides.react[0] names a.svg, which is no script or stylesheet',
  ],
  [page({ html: 'missing.html' }), 'pages[0].html names missing.html, which is not in the folder'],
  [page({ html: 'routes.js' }), 'pages[0].html names routes.js, which is no HTML file'],
  [page({ structuredData: 'a.txt' }), 'pages[0].structuredData names a.txt, which is no JSON file'],
  [page({ scripts: ['routes.css'] }), 'pages[0].scripts[0] names routes.css, which is no script'],
  [page({ styles: ['routes.js'] }), 'pages[0].styles[0] names routes.js, which is no stylesheet'],
  [shell({ boot: 'boot.html' }), 'document.boot names boot.html, which is no script'],
  [
    shell({ frames: [{ path: '*', html: 'frames/missing.html', htmlWithoutWaitlist: null }] }),
    'document.frames[0].html names frames/missing.html, which is not in the folder',
  ],
  [shell({ loading: 'a.txt' }), 'document.loading names a.txt, which is no HTML file'],
  [shell({ notFound: 'a.txt' }), 'document.notFound names a.txt, which is no HTML file'],
  [
    shell({ icons: [{ rel: 'icon', href: 'boot.js', type: null, sizes: null }] }),
    'document.icons[0].href names boot.js, which is no image',
  ],
  [shell({ fonts: ['boot.js'] }), 'document.fonts[0] names boot.js, which is no font'],
  [shell({ manifest: 'boot.js' }), 'document.manifest names boot.js, which is no web manifest'],
  [
    shell({ socialImage: { ...sampleDocument.socialImage, file: 'missing.png' } }),
    'document.socialImage.file names missing.png, which is not in the folder',
  ],
])('takes no build that names a wrong file: %j', async (build: Partial<PageBuild>, failure) => {
  expect(await findIssue(build)).toBe(failure);
});
