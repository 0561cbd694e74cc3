import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app';
import { readAssets } from './assets';
import { posts } from './posts/all-posts';
import type { Widget } from './widget';

const origin = 'http://localhost:3002';

const blog = async (widget: Widget | null = null) =>
  buildApp({
    assets: await readAssets(path.join(__dirname, 'assets')),
    origin: () => origin,
    widget: async () => widget,
    logger: { level: 'silent' },
  });

const get = async (url: string, widget?: Widget) => (await blog(widget)).inject({ url });

describe('the blog', () => {
  it('has a page for each post, with a picture of its own and all of its recipe', async () => {
    const app = await blog();
    for (const { slug, title, language, recipe } of posts) {
      const { statusCode, body } = await app.inject({ url: `/${slug}/` });
      expect([slug, statusCode]).toEqual([slug, 200]);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
      const text = body.replace(/<[^>]*>/g, '');
      for (const { lines } of recipe.steps) for (const line of lines) expect(text).toContain(line);
      expect((await app.inject({ url: `/pictures/${slug}.svg` })).statusCode).toBe(200);
      const [, image] = /og:image" content="([^"]*)"/.exec(body) ?? [];
      expect(body).toContain(JSON.stringify([image], null, 1).slice(3, -2));
      const { headers } = await app.inject({ url: new URL(image ?? '', origin).pathname });
      expect(headers['content-type']).toBe('image/jpeg');
    }
  });

  it('is found by sitemap index, feed and robots.txt', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.body).toMatch(/^<\?xml/);
    expect(index.body).toContain(`<loc>${origin}/sitemap-posts.xml</loc>`);
    const listed = (await get('/sitemap-posts.xml')).body.match(/<url>/g) ?? [];
    expect(listed).toHaveLength(posts.length);
    expect((await get('/feed.xml')).body.match(/<item>/g)).toHaveLength(posts.length);
  });

  it('carries no script before its assistant is set up, and then the one line', async () => {
    const scripts = /<script async/;
    expect((await get('/')).body).not.toMatch(scripts);
    const script = 'http://localhost:3000/w/cpal_live_x.js';
    const { body } = await get('/', { script });
    expect(body).toContain(`<script async src="${script}"></script>`);
  });

  it('answers what it does not have with a page of its own', async () => {
    const { statusCode, body } = await get('/cake-of-yesterday/');
    expect(statusCode).toBe(404);
    expect(body).toContain('Nothing here');
  });

  it('draws nothing that no post shows', () => {
    const drawn = readdirSync(path.join(__dirname, 'assets/pictures')).toSorted();
    const shown = posts.flatMap(({ slug }) => [`${slug}.jpg`, `${slug}.svg`]);
    expect(drawn).toEqual([...shown, 'ladle.svg'].toSorted());
  });
});
