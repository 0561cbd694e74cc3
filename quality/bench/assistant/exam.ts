import * as v from 'valibot';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BlogIndex, prepare, type PreparedPost } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
import { type QuestionCase, questionCase } from './case';
import { addressOf, blogOf } from './blog';

const demoCases = 'quality/bench/assistant/cases';
const exams = 'quality/bench/assistant/exams';

/** All exams: the cases on the demo blog, those of them that are held out, and those on other posts. */
export const examFolders: readonly string[] = [
  demoCases,
  path.join(demoCases, 'held-out'),
  ...readdirSync(exams).map((name) => path.join(exams, name)),
];

/** Nobody looks at what these get wrong, and nothing is fitted on them. */
export const isHeldOut = (folder: string): boolean => folder.endsWith('held-out');

/** A question of an exam with all that it is asked about. */
export interface Asked {
  of: QuestionCase;
  post: PreparedPost;
  blog: BlogIndex | null;
}

/**
 * Reads the questions of a folder: cases (`*.jsonl`, or `*.json` with a list) and their posts as
 * `posts/<name>.html`. The other posts of each page's blog are what it links to and the folder's others.
 */
export function readExam(folder: string): Asked[] {
  const files = readdirSync(folder).filter(
    (file) => /\.jsonl?$/.test(file) && file !== 'cookdial.jsonl',
  );
  const cases = files.flatMap((file) => readCases(path.join(folder, file)));
  const blog = cases.some(({ post }) => typeof post === 'string') ? blogOf(folder) : () => null;
  const prepared = new Map<string, PreparedPost>();
  return cases.map((of) => {
    const name = typeof of.post === 'string' ? of.post : `inline-${of.id}`;
    const post = prepared.get(name) ?? preparePost(of, folder);
    prepared.set(name, post);
    return { of, post, blog: typeof of.post === 'string' ? blog(of.post) : null };
  });
}

function readCases(file: string): QuestionCase[] {
  const text = readFileSync(file, 'utf8');
  const found: unknown[] = file.endsWith('.jsonl')
    ? text
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    : [JSON.parse(text)].flat();
  return found.map((each) => v.parse(questionCase, each));
}

function preparePost({ post, id }: QuestionCase, folder: string): PreparedPost {
  const url = addressOf(typeof post === 'string' ? post : `inline-${id}`);
  return prepare(
    typeof post === 'string'
      ? readPost(readFileSync(path.join(folder, 'posts', `${post}.html`), 'utf8'), url).post
      : { ...post, url, image: null },
  );
}
