import type { Page, RegisteredRemote } from '@cpal/shared/deployment';
import type { BuildRecord } from './build-record';
import { develop, developReleases } from './document';

const shell: BuildRecord = {
  name: 'shell',
  kind: 'shell',
  container: 'shell_development',
  prefixes: [],
  entry: 'main.js',
  styles: ['main.css'],
};
const auth: BuildRecord = {
  name: 'mfe-auth',
  kind: 'remote',
  container: 'mfe_auth_development',
  prefixes: ['/auth', '/new'],
  entry: 'remoteEntry.js',
  styles: ['routes.css'],
};

const released = (name: string): RegisteredRemote => ({
  name,
  prefixes: [`/${name}`],
  titles: { [`/${name}`]: 'Released' },
  id: `${name}-1`,
  container: `${name}_1`,
  entry: `/files/${name}/entry.js`,
  scripts: [`/files/${name}/more.js`],
  previous: { id: `${name}-0`, container: `${name}_0`, entry: `/files/${name}/old.js` },
});

const page: Page = {
  settings: {
    waitlistUrl: '</script>',
    contactEmail: 'a@b.example',
    stripePublishableKey: 'pk_1',
    stripeScriptUrl: null,
    products: { basic: 'b', pro: 'p' },
    company: { name: 'C', address: 'A', governingLaw: 'L' },
  },
  shell: 'shell-1',
  own: released('mfe-auth'),
  start: {
    when: 'idle',
    scripts: ['/files/shell.js', '/files/mfe-auth.js'],
    calls: ['/api/licenses'],
  },
  hydrates: true,
};

const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
const html = `<!doctype html>
<html><head><title>A "title"</title>
<meta name="theme-color" content="#fff">
<style data-href="/files/shell/a.css">@layer reset,screens;.bar{color:red}</style>
<style data-href="/files/shell/b.css">.button{color:red}</style>
<style data-href="/files/mfe-auth/c.css">@layer screens{.card{color:red}}</style>
<link rel="modulepreload" href="/files/shell.js">
<link rel="icon" href="/files/icon.png">
<script type="application/json" id="page">${data}</script>
<script>const boot = '<b>';</script></head>
<body><style>.inside{}</style><div id="root"><p>Sent</p></div></body></html>
`;

const pageOf = (text: string): Page =>
  JSON.parse(/id="page">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

const compiledAuth: RegisteredRemote = {
  name: 'mfe-auth',
  id: 'development',
  prefixes: ['/auth', '/new'],
  titles: {},
  container: 'mfe_auth_development',
  entry: '/@dev/mfe-auth/remoteEntry.js',
  scripts: [],
  previous: null,
};

it('gives the shell one release of a replaced remote on its pages', () => {
  const { own, start, hydrates, settings } = pageOf(develop(html, '/mfe-auth', [auth]));
  expect(own).toEqual(compiledAuth);
  expect(start).toEqual({
    when: 'now',
    scripts: ['/files/shell.js'],
    calls: ['/api/licenses'],
  });
  expect(hydrates).toBe(false);
  expect(settings).toEqual(page.settings);
});

it('leaves the remote of a page that is not replaced', () => {
  const { own } = pageOf(develop(html, '/mfe-auth', [{ ...auth, name: 'mfe-other' }]));
  expect(own).toEqual(released('mfe-auth'));
});

it('gives a page that nobody answers to a remote that does so from now on', () => {
  const nobodys = html.replace(data, JSON.stringify({ ...page, own: null, settings: {} }));
  expect(pageOf(develop(nobodys, '/new/1', [shell, auth])).own).toEqual(compiledAuth);
  expect(pageOf(develop(nobodys, '/else', [shell, auth])).own).toBeNull();
});

it('lists what is compiled, also a remote that is not released yet', () => {
  const releases = { shell: 'shell-1', remotes: [released('mfe-auth'), released('mfe-billing')] };
  expect(developReleases(releases, [shell, auth])).toEqual({
    shell: 'shell-1',
    remotes: [released('mfe-billing'), compiledAuth],
  });
  const { remotes } = developReleases(releases, [{ ...auth, name: 'mfe-new' }]);
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-auth', 'mfe-billing', 'mfe-new']);
});

it('starts a shell that is compiled here', () => {
  expect(pageOf(develop(html, '/mfe-auth', [shell])).start).toMatchObject({
    scripts: ['/@dev/shell/main.js'],
  });
});

it('links the styles of what is replaced where the released ones were', () => {
  const ofAuth = develop(html, '/mfe-auth', [auth]);
  expect(ofAuth).toContain('.bar{');
  expect(ofAuth).toContain('.button{');
  expect(ofAuth).not.toContain('.card{');
  expect(ofAuth).toContain('</style>\n<link rel="stylesheet" href="/@dev/mfe-auth/routes.css">');
  const ofShell = develop(html, '/mfe-auth', [shell]);
  expect(ofShell).not.toContain('.button{');
  expect(ofShell.indexOf('/@dev/shell/main.css')).toBeLessThan(ofShell.indexOf('.card{'));
  expect(ofShell.match(/main\.css/g)).toHaveLength(1);
});

/** The addresses of the style sheets that a document links. */
const linksOf = (text: string) =>
  [...text.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, url]) => url);

it('links what else an element held, where several releases share it', () => {
  const shared = html
    .replace(/<style data-href="[^"]*(b|c)\.css">.*<\/style>\n/g, '')
    .replace('a.css">', 'a.css /files/mfe-auth/c.css">');
  expect(linksOf(develop(shared, '/mfe-auth', [auth]))).toEqual([
    '/files/shell/a.css',
    '/@dev/mfe-auth/routes.css',
  ]);
  expect(linksOf(develop(shared, '/mfe-auth', [shell]))).toEqual([
    '/@dev/shell/main.css',
    '/files/mfe-auth/c.css',
  ]);
  expect(develop(shared, '/mfe-auth', [])).toContain('.bar{color:red}');
});

it('runs its own script first, fetches nothing ahead, and changes nothing else', () => {
  const text = develop(html, '/mfe-auth', [auth]);
  expect(text.indexOf('/@dev/page.js')).toBeLessThan(text.indexOf('<style'));
  expect(text).not.toContain('modulepreload');
  for (const kept of [
    '<title>A "title"</title>',
    '<meta name="theme-color" content="#fff">',
    '<link rel="icon" href="/files/icon.png">',
    `<script>const boot = '<b>';</script></head>`,
    '<body><style>.inside{}</style><div id="root"><p>Sent</p></div></body></html>\n',
  ])
    expect(text).toContain(kept);
});

it('leaves any other document as it is', () => {
  const other = '<html><head><script src="/docs.js"></script></head><body>Docs</body></html>';
  expect(develop(other, '/mfe-auth', [shell, auth])).toBe(other);
});
