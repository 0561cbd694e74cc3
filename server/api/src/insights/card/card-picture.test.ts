import { getBlogCard } from '@cpal/shared/contract/insights/blog-card';
import * as v from 'valibot';
import { jpeg } from '../../testing/outside/images';
import { recipePage, toSitemap } from '../../testing/outside/reading';
import { addBlog } from '../../testing/people/blogs';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';

let context: WebsiteContext;
withWebsite((given) => {
  context = given;
});

/** A blog with one recipe that has a picture. */
async function openBlog() {
  const { api, mia, site, reader, at } = context;
  const picture = '<meta property="og:image" content="/pie.jpg">';
  site.pages.set('/sitemap.xml', toSitemap([[at('/pie/'), null]]));
  site.pages.set('/pie/', { body: recipePage('Pie').replace('</head>', `${picture}</head>`) });
  site.pages.set('/pie.jpg', { headers: { 'content-type': 'image/jpeg' }, body: jpeg });
  const { id } = await addBlog(api, mia, site.origin);
  await reader.readAll();
  return async () => {
    const sent = await api.send('GET', `/api/blogs/${id}/card`, { headers: mia.bearer });
    return v.parse(getBlogCard.answer, sent.json()).card?.post.picture;
  };
}

const asked = () => context.paths().filter((path) => path === '/pie.jpg').length;

it('has a picture that is large enough, asked for once in ten minutes', async () => {
  const show = await openBlog();
  const before = asked();
  expect(await show()).toMatch(/^data:image\/webp;base64,UklGR/);
  await show();
  expect(asked()).toBe(before + 1);
});

it.each([
  ['is gone', { status: 404, body: '' }],
  ['is no image', { headers: { 'content-type': 'image/jpeg' }, body: '<svg/>' }],
])('has none where the picture %s', async (_what, page) => {
  const show = await openBlog();
  context.site.pages.set('/pie.jpg', page);
  expect(await show()).toBeNull();
});
