import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type Release, releaseUrl, type Store } from '@cpal/delivery';
import { deploy, longScript, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { ask, loopback } from '../testing/ask';
import { makeEdge } from '../testing/sample-edge';

const dir = tempDir();
const start = loopback();
const running: ChildProcess[] = [];
afterAll(async () => {
  // Not killed: nginx ends the processes that it has started itself.
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

const sample = (name: string) =>
  readFileSync(join(__dirname, '../../../../docs/proxies', name), 'utf8');

/** Takes one text for another that must be there. */
const put = (text: string, one: string, other: string) => {
  expect(text).toContain(one);
  return text.replace(one, other);
};

interface Proxy {
  name: string;
  program: string;
  /** The sample's text without TLS, between two ports. */
  config: (port: number, edge: number) => string;
  args: (file: string, port: number) => string[];
  /** Whether it answers for the edge where it holds a file. */
  isCache?: boolean;
}

const edgeAddress = '127.0.0.1:3000';

const proxies: Proxy[] = [
  {
    name: 'Caddy',
    program: '/usr/bin/caddy',
    config: (port, edge) => {
      const sites = put(sample('Caddyfile'), edgeAddress, `127.0.0.1:${edge}`);
      const site = put(sites, 'cpal.example {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`);
      return `{\n\tadmin off\n\tauto_https off\n}\n${site}`;
    },
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    config: (port, edge) => {
      const text = put(sample('nginx.conf'), edgeAddress, `127.0.0.1:${edge}`);
      const server = put(text, 'listen 443 ssl http2', `listen 127.0.0.1:${port}`);
      const inside = server.replaceAll(/^ *ssl_.*$/gm, '');
      return `daemon off; pid ${dir}/nginx.pid; error_log stderr;
events {}
http { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; ${inside} }`;
    },
    args: (file) => ['-e', 'stderr', '-p', dir, '-c', file],
  },
  {
    name: 'Varnish',
    program: '/usr/sbin/varnishd',
    config: (_port, edge) => put(sample('varnish.vcl'), '.port = "3000"', `.port = "${edge}"`),
    args: (file, port) => {
      const [place, at] = [join(dir, 'varnish'), `127.0.0.1:${port}`];
      const own = ['-F', '-j', 'none', '-n', place, '-s', 'malloc,16m', '-f', file, '-a', at];
      return [...own, '-p', 'http_gzip_support=off'];
    },
    isCache: true,
  },
];

const event = (text: string) => `data: ${text}\n\n`;

/** An API that tells whose request it was, and answers in events that it is told to write. */
async function startApi() {
  const emits: ((text: string | null) => void)[] = [];
  const api = createServer((req, res) => {
    req.resume();
    if (req.url === '/api/echo')
      return res.end(JSON.stringify({ url: req.url, headers: req.headers }));
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write(event('first'));
    emits.push((text) => (text === null ? res.end() : res.write(event(text))));
    return res;
  });
  return { origin: `http://127.0.0.1:${await start(api)}`, emits };
}

async function freePort() {
  const server = createServer();
  const port = await start(server);
  server.close();
  return port;
}

async function untilListening(port: number) {
  const isOpen = () =>
    ask(port, '/healthz').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isOpen())) await sleep(50);
}

it('the samples lead to the port that the edge has by default', () => {
  expect(sample('Caddyfile')).toContain(`reverse_proxy ${edgeAddress}`);
  expect(sample('nginx.conf')).toContain(`server ${edgeAddress};`);
  const [host, port] = edgeAddress.split(':');
  expect(sample('varnish.vcl')).toContain(`.host = "${host}";\n    .port = "${port}";`);
});

// A machine that has no proxy tries none of them.
const installed = proxies.filter(({ program }) => existsSync(program));
const describeEach = installed.length > 0 ? describe.each(installed) : describe.skip.each(proxies);

describeEach('behind $name', ({ name, program, config, args, isCache = false }) => {
  let store: Store;
  let made: Awaited<ReturnType<typeof makeEdge>>;
  let edge: number;
  let port: number;
  let release: Release;
  let api: Awaited<ReturnType<typeof startApi>>;

  beforeAll(async () => {
    store = await openStore(join(dir, name));
    await deploy(store, 'local', { build: shellBuild });
    release = await deploy(store, 'local', {
      build: { scripts: ['routes.js', 'long.js'] },
      files: { 'film.mp4': 'abcdefghij', 'long.js': longScript },
    });
    api = await startApi();
    made = await makeEdge(store, { origins: [api.origin] });
    edge = await start(made.app);
    port = await freePort();
    const file = join(dir, `${name}.conf`);
    writeFileSync(file, config(port, edge));
    mkdirSync(join(dir, 'home'), { recursive: true });
    const env = { PATH: process.env['PATH'], HOME: join(dir, 'home') };
    const proxy = spawn(program, args(file, port), { stdio: 'ignore', env });
    running.push(proxy);
    const ended = once(proxy, 'exit').then(() => Promise.reject(new Error(`${name} has ended`)));
    await Promise.race([untilListening(port), ended]);
    ended.catch(() => undefined);
  }, 30_000);

  it.each([
    ['a page', 200, '/auth', {}],
    ['a page that is not there', 404, '/nowhere', {}],
    ['a script', 200, 'remoteEntry.js', { 'accept-encoding': 'gzip, br' }],
    ['a script as it is', 200, 'remoteEntry.js', {}],
    ['a part of a film', 206, 'film.mp4', { range: 'bytes=2-4' }],
    ['a part beyond it', 416, 'film.mp4', { range: 'bytes=10-' }],
  ])('%s has the headers and the bytes of the edge', async (_, wanted, path, headers) => {
    const url = path.startsWith('/') ? path : releaseUrl(release, path);
    const own = new Set([
      'date',
      'connection',
      'keep-alive',
      'server',
      'x-request-id',
      'transfer-encoding',
    ]);
    const seen = async (at: number) => {
      const { status, headers: sent, body } = await ask(at, url, { headers });
      const kept = Object.entries(sent).filter(([header]) => !own.has(header));
      return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
    };
    const direct = await seen(edge);
    expect(direct.status).toBe(wanted);
    // A cache rejects by itself what is no part of a file that it holds.
    const range = { 'content-range': direct.headers['content-range'] };
    const rejected = { status: 416, headers: expect.objectContaining(range), body: '' };
    expect(await seen(port)).toEqual(isCache && wanted === 416 ? rejected : direct);
  });

  it('a promotion is seen with the next request, and a file as soon as it is there', async () => {
    const late = {
      build: { scripts: ['routes.js', 'late.js'] },
      files: { 'late.js': 'export {};' },
    };
    const elsewhere = await openStore(join(dir, `${name}-elsewhere`));
    await deploy(elsewhere, 'local', { build: shellBuild });
    const url = releaseUrl(await deploy(elsewhere, 'local', late), 'late.js');
    expect((await ask(port, url)).status).toBe(404);
    const { id } = await deploy(store, 'local', late);
    await made.caughtUp();
    expect((await ask(port, '/auth')).body.toString()).toContain(id);
    expect((await ask(port, url)).status).toBe(200);
  });

  it(`asks the edge for a file ${isCache ? 'once' : 'each time'}`, async () => {
    const url = releaseUrl(release, 'long.js');
    const before = made.logged().length;
    for (const wording of ['gzip;q=0, br;q=0.0', 'identity']) {
      const { headers } = await ask(port, url, { headers: { 'accept-encoding': wording } });
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['cache-control']).toContain('immutable');
    }
    const asked = made
      .logged()
      .slice(before)
      .filter((line) => JSON.stringify(line).includes(url));
    expect(asked).toHaveLength(isCache ? 1 : 2);
  });

  it('what a visitor holds is not sent again', async () => {
    const { headers, body } = await ask(port, releaseUrl(release, 'remoteEntry.js'));
    expect(body.toString()).toBe(longScript);
    const again = await ask(port, releaseUrl(release, 'remoteEntry.js'), {
      headers: { 'if-none-match': headers.etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('the API gets the visitor’s address, and none that a visitor wrote', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' };
    const { body } = await ask(port, '/api/echo', { headers });
    expect(body.toString()).not.toContain('203.0.113.7');
    expect(JSON.parse(body.toString()).headers['x-forwarded-for']).toMatch(/^127\.0\.0\.1/);
  });

  it('events reach a reader one by one, before the next is written', async () => {
    const asking = request({ host: '127.0.0.1', port, path: '/api/events' }).end();
    const answer: IncomingMessage = await new Promise((resolve) => {
      asking.on('response', resolve);
    });
    const next = async () => String((await once(answer, 'data'))[0]);
    expect(await next()).toBe(event('first'));
    const [emit] = api.emits;
    emit?.('second');
    expect(await next()).toBe(event('second'));
    emit?.(null);
    await once(answer, 'end');
  });
});
