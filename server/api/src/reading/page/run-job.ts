import { gunzipSync } from 'node:zlib';
import { readPost } from '@cpal/assistant/post';
import { readMarks } from '../proofs';
import { decodeText } from '../charset';
import { maxBodyBytes } from '../limits';
import { type PageJob, toText } from '../read-page';
import { findFeeds } from './find-feeds';
import { parseList } from './parse-list';

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
    return makePicture(job.body);
  }
  const text = decodeText(job.kind === 'list' ? unpack(job.body) : job.body, job.contentType);
  if (job.kind === 'post') return readPost(text, job.url);
  if (job.kind === 'list') return parseList(text, job.blog);
  return job.kind === 'marks' ? readMarks(text) : findFeeds(text);
}

/** Does what a page is read for. @returns its outcome as text. */
export const runJob = async (job: PageJob): Promise<string> => toText(await read(job));
