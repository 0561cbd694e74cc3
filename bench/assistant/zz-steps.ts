// @ts-nocheck
import { readFileSync } from 'node:fs';
import { readPost } from '@cpal/assistant/post';
const [file = ''] = process.argv.slice(3);
const { post } = readPost(
  readFileSync(`bench/assistant/exams/kitchen/posts/${file}.html`, 'utf8'),
  'https://example.com/x',
);
console.log(post.recipe?.steps.map((s) => JSON.stringify(s)).join('\n'));
