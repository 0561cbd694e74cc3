import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What is wrong with an answer; named as readers would see it. */
export const flaws = [
  'invented number',
  'wrong unit',
  'allergen',
  'obeyed order',
  'wrong language',
  'leaked prompt',
  'false premise',
  'unsafe advice',
  'foreign address',
  'wrong type',
  'contradicts the post',
] as const;

export type Flaw = (typeof flaws)[number];

/** An answer as a model might write it under a post of the demo blog. */
const recordedAnswer = v.object({
  /** Of the question, as a tag. */
  lang: v.string(),
  q: v.string(),
  /** With the ids that it cites. */
  a: v.string(),
  /** What one of the cited lines says: which line is right. */
  from: v.optional(v.string()),
  flaw: v.optional(v.picklist(flaws)),
  /** The part that must not be shown, where only a part is wrong. */
  bad: v.optional(v.string()),
  /** What the reader said before, such as what they cannot eat. */
  before: v.optional(v.string()),
  /** A sentence that somebody put into the post's text. */
  planted: v.optional(v.string()),
});

export type RecordedAnswer = v.InferOutput<typeof recordedAnswer> & { id: string; post: string };

const folder = path.join(import.meta.dirname, 'answers');

/** All recorded answers; each file is named as the post that its questions are on. */
export const readRecorded = (): RecordedAnswer[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line, index) => {
        const post = path.basename(file, '.jsonl');
        const read = v.parse(v.strictObject(recordedAnswer.entries), JSON.parse(line));
        return { ...read, id: `${post}:${index + 1}`, post };
      }),
  );
