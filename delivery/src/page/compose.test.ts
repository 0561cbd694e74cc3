import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Composition, readComposition } from '../registry/composition';
import { openStore } from '../store/store';
import { deploy, shellBuild } from '../testing/sample-build';
import { pageOptions } from '../testing/sample-edge';
import { tempDir } from '../testing/temp-dir';
import { importMapOf } from './import-map';
import { composePage, type PageOptions } from './compose';

const dir = tempDir();
let composition: Composition;
let ids: { shell: string; old: string; now: string };

beforeAll(async () => {
  const store = await openStore(join(dir, 'store'));
  const shell = await deploy(store, 'local', { build: shellBuild });
  const old = await deploy(store, 'local', { build: { container: 'mfe_auth_0' } });
  const now = await deploy(store, 'local', {});
  ids = { shell: shell.id, old: old.id, now: now.id };
  composition = await readComposition(store, 'local');
});

const compose = (options: Partial<PageOptions> = {}) =>
  composePage(composition, composition.remotes[0] ?? null, { ...pageOptions, ...options });

const within = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
const importMapIn = (html: string) => within(html, /<script type="importmap">(.*?)<\/script>/s);
const pageDataIn = (html: string) => within(html, /<script [^>]*id="page">(.*?)<\/script>/s);

const loadable = (id: string) => ({
  entry: `/releases/mfe-auth/${id}/remoteEntry.js`,
  scripts: [`/releases/mfe-auth/${id}/routes.js`],
  styles: [`/releases/mfe-auth/${id}/routes.css`],
});

const policy = (options: Partial<PageOptions> = {}) =>
  new Map(
    (compose(options).headers['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

describe('the document', () => {
  it('puts the import map before every stylesheet, preload and module', () => {
    const { html } = compose();
    const map = html.indexOf('<script type="importmap">');
    expect(map).toBeGreaterThan(0);
    expect(html.search(/<link|type="module"/)).toBeGreaterThan(map);
  });

  it('covers every script of current and previous releases, and nothing else', () => {
    const { integrity } = JSON.parse(importMapIn(compose().html));
    const remotes = [ids.now, ids.old].map((id) => `/releases/mfe-auth/${id}`);
    const urls = [`/releases/shell/${ids.shell}`, ...remotes]
      .flatMap((base) => [`${base}/remoteEntry.js`, `${base}/routes.js`])
      .concat(remotes.map((base) => `${base}/remoteEntry.js?r=1`));
    expect(Object.keys(integrity).toSorted()).toEqual(urls.toSorted());
    expect(Object.values(integrity)).toEqual(urls.map(() => expect.stringMatching(/^sha256-/)));
  });

  it('covers no previous shell, which a page never starts', () => {
    const [auth] = composition.remotes;
    const shell = { ...composition.shell, previous: auth?.current ?? null };
    expect(importMapOf({ ...composition, shell })).toBe(importMapOf(composition));
    expect(importMapOf({ shell, remotes: [] })).not.toContain('mfe-auth');
  });

  it('preloads the first screen of the shell and of the remote that owns the path', () => {
    const { html } = compose();
    const links = (rel: string) =>
      [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(
        ([, url]) => url,
      );
    const [shell, auth] = [`/releases/shell/${ids.shell}`, `/releases/mfe-auth/${ids.now}`];
    expect(links('stylesheet')).toEqual([`${shell}/routes.css`, `${auth}/routes.css`]);
    expect(links('modulepreload')).toEqual(
      [shell, auth].flatMap((base) => [`${base}/remoteEntry.js`, `${base}/routes.js`]),
    );
    const hashed = [...html.matchAll(/<link rel="\w+" href="[^"]+" integrity="sha256-[^"]{44}">/g)];
    expect(hashed).toHaveLength(6);
    expect(html).toContain(`<script type="module" src="${shell}/remoteEntry.js"></script>`);
  });

  it('loads no remote ahead where none owns the path', () => {
    const { html } = composePage(composition, null, pageOptions);
    expect(html).not.toMatch(/<link [^>]*mfe-auth/);
    expect(html).toContain(`/releases/shell/${ids.shell}/routes.css`);
  });

  it('tells the shell its settings and where each remote is', () => {
    expect(JSON.parse(pageDataIn(compose().html))).toEqual({
      settings: pageOptions.settings,
      remotes: [
        {
          name: 'mfe-auth',
          prefixes: ['/auth'],
          container: 'mfe_auth_1',
          ...loadable(ids.now),
          previous: { container: 'mfe_auth_0', ...loadable(ids.old) },
        },
      ],
    });
  });

  it('lets no setting end the script element that carries it', () => {
    const settings = { text: '</script><script>alert(1)</script>' };
    const { html } = compose({ settings });
    expect(html).not.toContain('alert(1)</script>');
    expect(JSON.parse(pageDataIn(html)).settings).toEqual(settings);
  });
});

describe('the headers', () => {
  it('allow one inline script: the import map, by its hash', () => {
    const hash = createHash('sha256').update(importMapIn(compose().html)).digest('base64');
    expect(policy().get('script-src')).toEqual([
      "'self'",
      `'sha256-${hash}'`,
      'https://js.stripe.com',
    ]);
  });

  it('refuse everything that is not named, and nothing unsafe is named', () => {
    expect(policy().get('default-src')).toEqual(["'none'"]);
    expect(policy().get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy().get('trusted-types')).toEqual(['webpack', 'default']);
    expect(compose().headers['Content-Security-Policy']).not.toContain('unsafe');
  });

  it('let extra origins in where they are wanted, never as a form target', () => {
    const extra = 'http://localhost:3001';
    const origins = { script: [extra], connect: [extra], frame: [extra] };
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy({ origins }).get(name)).toContain(extra);
      expect(policy().get(name)).not.toContain(extra);
    }
    expect(policy({ origins }).get('form-action')).toEqual(["'self'"]);
  });

  it('demand https in future only where the site has it', () => {
    expect(compose().headers).not.toHaveProperty('Strict-Transport-Security');
    expect(compose({ publicUrl: 'https://cpal.example' }).headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
    });
  });
});
