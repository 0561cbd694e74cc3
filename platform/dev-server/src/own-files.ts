import path from 'node:path';
import { PassThrough } from 'node:stream';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { ownUrl } from './document';
import type { FrontEnds } from './front-ends';
import type { Update } from './update';

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** No other site may read the sources, nor load what they are compiled to. */
const privately = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The first script of each page, `browser/page.ts`. */
async function pageScript(isShellCompiled: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'browser/page.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"development"',
      updatesUrl: JSON.stringify(`${ownUrl}/updates`),
      isShellCompiled: String(isShellCompiled),
    },
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** Serves what is compiled, and says what changes. */
export async function registerOwnFiles(app: FastifyInstance, frontEnds: FrontEnds): Promise<void> {
  const isShellCompiled = frontEnds.records().some(({ kind }) => kind === 'shell');
  const script = await pageScript(isShellCompiled);

  app.get(`${ownUrl}/page.js`, (_request, reply) =>
    reply.headers({ ...privately, 'content-type': mediaTypes['.js'] }).send(script),
  );

  app.get(`${ownUrl}/updates`, (_request, reply) => {
    const stream = new PassThrough();
    const write = (update: Update) => void stream.write(`data: ${JSON.stringify(update)}\n\n`);
    for (const update of frontEnds.updates()) write(update);
    stream.once('close', frontEnds.onUpdate(write));
    reply.raw.once('close', () => stream.destroy());
    return reply.headers({ ...privately, 'content-type': 'text/event-stream' }).send(stream);
  });

  app.get(`${ownUrl}/*`, (_request, reply) => reply.headers(privately).code(404).send());

  app.get<{ Params: { name: string; '*': string } }>(`${ownUrl}/:name/*`, (request, reply) => {
    const { name, '*': file } = request.params;
    const content = frontEnds.file(name, file);
    reply.headers(privately);
    if (content === undefined) return reply.code(404).send();
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream';
    return reply.header('content-type', type).send(content);
  });
}
