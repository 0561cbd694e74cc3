// @ts-nocheck
import { readFileSync } from 'node:fs';
import { readPost } from '@cpal/assistant/post';
const [file = ''] = process.argv.slice(3);
const { post } = readPost(
  readFileSync(`bench/assistant/exams/kitchen/posts/${file}.html`, 'utf8'),
  'https://example.com/x',
);
console.log(
  JSON.stringify({ p: post.passages, n: post.recipe?.notes, y: post.recipe?.yield }, null, 1),
);
