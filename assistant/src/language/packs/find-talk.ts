import { fold } from '../fold';
import { baseLanguage } from '../unsupported/base-language';
import { isTraditionalTag } from '../unsupported/han';
import { type Frame, type Talk, talks } from './frame';
import { findFrame } from './frames';

const besideWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** The bare words of a message: without case, accents, marks and signs. */
const bare = (message: string) => fold(message).replaceAll(besideWords, ' ').trim();

const tables = new WeakMap<Frame, ReadonlyMap<string, Talk>>();

function tableOf(frame: Frame): ReadonlyMap<string, Talk> {
  const known = tables.get(frame);
  if (known !== undefined) return known;
  const made = new Map(
    talks.flatMap((kind) =>
      frame.talk[kind].split(',').map((message) => [bare(message), kind] as const),
    ),
  );
  tables.set(frame, made);
  return made;
}

/** The kind of small talk that a whole message is, null where it is anything else. */
export const findTalk = (frame: Frame, message: string): Talk | null =>
  tableOf(frame).get(bare(message)) ?? null;

const frameTag = (hint: string) => (isTraditionalTag(hint) ? 'zh-Hant' : baseLanguage(hint));

/**
 * The first of some languages in which a whole message is small talk, as the tag of its frame; null where
 * there is none. One short word says too little of its language by itself.
 */
export function findTalkLanguage(
  message: string,
  hints: readonly (string | null | undefined)[],
): string | null {
  for (const hint of hints) {
    const tag = frameTag(hint ?? '');
    const frame = findFrame(tag);
    if (frame !== null && findTalk(frame, message) !== null) return tag;
  }
  return null;
}
