import { readMails } from '../testing/outside/mails';
import { createReader, recipePage } from '../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../testing/setups/with-website';

let context: WebsiteContext;
withWebsite((given) => {
  context = given;
});

const day = 86_400;

const read = async () => {
  await createReader(context.api).readAll();
  const told = (await readMails(context.api)).filter(({ letter }) => /read/.test(letter.subject));
  return told.map(({ letter }) => [letter.subject, letter.opening.length]);
};

describe('what a reading could not read', () => {
  it('is told on the screen first, a day later in one mail for all posts, and then no more', async () => {
    const { api, site, addListed } = context;
    await addListed(['pie', 'soup', 'cake']);
    for (const name of ['pie', 'soup'])
      site.pages.set(`/${name}/`, { status: 403, headers: {}, body: '' });
    expect(await read()).toEqual([]);
    api.pass(day + 60);
    const [mail, ...more] = await read();
    expect(more).toEqual([]);
    expect(mail?.[0]).toMatch(/the assistant cannot read 2 posts$/);
    api.pass(day + 60);
    expect(await read()).toEqual([]);
    site.pages.set('/cake/', { status: 403, headers: {}, body: '' });
    site.pages.set('/sitemap.xml', {
      ...site.pages.get('/sitemap.xml'),
      body: String(site.pages.get('/sitemap.xml')?.body).replaceAll('2026-01-01', '2026-02-02'),
    });
    api.pass(day + 60);
    expect((await read()).map(([subject]) => subject)).toEqual([
      expect.stringMatching(/cannot read 3 posts$/),
    ]);
  });

  it('is not told where all was read', async () => {
    const { api, site, addListed } = context;
    await addListed(['pie']);
    site.pages.set('/pie/', { body: recipePage('pie') });
    await read();
    api.pass(day + 60);
    expect(await read()).toEqual([]);
  });
});
