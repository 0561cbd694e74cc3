import { TextDecoder } from 'node:util';

/** In what of a page its own word on its charset must stand (HTML standard). */
const lookedAt = 1024;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const inText = /charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})/i;
const inXml = /^<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([\w:.-]{1,40})/i;

function decoderOf(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/**
 * The text of a page or a feed: by its byte order mark, else by its header, else by its own word,
 * else as UTF-8. A byte that is wrong in it becomes a replacement character.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  const head = Buffer.from(bytes.subarray(0, lookedAt)).toString('latin1');
  const decoder =
    decoderOf(mark?.[0]) ??
    decoderOf(inText.exec(contentType ?? '')?.[1]) ??
    decoderOf(inXml.exec(head)?.[1] ?? inText.exec(head)?.[1]) ??
    new TextDecoder();
  return decoder.decode(bytes);
}
