import { readFile, writeFile } from 'node:fs/promises';
import { codings } from '../codings';
import { readDocument } from '../site/read-document';
import { readSite } from '../site/site';
import { publish } from '../store/publish';
import { fileName, type Store } from '../store/store';
import { commandLine } from '../testing/command-line';
import { getSampleVersion } from '../testing/collecting';
import {
  deploy,
  offering,
  samplePage,
  shellBuild,
  using,
  writeBuild,
} from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { promote, rollBack } from './changes';
import { prepare } from './prepare';
import { readRegistry } from './registry';

const dir = tempDir();
const environment = 'staging';
const name = 'mfe-auth';
let line: Awaited<ReturnType<typeof commandLine>>;

beforeEach(async () => {
  line = await commandLine(dir);
  await line.staged(1);
});
afterEach(() => jest.restoreAllMocks());

const published = async (version: number) =>
  (await publish(line.store, await writeBuild(dir, getSampleVersion(version)))).id;

/** The beginnings of what a task compresses. */
async function compressedBy(task: () => Promise<unknown>) {
  const compress = codings.map((coding) => jest.spyOn(coding, 'compress'));
  await task();
  return compress.flatMap(({ mock }) => mock.calls.map(([body]) => body.toString().slice(0, 9)));
}

/** The page of the remote, with its headers, as it is served. */
async function pageOf(store: Store) {
  const { find } = await readSite(store, await readRegistry(store, environment), (document) =>
    readDocument(store, document).then(({ plain }) => ({ ...document, text: plain.toString() })),
  );
  return find('/auth', () => false);
}

/** Changes the first byte of a file. */
async function damage(path: string) {
  const file = fileName(line.store, path);
  const body = await readFile(file);
  body.writeUInt8(body.readUInt8(0) ^ 1, 0);
  await writeFile(file, body);
}

it('leaves nothing to compress for the promotion, or for going back', async () => {
  const { store } = line;
  const place = { store, environment };
  const id = await published(2);
  expect(await prepare(store, { name, id })).toEqual([{ environment, fault: null, remark: null }]);
  // The list of releases and the manifest are short, and name what was released in the meantime.
  const list = ['{"shell":', '{"id":"mf', '{"shell":', '{"id":"mf'];
  expect(await compressedBy(() => promote(place, [{ name, id }]))).toEqual(list);
  expect(await pageOf(store)).toHaveProperty('text', expect.stringContaining(id));
  jest.restoreAllMocks();
  expect(await compressedBy(() => rollBack(place, name))).toEqual(list);
  expect(await pageOf(store)).toHaveProperty('text', expect.not.stringContaining(id));
});

it('says which shell could not go back then', async () => {
  const { store } = line;
  await deploy(store, environment, offering(['useParams']));
  const of = async (uses: string[]) => {
    const { id } = await publish(store, await writeBuild(dir, using(uses)));
    return prepare(store, { name, id });
  };
  const remark = expect.stringMatching(
    /^it uses router, which the previous shell \w{16} lacks: the shell cannot go back alone$/,
  );
  expect(await of(['useParams'])).toEqual([{ environment, fault: null, remark }]);
  await deploy(store, environment, {
    build: { ...shellBuild, offers: { router: ['useParams'], x: [] } },
  });
  expect(await of(['useParams'])).toEqual([{ environment, fault: null, remark: null }]);
});

it('changes no registry, and prepares nothing where the front end is not', async () => {
  const { store } = line;
  const before = await readRegistry(store, environment);
  const dist = await writeBuild(dir, {
    build: { name: 'mfe-new', prefixes: ['/new'], pages: [samplePage('/new')] },
  });
  const { id } = await publish(store, dist);
  expect(await prepare(store, { name: 'mfe-new', id })).toEqual([]);
  await prepare(store, { name, id: await published(2) });
  expect(await readRegistry(store, environment)).toEqual(before);
});

it.each(['composed', 'contents'])('is done without where its %s are damaged', async (folder) => {
  const { store } = line;
  const id = await published(2);
  const before = new Set(await store.list(folder));
  await prepare(store, { name, id });
  const written = (await store.list(folder)).filter((path) => !before.has(path));
  expect(written).not.toEqual([]);
  await Promise.all(written.map(damage));
  await promote({ store, environment }, [{ name, id }]);
  expect(await pageOf(store)).toHaveProperty('text', expect.stringContaining(id));
});
