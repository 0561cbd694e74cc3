import { brotliCompressSync } from 'node:zlib';
import { runVerify } from '../cli/looking';
import { promote, setPageOptions } from '../registry/changes';
import { readRegistry } from '../registry/registry';
import { repair } from '../registry/repair';
import { listSnapshots, snapshotPath } from '../registry/snapshots';
import { noteComposed } from '../site/composed';
import { readTable, type SiteTable } from '../site/table';
import { writeContent } from '../store/contents';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import { getSampleVersion } from '../testing/collecting';
import { forge } from '../testing/forge';
import { pageOptions } from '../testing/page-options';
import { deploy, deployWidget, shellBuild, writeBuild } from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';
import { examine } from './examine';

const dir = tempDir();
const environment = 'local';

const open = storeCopies(dir, async (store) => {
  await deploy(store, environment, { build: shellBuild });
  await deploy(store, environment, getSampleVersion(1));
  await deployWidget(store, environment, 'CPAL;');
  return {};
});

const html = '<script>steal()</script>';

const page = ({ remotes }: SiteTable) => {
  const [found] = remotes.flatMap(({ pages }) => pages);
  if (found === undefined) throw new Error('The sample has a page.');
  return found;
};

const forgeries: [what: string, forgery: (table: SiteTable, store: Store) => Promise<void>][] = [
  [
    'another page',
    async (table, store) => {
      page(table).document.plain = await writeContent(store, html);
      page(table).document.coded = [];
    },
  ],
  [
    'another compressed form of a page',
    async (table, store) => {
      const digest = await writeContent(store, brotliCompressSync(html));
      page(table).document.coded = [{ key: 'br', digest }];
    },
  ],
  [
    'another header',
    async (table) => {
      page(table).document.headers['Content-Security-Policy'] = "script-src 'unsafe-inline'";
    },
  ],
  [
    'another not-found page',
    async (table, store) => {
      table.notFound.document.plain = await writeContent(store, html);
    },
  ],
  [
    'a file of the site that nothing composes',
    async (table) => {
      table.files['/evil.html'] = page(table).document;
    },
  ],
  [
    'another page beside the composed ones',
    async (table) => {
      table.remotes[0]?.pages.push({ ...page(table), path: '/auth/evil' });
    },
  ],
  [
    'another widget',
    async (table) => {
      table.widget = { loader: 'steal();', panel: '/files/widget/panel.js' };
    },
  ],
  [
    'another owner of paths',
    async (table) => {
      table.remotes[0]?.prefixes.push('/');
    },
  ],
];

const pagesFinding = async (store: Store) =>
  (await examine({ store, environment })).find(({ check }) => check.startsWith('pages'))?.fault;

const verify = (store: Store) =>
  runVerify({ store, environment }, { command: 'verify', names: [], values: {} });

it('finds nothing in what was composed', async () => {
  const { store } = await open();
  expect(await pagesFinding(store)).toBeNull();
  expect(await verify(store)).toMatchObject({ code: 'intact' });
  expect(await repair({ store, environment })).toMatchObject({ isNew: false, broken: [] });
});

it.each(forgeries)('doctor and verify find %s, and repair composes again', async (_, forgery) => {
  const { store } = await open();
  await forge(store, environment, (table) => forgery(table, store));
  expect(await pagesFinding(store)).toMatch(/is not what its releases|is another content/);
  expect(await verify(store)).toMatchObject({ code: 'damaged', isFault: true });
  expect(await repair({ store, environment })).toMatchObject({ isNew: true });
  expect(await pagesFinding(store)).toBeNull();
});

it('repair takes no page that was noted as composed', async () => {
  const { store } = await open();
  const { pages } = await readRegistry(store, environment);
  const { inputs, document } = page(await readTable(store, pages ?? ''));
  const other = { ...document, plain: await writeContent(store, html), coded: [] };
  await noteComposed(store, { inputs, document: other });
  await forge(store, environment, (table) => {
    page(table).document = other;
  });
  await repair({ store, environment });
  expect(await pagesFinding(store)).toBeNull();
  // Nor does any change after it.
  await setPageOptions(
    { store, environment },
    { ...pageOptions, publicUrl: 'https://other.example' },
  );
  await setPageOptions({ store, environment }, pageOptions);
  expect(await pagesFinding(store)).toBeNull();
});

it.each([2 ** 53 - 1, 2 ** 53, 10 ** 20, 1_000_000_001, 5000])(
  'a snapshot with the number %d keeps nobody from promoting',
  async (version) => {
    const { store } = await open();
    const [latest = 0] = await listSnapshots(store, environment);
    const path = snapshotPath(environment, latest).replace(
      `${latest}.json`,
      `${BigInt(version)}.json`,
    );
    await store.create(
      path,
      JSON.stringify({ ...(await readRegistry(store, environment)), version }),
    );
    expect(await listSnapshots(store, environment)).toHaveLength(latest);
    const { id } = await publish(store, await writeBuild(dir, getSampleVersion(2)));
    const made = await promote({ store, environment }, [{ name: 'mfe-auth', id }]);
    expect(made.version).toBe(latest + 1);
    expect(await pagesFinding(store)).toContain('no snapshots of its history');
    await repair({ store, environment });
    expect(await pagesFinding(store)).toBeNull();
  },
);
