// @ts-nocheck
import { readFileSync } from 'node:fs';
import { prepare } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
const [file = '', pat = '.'] = process.argv.slice(3);
const p = prepare(
  readPost(
    readFileSync(`bench/assistant/exams/kitchen/posts/${file}.html`, 'utf8'),
    'https://example.com/x',
  ).post,
);
for (const f of p.fragments)
  if (new RegExp(pat, 'i').test(f.text + f.topic))
    console.log(
      f.kind,
      f.isUnfit,
      f.section,
      f.number,
      '|',
      f.topic,
      '|',
      f.text,
      '|',
      f.stems.join(' '),
    );
