import { Readable } from 'node:stream';
import { showPicture } from '@cpal/shared/contract/blogs/picture';
import * as v from 'valibot';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import { day } from '../kernel/clock';
import type { Services } from '../kernel/services';
import { findPicture } from './pictures';

/** The small pictures of posts. */
export function pictureRoutes(app: App, services: Services) {
  route(app, showPicture, {
    limits: 'picture',
    file: { type: 'image/webp', schema: v.string() },
    handler: async ({ params }, reply) => {
      const picture = await findPicture(services, params.name);
      // Another picture has another name.
      reply
        .header('cache-control', `public, max-age=${365 * day}, immutable`)
        .header('content-length', picture.length)
        .type('image/webp');
      return Readable.from([picture]);
    },
  });
}
