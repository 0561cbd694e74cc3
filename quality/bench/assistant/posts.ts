import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { postPages } from '@cpal/demo-blog/pages';

/**
 * Writes the demo blog's posts to where the cases look for theirs, as `posts/<slug>.html`.
 */
const cases = path.join(import.meta.dirname, 'cases');

for (const folder of [cases, path.join(cases, 'held-out')]) {
  const posts = path.join(folder, 'posts');
  mkdirSync(posts, { recursive: true });
  for (const [slug, render] of postPages) {
    const page = render({ origin: 'http://localhost:3002', widget: null });
    writeFileSync(path.join(posts, `${slug}.html`), page.text);
  }
}
