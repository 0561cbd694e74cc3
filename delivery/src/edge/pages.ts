import { createHash } from 'node:crypto';
import { type Coding, codings } from '../codings';
import type { Log } from '../log';
import { composePage, type PageOptions } from '../page/compose';
import { ownerOf } from '../page/owner';
import { type Composition, type Deployed, readComposition } from '../registry/composition';
import { registryFile } from '../registry/registry';
import type { Store } from '../store/store';
import type { Exchange } from './exchange';
import { live } from './live';
import { chooseCoding, isFresh } from './negotiation';

interface PagesOptions {
  store: Store;
  environment: string;
  page: PageOptions;
  log: Log;
  clock: () => number;
}

/** A page ready to send: every body made once per composition, not per request. */
interface ReadyPage {
  headers: Record<string, string>;
  tag: string;
  plain: Buffer;
  coded: ReadonlyMap<Coding, Buffer>;
}

async function makeReady(
  composition: Composition,
  owner: Deployed | null,
  options: PageOptions,
): Promise<ReadyPage> {
  const { html, headers } = composePage(composition, owner, options);
  const plain = Buffer.from(html);
  const coded = await Promise.all(
    codings.map(async (coding) => [coding, await coding.compress(plain)] as const),
  );
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { headers, tag, plain, coded: new Map(coded) };
}

async function makeAll({ store, environment, page }: PagesOptions) {
  const composition = await readComposition(store, environment);
  const owners = [null, ...composition.remotes];
  const ready = await Promise.all(
    owners.map(async (owner) => [owner, await makeReady(composition, owner, page)] as const),
  );
  return { remotes: composition.remotes, pages: new Map(ready) };
}

function send({ req, res }: Exchange, page: ReadyPage, found: boolean) {
  const coding = chooseCoding(req.headers['accept-encoding'], codings);
  const body = (coding && page.coded.get(coding)) ?? page.plain;
  const etag = coding === null ? `"${page.tag}"` : `"${page.tag}-${coding.key}"`;
  const headers = {
    ...page.headers,
    Vary: 'Accept-Encoding',
    ...(found ? { 'Cache-Control': 'no-cache', ETag: etag } : { 'Cache-Control': 'no-store' }),
  };
  if (found && isFresh(req.headers['if-none-match'], etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  res.writeHead(found ? 200 : 404, {
    ...headers,
    'Content-Length': body.length,
    ...(coding !== null && { 'Content-Encoding': coding.token }),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Opens the pages of an environment; they follow its registry from then on.
 * A path that no remote owns gets the page with status 404: the shell says what it means.
 * @throws Refusal where the registry makes no page to begin with.
 */
export async function openPages(options: PagesOptions) {
  const { store, environment, log, clock } = options;
  const file = registryFile(store, environment);
  const current = await live({ file, load: () => makeAll(options), log, clock });
  return async (exchange: Exchange, path: string) => {
    const { remotes, pages } = await current();
    const owner = ownerOf(remotes, path);
    const page = pages.get(owner);
    if (page === undefined) throw new Error(`no page was composed for ${path}`);
    send(exchange, page, owner !== null);
  };
}
