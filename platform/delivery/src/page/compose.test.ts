import { releaseUrl } from '../store/release';
import { samplePage } from '../testing/sample-build';
import { composeAt, marketing, sampleSources } from '../testing/sample-sources';
import {
  getHashes,
  headIn,
  linksIn,
  pageDataIn,
  getPolicy,
  rootIn,
} from '../testing/document-parts';
import { tempDir } from '../testing/temp-dir';
import type { Page, PageSources } from './compose';

const dir = tempDir();
let sources: PageSources;
let about: Page;
let auth: Page;
let nowhere: Page;
let url: Record<'shell' | 'about' | 'auth', (path: string) => string>;

const auths = {
  build: {
    needs: ['controls'],
    pages: [samplePage('/auth', { scripts: ['login.js'], styles: ['login.css'] })],
  },
  files: { 'login.js': 'export {};', 'login.css': 'i{color:red}' },
};
const providing = {
  build: { provides: { controls: ['controls.css', 'controls.js'] } },
  files: { 'controls.js': 'export {};', 'controls.css': 'b{color:red}' },
};

beforeAll(async () => {
  sources = await sampleSources(dir, { shell: providing, remotes: [marketing, auths] });
  const { shell, remotes } = sources.composition;
  const urlsOf = (name: string) => {
    const remote = remotes.find(({ current }) => current.build.name === name)?.current;
    return (path: string) => (remote ? releaseUrl(remote, path) : '');
  };
  url = {
    shell: (path) => releaseUrl(shell, path),
    about: urlsOf('mfe-marketing'),
    auth: urlsOf('mfe-auth'),
  };
  about = await composeAt(sources, '/about');
  auth = await composeAt(sources, '/auth');
  nowhere = await composeAt(sources, '/nowhere');
});

describe('the document of a prerendered page', () => {
  it('holds the screen in the frame of its path', () => {
    expect(rootIn(about)).toBe('<header>Home, <b>About</b></header><main><h1>About us</h1></main>');
  });

  it('has its metadata in the head, in this order', () => {
    expect(headIn(about).map((line) => /^<\w+( \w[\w-]*="[^"]*")?/.exec(line)?.[0])).toEqual([
      '<meta charset="utf-8"',
      '<meta name="viewport"',
      '<title',
      '<meta name="description"',
      '<link rel="canonical"',
      '<meta property="og:site_name"',
      '<meta property="og:type"',
      '<meta property="og:title"',
      '<meta property="og:description"',
      '<meta property="og:url"',
      '<meta property="og:image"',
      '<meta property="og:image:width"',
      '<meta property="og:image:height"',
      '<meta property="og:image:alt"',
      '<meta name="twitter:card"',
      '<meta name="theme-color"',
      '<meta name="theme-color"',
      `<style data-href="${url.shell('routes.css')}"`,
      `<style data-href="${url.about('routes.css')}"`,
      '<link rel="icon"',
      '<link rel="apple-touch-icon"',
      '<link rel="manifest"',
      '<script type="application/json"',
      '<script',
    ]);
  });

  it('lets the shell start when idle and take the markup over', () => {
    const { start, hydrates } = pageDataIn(about);
    expect([start.when, hydrates]).toEqual(['idle', true]);
    expect(linksIn(about, 'modulepreload')).toEqual([]);
  });

  it('is rendered again where the markup is of other shared sources than the shell', async () => {
    const build = { ...marketing.build, kit: 'kit-2' };
    const differing = await sampleSources(dir, { remotes: [{ ...marketing, build }] });
    const page = await composeAt(differing, '/about');
    const { start, hydrates } = pageDataIn(page);
    expect([start.when, hydrates]).toEqual(['idle', false]);
    expect(rootIn(page)).toContain('<h1>About us</h1>');
  });
});

const rules = ({ html }: Page) =>
  /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';

describe('what a browser renders ahead', () => {
  it('are the other public pages of the same remote, under the policy', async () => {
    const pages = ['/about', '/terms'].map((path) =>
      samplePage(path, { description: 'Public.', html: 'pages/about.html' }),
    );
    const members = [samplePage('/about/keys', {})];
    const prefixes = ['/about', '/terms'];
    const build = { ...marketing.build, prefixes, pages: [...pages, ...members] };
    const page = await composeAt(
      await sampleSources(dir, { remotes: [{ ...marketing, build }] }),
      '/about',
    );
    expect(JSON.parse(rules(page))).toEqual({
      prerender: [{ where: { href_matches: ['/terms'] }, eagerness: 'moderate' }],
    });
    expect(getPolicy(page).get('script-src')).toEqual(
      expect.arrayContaining(getHashes(page, 'script')),
    );
    expect(getHashes(page, 'script')).toHaveLength(2);
  });

  it('is nothing from a member’s page, or where no remote answers', () => {
    expect([auth, nowhere].map(rules)).toEqual(['null', 'null']);
  });
});

