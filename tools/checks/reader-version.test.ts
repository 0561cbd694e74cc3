import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { toDigest } from '@cpal/delivery';
import { readerVersion, readPost } from '../../assistant/src/post';

const exams = path.join(__dirname, '../../quality/bench/assistant/exams');

it('grows where pages are read as other posts', () => {
  const files = ['corner', 'told', 'world'].flatMap((exam) => {
    const folder = path.join(exams, exam, 'posts');
    return readdirSync(folder).map((file) => path.join(folder, file));
  });
  expect(files.length).toBeGreaterThan(30);
  const read = files
    .toSorted()
    .map((file) => readPost(readFileSync(file, 'utf8'), 'https://blog.example/a'));
  const digest = toDigest(JSON.stringify(read));
  // Another digest: raise the version, and write both here.
  expect({ readerVersion, digest }).toEqual({
    readerVersion: 4,
    digest: '6d7_TbVsaDkrIZjsF_8gHsRT5OYjRUUL2qr_vTKj5Z4',
  });
});
