import { gunzipSync } from 'node:zlib';
import { readPost } from '@cpal/assistant/post';
import { readMarks } from '../proofs';
import { decodeText } from '../fetch/charset';
import { maxBodyBytes } from '../limits';
import { type PageJob, toText } from '../read-page';
import { findAccents } from './find-accents';
import { parseList } from './parse-list';
import { readFront } from './read-front';

const isGzip = (body: Uint8Array) => body[0] === 0x1f && body[1] === 0x8b;

/** A list may be a compressed file besides what its transport compresses. */
function unpack(body: Uint8Array): Uint8Array {
  if (!isGzip(body)) return body;
  try {
    return gunzipSync(body, { maxOutputLength: maxBodyBytes });
  } catch {
    return new Uint8Array();
  }
}

async function read(job: PageJob): Promise<unknown> {
  if (job.kind === 'picture') {
    const { makePicture } = await import('../pictures/make-picture');
    return makePicture(job.body, job.size);
  }
  const text = decodeText(job.kind === 'list' ? unpack(job.body) : job.body, job.contentType);
  if (job.kind === 'post') return readPost(text, job.url);
  if (job.kind === 'list') return parseList(text, job.blog);
  if (job.kind === 'marks') return readMarks(text);
  return job.kind === 'accents' ? findAccents(text, job.themeColor) : readFront(text);
}

/** Does what a page is read for. @returns its outcome as text. */
export const runJob = async (job: PageJob): Promise<string> => toText(await read(job));