describe('the document of a page that the browser renders', () => {
  it('preloads the typeface, which delays no paint here', () => {
    const preload = /<link rel="preload" href="[^"]*text[^"]*woff2" as="font"/;
    expect(auth.html).toMatch(preload);
    expect(about.html).not.toMatch(preload);
  });

  it('holds what is shown until then, in the frame of all other paths', () => {
    expect(rootIn(auth)).toBe(
      '<header>Home</header><main><p>Loading</p><noscript>Please switch JavaScript on.</noscript></main>',
    );
  });

  it('starts without delay, with every script of its first screen preloaded', () => {
    const scripts = [
      url.shell('remoteEntry.js'),
      url.shell('routes.js'),
      url.auth('remoteEntry.js'),
      url.auth('routes.js'),
      url.shell('controls.js'),
      url.auth('login.js'),
    ];
    expect(pageDataIn(auth)).toMatchObject({ start: { when: 'now', scripts }, hydrates: false });
    expect(linksIn(auth, 'modulepreload')).toEqual(scripts);
    const hashed = auth.html.match(/<link rel="modulepreload" [^>]+ integrity="sha256-[^"]{44}">/g);
    expect(hashed).toHaveLength(scripts.length);
  });

  it('holds every style of its first screen: the shell’s, shared ones, its own', () => {
    const styles = [...auth.html.matchAll(/<style data-href="(.*?)">(.*?)</g)];
    expect(styles.map(([, urls, text]) => [urls?.split(' '), text])).toEqual([
      [[url.shell('routes.css'), url.shell('controls.css')], 'a{color:red}b{color:red}'],
      [[url.auth('routes.css'), url.auth('login.css')], 'a{color:red}i{color:red}'],
    ]);
  });
});

describe('the document of a path that no remote answers', () => {
  it('says so, in the frame of all other paths', () => {
    expect(rootIn(nowhere)).toBe('<header>Home</header><main><h1>Oops! Page Not Found</h1></main>');
    expect(headIn(nowhere)).toEqual(
      expect.arrayContaining([
        '<title>Page not found | CPal</title>',
        '<meta name="robots" content="noindex">',
      ]),
    );
  });

  it('lets the shell alone start when idle, and render it again', () => {
    expect(pageDataIn(nowhere)).toMatchObject({
      start: { when: 'idle', scripts: [url.shell('remoteEntry.js'), url.shell('routes.js')] },
      hydrates: false,
    });
    expect(nowhere.html).not.toMatch(/<(style|link) [^>]*mfe-/);
  });
});

describe('what runs in a document', () => {
  it('is told the first calls, on a page that names them', async () => {
    const pages = [samplePage('/auth', { calls: ['/api/licenses'] })];
    const asking = await sampleSources(dir, { remotes: [{ build: { pages } }] });
    expect(pageDataIn(await composeAt(asking, '/auth'))).toMatchObject({
      start: { calls: ['/api/licenses'] },
    });
  });

  it('starts by the boot script, which comes after its data and before the body', () => {
    expect(about.html).toMatch(
      /id="page">\{.*\}<\/script>\n<script>boot\(\);<\/script>\n<\/head>\n<body>/,
    );
    expect(about.html).not.toContain('type="module"');
  });

  it('is allowed by the hash of its text exactly as sent, and nothing else inline is', () => {
    for (const page of [about, auth, nowhere]) {
      const policy = getPolicy(page);
      const allowed = (name: string) =>
        policy.get(name)?.filter((value) => value.startsWith("'sha256-"));
      expect(getHashes(page, 'script')).toHaveLength(1);
      expect(allowed('script-src')).toEqual(getHashes(page, 'script'));
      expect(allowed('style-src')).toEqual(getHashes(page, 'style'));
      expect(getHashes(page, 'style').length).toBeGreaterThan(0);
    }
  });

  it('cannot be ended by a setting', async () => {
    const settings = { ...sources.options.settings, text: '</script><script>alert(1)</script>' };
    const page = await composeAt(
      { ...sources, options: { ...sources.options, settings } },
      '/about',
    );
    expect(page.html).not.toContain('alert(1)</script>');
    expect(pageDataIn(page).settings).toEqual(settings);
  });
});
