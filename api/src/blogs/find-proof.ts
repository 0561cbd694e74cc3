import { decodeText } from '../reading/charset';
import { FetchFailure } from '../reading/failures';
import type { Fetched, GuardedFetch } from '../reading/guarded-fetch';
import { PageFault, type PageReader } from '../reading/read-page';
import type { BlogRow } from './own-blogs';
import { proofName, proofsOf } from './proofs';

/** What was found of a proof: it, or, in a blogger's words, what instead. */
type Finding = { isProof: true } | { isProof: false; found: string };

const proof: Finding = { isProof: true };
const instead = (found: string): Finding => ({ isProof: false, found });

const isGood = ({ status }: Fetched) => status >= 200 && status < 300;

/** Bytes of the file that are looked at: what is longer is another file. */
const maxFileBytes = 4_096;

const textOf = ({ body, header }: Fetched) =>
  decodeText(body.subarray(0, maxFileBytes), header('content-type'));

/** Characters of a foreign code that a message repeats. */
const shownCode = (code: string) => `“${code.slice(0, 50)}”`;

async function look(
  fetchPage: GuardedFetch,
  address: string,
  judge: (page: Fetched) => Finding | Promise<Finding>,
): Promise<Finding> {
  try {
    const page = await fetchPage(address);
    if (isGood(page)) return await judge(page);
    return instead(`${address} answered ${page.status}`);
  } catch (error) {
    if (error instanceof PageFault)
      return instead(`${address} could not be read: it is too large or too deeply nested`);
    if (!(error instanceof FetchFailure)) throw error;
    return instead(`${address} ${error.message}`);
  }
}

async function judgePage(
  { readMarks }: PageReader,
  page: Fetched,
  { code, keys }: { code: string; keys: ReadonlySet<string> },
): Promise<Finding> {
  const marks = await readMarks(page);
  if (marks.codes.includes(code) || marks.keys.some((key) => keys.has(key))) return proof;
  const [otherCode] = marks.codes;
  const tag =
    otherCode === undefined
      ? `no ${proofName} tag in its head`
      : `a ${proofName} tag with another code, ${shownCode(otherCode)}`;
  const snippet =
    marks.keys.length === 0
      ? 'no CPal snippet'
      : 'a CPal snippet with a key that is not an active one of yours';
  return instead(`${page.url.href} has ${tag}, and ${snippet}`);
}

function judgeFile(page: Fetched, code: string): Finding {
  const text = textOf(page).trim();
  if (text === code) return proof;
  const isPage = /^\s*</.test(text);
  const what = isPage ? 'is a web page, not the file' : `holds ${shownCode(text)}, not your code`;
  return instead(`${page.url.href} ${what}`);
}

/**
 * Looks for the tag, the snippet and the file on a blog, one request after the other.
 * @param keys the member's good licence keys.
 * @param postUrl a post of the blog, where the snippet may stand alone; null for none.
 * @returns null where one was found, else what was found instead, for the blogger.
 */
export async function findProof(
  { fetchPage, pageReader }: { fetchPage: GuardedFetch; pageReader: PageReader },
  blog: BlogRow,
  { keys, postUrl }: { keys: ReadonlySet<string>; postUrl: string | null },
): Promise<string[] | null> {
  const code = blog.verificationToken;
  const pages = [blog.url, ...(postUrl === null ? [] : [postUrl])];
  const looks = [
    ...pages.map(
      (page) => () => look(fetchPage, page, (got) => judgePage(pageReader, got, { code, keys })),
    ),
    () => look(fetchPage, proofsOf(blog).file_url, (got) => judgeFile(got, code)),
  ];
  const found: string[] = [];
  for (const next of looks) {
    const finding = await next();
    if (finding.isProof) return null;
    found.push(finding.found);
  }
  return found;
}
