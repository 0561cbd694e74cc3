import { createServer } from 'node:http';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { openStore } from '@cpal/delivery';
import { deploy, deployWidget, shellBuild } from '@cpal/delivery/testing/sample-build';
import { tempDir } from '@cpal/delivery/testing/temp-dir';
import { createLicenseKey } from '@cpal/server-kit/license-key';
import { ask, loopback } from './ask';
import { makeEdge } from './sample-edge';

/** Of a blog that is always there. */
export const key = createLicenseKey();

export const looks = {
  name: 'Ada',
  accent: '#c2410c',
  placement: 'recipe',
  language: 'en',
  address_form: 'formal',
};

/** What a script of the widget is given. */
export function settingsIn(script: Buffer) {
  const show = jest.fn();
  runInNewContext(script.toString(), { show });
  return show.mock.calls[0]?.[0];
}

/**
 * Starts an edge with a widget, before an API that knows one key. Called at the top of a test file;
 * before each test all is as at first, and nothing of the test before is fresh.
 */
export function widgetEdge() {
  const dir = tempDir();
  const start = loopback();
  const api = {
    looks: {} as Record<string, object>,
    /** The requests that it got. */
    asked: [] as string[],
    status: 200,
    /** How often each visitor asked, by the whole of `X-Forwarded-For`. */
    visitors: new Map<string, number>(),
    maxOfVisitor: Infinity,
  };

  const open = async () => {
    const store = await openStore(join(dir, 'store'));
    await deploy(store, 'local', { build: shellBuild });
    const server = createServer((req, res) => {
      api.asked.push(`${req.method} ${req.url}`);
      const visitor = String(req.headers['x-forwarded-for']);
      const uses = (api.visitors.get(visitor) ?? 0) + 1;
      api.visitors.set(visitor, uses);
      const [wanted = ''] = req.url?.split('/').at(-1)?.split('?') ?? [];
      res.statusCode = uses > api.maxOfVisitor ? 429 : api.status;
      res.end(JSON.stringify({ looks: api.looks[wanted] ?? null }));
    });
    const origins = [`http://127.0.0.1:${await start(server)}`];
    const edge = await makeEdge(store, { origins });
    return { store, edge, port: await start(edge.app), origins };
  };
  let opened: Awaited<ReturnType<typeof open>> | null = null;
  const parts = () => {
    if (!opened) throw new Error('The edge has not started yet.');
    return opened;
  };

  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    const { edge, store } = parts();
    api.looks = { [key]: looks };
    api.asked.length = 0;
    api.status = 200;
    api.visitors.clear();
    api.maxOfVisitor = Infinity;
    edge.clock.now += 60_000;
    const source = `show(CPAL);${'\n// Long enough to be compressed.'.repeat(9)}`;
    await deployWidget(store, 'local', source);
    await edge.caughtUp();
  });

  return {
    api,
    parts,
    dir,
    start,
    pass: (ms: number) => {
      parts().edge.clock.now += ms;
    },
    get: (wanted: string, headers: Record<string, string | undefined> = {}) =>
      ask(parts().port, `/w/${wanted}.js`, { headers }),
  };
}
