import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { openStore, promote, publish } from '@cpal/delivery';
import { deploy, shellBuild } from '@cpal/delivery/testing/sample-build';
import { createLicenseKey } from '@cpal/server-kit/license-key';
import { freePort } from '../../../tools/processes/free-port';
import { launch, stopAll } from '../../../tools/processes/supervisor';
import { type BlogPage, blogHtml, ordinaryPage } from './blog-page';
import { freshApi, readersApi, type ReadersApi } from './readers-api';

/** A blog with the widget on it, on an origin of its own. */
export interface Blog {
  origin: string;
  /** Of the widget's scripts and calls. */
  product: string;
  /** What the readers' calls answer. */
  api: ReadersApi;
  page: BlogPage;
  /** Headers of the blog's pages. */
  headers: Record<string, string>;
}

const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Starts the edge with the widget's present build, over a fake of the readers' calls. */
async function startEdge(apiOrigin: string) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'cpal-widget-'));
  const store = await openStore(dir);
  await deploy(store, 'local', { build: shellBuild });
  const { build, id } = await publish(store, 'blog/widget/dist');
  await promote({ store, environment: 'local' }, [{ name: build.name, id }]);
  const port = String(await freePort());
  const product = `http://localhost:${port}`;
  const settings = { PORT: port, PUBLIC_URL: product, RELEASES_DIR: dir, API_ORIGINS: apiOrigin };
  const edge = await launch('edge server', 'server/edge/dist/server.js', {
    ...settings,
    LOG_LEVEL: 'error',
  });
  return {
    product,
    close: async () => {
      await stopAll([edge]);
      rmSync(dir, { recursive: true });
    },
  };
}

/** Starts a blog with the widget on it; its page and the calls' answers can be changed meanwhile. */
export async function openBlog() {
  const state: Blog = {
    origin: '',
    product: '',
    api: freshApi(''),
    page: ordinaryPage(''),
    headers: {},
  };
  const api = readersApi(() => state.api);
  const edge = await startEdge(`http://127.0.0.1:${await listen(api)}`);
  const site = createServer((_req, res) => {
    const html = blogHtml(state.page, state.product, 'n0nce');
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...state.headers });
    res.end(html);
  });
  state.product = edge.product;
  state.origin = `http://127.0.0.1:${await listen(site)}`;
  return {
    blog: state,
    /** Brings it back to its first state, under a key whose looks the edge does not hold. */
    reset: () => {
      const key = createLicenseKey();
      Object.assign(state, { api: freshApi(key), page: ordinaryPage(key), headers: {} });
    },
    close: async () => {
      for (const server of [site, api]) {
        server.closeAllConnections();
        server.close();
      }
      await edge.close();
    },
  };
}
