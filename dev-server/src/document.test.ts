import type { Page } from '@cpal/shared/deployment';
import type { BuildRecord } from './build-record';
import { develop } from './document';

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

const released = (name: string): Page['remotes'][number] => ({
  name,
  prefixes: [`/${name}`],
  titles: { [`/${name}`]: 'Released' },
  id: `${name}-1`,
  container: `${name}_1`,
  entry: `/files/${name}.js`,
  scripts: [`/files/${name}-more.js`],
  previous: { id: `${name}-0`, container: `${name}_0`, entry: `/files/${name}-old.js` },
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
  remotes: [released('mfe-auth'), released('mfe-billing')],
  start: { when: 'idle', scripts: ['/files/shell.js', '/files/mfe-auth.js'] },
  hydrates: true,
};

const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
const html = `<!doctype html>
<html><head><title>A "title"</title>
<script type="importmap">{"integrity":{"/files/shell.js":"sha256-a"}}</script>
<style data-href="/files/a.css">@layer reset,screens;.shell-header-bar{color:red}</style>
<style data-href="/files/b.css">.shared-button-button{color:red}</style>
<style data-href="/files/c.css">@layer screens{.mfe-auth-card-card{color:red}}</style>
<link rel="modulepreload" href="/files/shell.js">
<link rel="icon" href="/files/icon.png">
<script type="application/json" id="page">${data}</script>
<script>const boot = '<b>';</script></head>
<body><style>.shell-inside-body{}</style><div id="root"><p>Sent</p></div></body></html>
`;

const pageOf = (text: string): Page =>
  JSON.parse(/id="page">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

it('gives the shell one release of a replaced remote, and leaves the others', () => {
  const { remotes, start, hydrates, settings } = pageOf(develop(html, [auth]));
  expect(remotes).toEqual([
    released('mfe-billing'),
    {
      name: 'mfe-auth',
      id: 'mfe-auth-1',
      prefixes: ['/auth', '/new'],
      titles: {},
      container: 'mfe_auth_development',
      entry: '/@dev/mfe-auth/remoteEntry.js',
      scripts: [],
      previous: null,
    },
  ]);
  expect(start).toEqual({ when: 'now', scripts: ['/files/shell.js'] });
  expect(hydrates).toBe(false);
  expect(settings).toEqual(page.settings);
});

it('starts a shell that is compiled here', () => {
  expect(pageOf(develop(html, [shell])).start.scripts).toEqual(['/@dev/shell/main.js']);
});

it('adds a remote that is not released yet', () => {
  const { remotes } = pageOf(develop(html, [{ ...auth, name: 'mfe-new' }]));
  expect(remotes.map(({ name }) => name)).toEqual(['mfe-auth', 'mfe-billing', 'mfe-new']);
});

it('links the styles of what is replaced where the released ones were', () => {
  const ofAuth = develop(html, [auth]);
  expect(ofAuth).toContain('.shell-header-bar');
  expect(ofAuth).toContain('.shared-button-button');
  expect(ofAuth).not.toContain('.mfe-auth-card-card');
  expect(ofAuth).toContain('</style>\n<link rel="stylesheet" href="/@dev/mfe-auth/routes.css">');
  const ofShell = develop(html, [shell]);
  expect(ofShell).not.toContain('.shared-button-button');
  expect(ofShell.indexOf('/@dev/shell/main.css')).toBeLessThan(ofShell.indexOf('.mfe-auth-card'));
  expect(ofShell.match(/main\.css/g)).toHaveLength(1);
});

it('runs its own script first, fetches nothing ahead, and changes nothing else', () => {
  const text = develop(html, [auth]);
  expect(text.indexOf('/@dev/page.js')).toBeLessThan(text.indexOf('importmap'));
  expect(text).not.toContain('modulepreload');
  for (const kept of [
    '<title>A "title"</title>',
    '<script type="importmap">{"integrity":{"/files/shell.js":"sha256-a"}}</script>',
    '<link rel="icon" href="/files/icon.png">',
    `<script>const boot = '<b>';</script></head>`,
    '<body><style>.shell-inside-body{}</style><div id="root"><p>Sent</p></div></body></html>\n',
  ])
    expect(text).toContain(kept);
});

it('leaves any other document as it is', () => {
  const other = '<html><head><script src="/docs.js"></script></head><body>Docs</body></html>';
  expect(develop(other, [shell, auth])).toBe(other);
});
