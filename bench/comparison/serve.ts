import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Releases, releasesPath } from '@cpal/shared/deployment';
import type { Form } from './forms';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

function send(res: ServerResponse, body: Buffer, headers: Record<string, string>) {
  res.writeHead(200, {
    'content-encoding': 'br',
    'content-length': String(body.length),
    ...headers,
  });
  res.end(body);
}

/** Serves a form on loopback, and passes on to the product what is the product's. */
export async function serveForm(form: Form, product: string) {
  const bodies = new Map<string, Buffer>();
  const compressed = (key: string, make: () => string | Buffer) => {
    const body = bodies.get(key) ?? brotliCompressSync(make());
    bodies.set(key, body);
    return body;
  };
  const textOf = async (url: string) => (await fetch(product + url)).text();

  function pass(req: IncomingMessage, res: ServerResponse) {
    const { method, headers } = req;
    const asked = request(product + req.url, { method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => res.destroy());
    req.pipe(asked);
  }

  async function respond(req: IncomingMessage, res: ServerResponse) {
    const url = req.url ?? '/';
    const file = path.join(form.folder, url.slice('/app'.length));
    if (url.startsWith('/app/') && existsSync(file)) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      const headers = {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      };
      return send(
        res,
        compressed(url, () => readFileSync(file)),
        headers,
      );
    }
    if (url === releasesPath) {
      const { remotes, ...rest }: Releases = JSON.parse(await textOf(url));
      const all = remotes.map((one) => ({ ...one, entry: form.entry, scripts: [] }));
      const body = JSON.stringify({ ...rest, remotes: all });
      return send(
        res,
        compressed(url, () => body),
        { 'content-type': 'application/json' },
      );
    }
    if (/^\/(api|files)\//.test(url)) return pass(req, res);
    const ours = bodies.has(url) ? '' : await textOf(url);
    const body = compressed(url, () => form.documentOf(ours));
    return send(res, body, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }

  const server = createServer((req, res) => void respond(req, res));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
