import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Releases, releasesPath } from '@cpal/shared/deployment';
import type { Form } from './forms';
import { headersLike } from './headers';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** A document as it is sent. */
interface Document {
  body: Buffer;
  headers: Record<string, string>;
}

function send(res: ServerResponse, body: Buffer, headers: Record<string, string>) {
  res.writeHead(200, {
    'content-encoding': 'br',
    'content-length': String(body.length),
    ...headers,
  });
  res.end(body);
}

/**
 * Serves a form on loopback, its documents with the headers that ours have, and passes on to the product
 * what is the product's.
 */
export async function serveForm(form: Form, product: string) {
  const bodies = new Map<string, Buffer>();
  const documents = new Map<string, Promise<Document>>();
  const compressed = (key: string, make: () => string | Buffer) => {
    const body = bodies.get(key) ?? brotliCompressSync(make());
    bodies.set(key, body);
    return body;
  };
  const makeDocument = async (url: string): Promise<Document> => {
    const ours = await fetch(product + url);
    const document = form.documentOf(await ours.text());
    return {
      headers: headersLike(ours, document),
      body: brotliCompressSync(document),
    };
  };
  const documentAt = (url: string) => {
    const document = documents.get(url) ?? makeDocument(url);
    documents.set(url, document);
    return document;
  };

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
      const { remotes, ...rest }: Releases = await (await fetch(product + url)).json();
      const all = remotes.map((one) => ({ ...one, entry: form.entry, scripts: [] }));
      const body = JSON.stringify({ ...rest, remotes: all });
      return send(
        res,
        compressed(url, () => body),
        { 'content-type': 'application/json' },
      );
    }
    if (/^\/(api|files)\//.test(url)) return pass(req, res);
    const { body, headers } = await documentAt(url);
    return send(res, body, headers);
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
