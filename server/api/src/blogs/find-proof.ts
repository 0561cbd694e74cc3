import { decodeText } from '../reading/fetch/charset';
import { FetchFailure } from '../reading/fetch/failures';
import { type Fetched, type GuardedFetch, isGood } from '../reading/fetch/guarded-fetch';
import { PageFailure, type PageReader } from '../reading/read-page';
import type { BlogRow } from './own-blogs';
import { claimedPath, isOnPath } from '../websites/place';
import { type Marks, proofName } from '../reading/proofs';

/** What a proof there is good for: the whole site, or what begins with the blog's address. */
type Reach = 'path' | 'site';

/** What was found at one address. */
interface Look {
  reach: Reach;
  /** A page shows whose the place is; a file may be a stranger's upload. */
  kind: 'file' | 'page';
  /** A file's text counts as a code. */
  marks: Marks;
  /** In a blogger's words, what is there instead of a proof. */
  instead: string;
  /** Whether what is there was seen: a failure that may pass says nothing. */
  isSeen: boolean;
  /** Whether a firewall or a bot protection answered instead of the blog. */
  isTurnedAway?: boolean;
}

/** How pages come, and who reads them. */
interface Deps {
  fetchPage: GuardedFetch;
  pageReader: PageReader;
}

/** By what a member's proof is known: the code in tag and file, and the good license keys. */
export interface Proof {
  code: string;
  keys: ReadonlySet<string>;
}

/** What a page and a file are judged as. */
type Judged = Omit<Look, 'kind' | 'reach'>;

const nothing: Marks = { codes: [], keys: [] };

/** Statuses that say that nothing is there; any other failure may pass. */
const goneStatuses = new Set([404, 410]);

/** Bytes of the file that are looked at: what is longer is another file. */
const maxFileBytes = 4_096;

const textOf = ({ body, header }: Fetched) =>
  decodeText(body.subarray(0, maxFileBytes), header('content-type'));

/** Characters of a foreign code that a message repeats. */
const shownCode = (code: string) => `“${code.slice(0, 50)}”`;

const seen = (instead: string, marks: Marks = nothing): Judged => ({
  marks,
  instead,
  isSeen: true,
});

async function look(
  fetchPage: GuardedFetch,
  address: string,
  judge: (page: Fetched) => Judged | Promise<Judged>,
): Promise<Judged> {
  try {
    const page = await fetchPage(address);
    if (isGood(page)) return await judge(page);
    const isSeen = goneStatuses.has(page.status);
    return { marks: nothing, instead: `${address} answered ${page.status}`, isSeen };
  } catch (error) {
    if (error instanceof PageFailure) {
      const instead = `${address} could not be read: it is too large or too deeply nested, or too many others wait`;
      return { marks: nothing, instead, isSeen: false };
    }
    if (!(error instanceof FetchFailure)) throw error;
    const { isTurnedAway, message, reason } = error;
    const isSeen = reason === 'left_blog';
    return { marks: nothing, instead: `${address} ${message}`, isSeen, isTurnedAway };
  }
}

/** A page for browsers: no text, no picture, and nothing that they only save. */
function isPage({ header }: Fetched): boolean {
  const [type = ''] = (header('content-type') ?? '').split(';');
  const isSaved = /^\s*attachment/i.test(header('content-disposition') ?? '');
  return type.trim().toLowerCase() === 'text/html' && !isSaved;
}

async function judgePage({ readMarks }: PageReader, page: Fetched): Promise<Judged> {
  if (!isPage(page)) return seen(`${page.url.href} is not a web page (text/html)`);
  const marks = await readMarks(page);
  const [code] = marks.codes;
  const tag =
    code === undefined
      ? `no ${proofName} tag in its head`
      : `a ${proofName} tag with another code, ${shownCode(code)}`;
  const snippet =
    marks.keys.length === 0
      ? 'no CPal snippet'
      : 'a CPal snippet with a key that is not an active one of yours';
  return seen(`${page.url.href} has ${tag}, and ${snippet}`, marks);
}

function judgeFile(page: Fetched, address: string): Judged {
  // Elsewhere on the site others may store files.
  if (page.url.pathname !== new URL(address).pathname)
    return seen(`${address} redirects to another page`);
  const text = textOf(page).trim();
  const isHtml = text.startsWith('<');
  const what = isHtml ? 'is a web page, not the file' : `holds ${shownCode(text)}, not your code`;
  return seen(`${page.url.href} ${what}`, { codes: [text], keys: [] });
}

/**
 * Looks at all places where a proof counts, one request after the other: the site's first page and the
 * file at its root, then the same below the path of the blog's address.
 */
async function* lookAround(
  { fetchPage, pageReader }: Deps,
  { url }: BlogRow,
): AsyncGenerator<Look> {
  const judgeFirst = (page: Fetched) => judgePage(pageReader, page);
  const path = claimedPath(new URL(url));
  const fileAt = (from: string) => new URL(`${from}${proofName}.txt`, url).href;
  const first = new URL('/', url).href;
  const rootFile = fileAt('/');
  yield { reach: 'site', kind: 'page', ...(await look(fetchPage, first, judgeFirst)) };
  yield {
    reach: 'site',
    kind: 'file',
    ...(await look(fetchPage, rootFile, (page) => judgeFile(page, rootFile))),
  };
  if (path === '/') return;
  const judge = (page: Fetched) =>
    isOnPath(path, page.url)
      ? judgePage(pageReader, page)
      : seen(`${url} redirects to ${page.url.href}, which is no part of it`);
  const file = fileAt(path);
  yield { reach: 'path', kind: 'page', ...(await look(fetchPage, url, judge)) };
  yield {
    reach: 'path',
    kind: 'file',
    ...(await look(fetchPage, file, (page) => judgeFile(page, file))),
  };
}

const proves = ({ marks }: Look, { code, keys }: Proof) =>
  marks.codes.includes(code) || marks.keys.some((key) => keys.has(key));

/** What came of looking for a proof. */
export interface Findings {
  /** What the proof that was found is good for; null if none was. */
  reach: Reach | null;
  /** What was found instead, for the blogger. */
  instead: string[];
  /** How our reader was turned away, for the blogger; null if it was not. */
  turnedAway: string | null;
  /** Whether all was seen: else a proof may be where nothing could be read. */
  isSure: boolean;
  /** Whether the proof of that reach was on a page, whatever may be where nothing could be read. */
  isOnPage: boolean;
  /** Whether another member's proof is there that is good for this path. */
  hasProof: (other: Proof, path: string) => boolean;
}

/**
 * Looks for the tag, the snippet and the file on a blog.
 * @param isAll whether to look on behind a proof, because another member's matters too.
 */
export async function findProof(
  deps: Deps,
  blog: BlogRow,
  proof: Proof,
  isAll: boolean,
): Promise<Findings> {
  const looks: Look[] = [];
  for await (const one of lookAround(deps, blog)) {
    looks.push(one);
    if (!isAll && proves(one, proof)) break;
  }
  const own = looks.filter((one) => proves(one, proof));
  const reaches = new Set(own.map(({ reach }) => reach));
  const reach = reaches.has('site') ? 'site' : reaches.has('path') ? 'path' : null;
  return {
    reach,
    instead: looks.map(({ instead }) => instead),
    turnedAway: looks.find(({ isTurnedAway }) => isTurnedAway)?.instead ?? null,
    isSure: looks.every(({ isSeen }) => isSeen),
    isOnPage: own.some((one) => one.kind === 'page' && one.reach === reach),
    hasProof: (other, path) =>
      looks.some((one) => (path !== '/' || one.reach === 'site') && proves(one, other)),
  };
}
