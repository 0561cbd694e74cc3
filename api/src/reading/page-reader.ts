import { readPost } from '@cpal/assistant/post';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { toText } from './read-page';

// A program of its own: a page of 5 MB that takes a second takes nobody else's.
const asked = v.object({ id: integer, html: v.string(), url: v.string() });

process.on('message', (message) => {
  const { id, html, url } = v.parse(asked, message);
  process.send?.({ id, text: toText(readPost(html, url)) });
});
process.on('disconnect', () => process.exit(0));
