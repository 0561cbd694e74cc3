import { once } from 'node:events';
import { createServer } from 'node:http';
import { recipePost } from '../wordpress/recipe-post';

/** Where the recipe of the blog stands. */
const post = '/plum-porridge/';

/** Starts a blog of one recipe. What is pasted into its head stands on all of its pages from then on. */
export async function startOwnBlog() {
  let head = '';
  let origin = '';
  const page = (title: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`;
  const pages: Record<string, () => [type: string, body: string]> = {
    '/': () => ['text/html', page('Ada bakes', `<a href="${post}">Plum porridge</a>`)],
    [post]: () => ['text/html', page('Roasted Plum Porridge', recipePost(20))],
    '/sitemap.xml': () => [
      'application/xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}${post}</loc></url></urlset>`,
    ],
  };
  const server = createServer((req, res) => {
    const found = pages[req.url ?? '']?.();
    res.writeHead(found ? 200 : 404, {
      'Content-Type': `${found?.[0] ?? 'text/plain'}; charset=utf-8`,
    });
    res.end(found?.[1] ?? 'Not found');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return {
    origin,
    paste: (text: string) => {
      head = text;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
