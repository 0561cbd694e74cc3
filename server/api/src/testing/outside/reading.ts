import { or, isNotNull, lte } from 'drizzle-orm';
import { blogs, pictures, posts } from '../../db/schema';
import { createReading } from '../../reading/reading';
import { takeReadings } from '../../reading/take-readings';
import type { Fetched } from '../../reading/fetch/guarded-fetch';
import { runJob } from '../../reading/page/run-job';
import { createPageReader } from '../../reading/read-page';
import type { Services } from '../../kernel/services';
import type { TestApi } from '../api';

/** What a website answered, as the guarded fetch gives it. */
export const fetchedPage = (body: string | Buffer, contentType: string | null = null): Fetched => ({
  url: new URL('https://miabakes.com/'),
  status: 200,
  header: (name) => (name === 'content-type' ? contentType : null),
  body: Buffer.from(body),
});

/** Reads pages in the tests' own process. */
export const readHere = createPageReader(runJob);

/** A recipe's page with its data, as a blog has it. */
export const recipePage = (name: string, more = '', head = '') => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '4 servings',
    recipeIngredient: ['200 g flour', '2 eggs', '1 lemon'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Mix everything and bake for 20 minutes.' }],
  };
  return `<!doctype html><html lang="en"><head><title>${name}</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script>${head}</head>
    <body><article><h1>${name}</h1><h2>Storage</h2>
    <p>These keep in an airtight tin for three days, or in the freezer for a month. ${more}</p>
    </article></body></html>`;
};

/** A sitemap of these pages, each with its last change. */
export const toSitemap = (
  entries: readonly (readonly [url: string, lastmod: string | null])[],
) => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><urlset>${entries
    .map(([url, lastmod]) => {
      const change = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
      return `<url><loc>${url}</loc>${change}</url>`;
    })
    .join('')}</urlset>`,
});

/**
 * A worker that reads blogs as the product's does.
 * @param more services instead of the server's.
 */
export function createReader(api: TestApi, more: Partial<Services> = {}) {
  const reading = createReading({ ...api.services, ...more });
  const hasWork = async () => {
    const now = api.clock();
    const due = or(lte(blogs.readDueAt, now), isNotNull(blogs.leasedUntil));
    const counts = await Promise.all([
      api.db.$count(blogs, due),
      api.db.$count(posts, lte(posts.dueAt, now)),
      api.db.$count(pictures, lte(pictures.dueAt, now)),
    ]);
    return counts.some((count) => count > 0);
  };
  return {
    take: (max = 5) => takeReadings(reading, max),
    /** Reads until nothing is due. */
    readAll: async () => {
      while (await hasWork()) {
        const works = await takeReadings(reading, 5);
        if (works.length === 0) api.pass(1);
        await Promise.all(works.map((work) => work()));
      }
    },
  };
}
