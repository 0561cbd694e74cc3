import { readPost } from '@cpal/assistant/post';
import * as z from 'zod/mini';
import { toText } from './read-page';

// A program of its own: a page of 5 MB that takes a second takes nobody else's.
const asked = z.object({ id: z.int(), html: z.string(), url: z.string() });

process.on('message', (message) => {
  const { id, html, url } = asked.parse(message);
  process.send?.({ id, text: toText(readPost(html, url)) });
});
process.on('disconnect', () => process.exit(0));
