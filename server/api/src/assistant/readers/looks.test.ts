import { eq } from 'drizzle-orm';
import { blogs } from '../../db/schema';
import { addBlog } from '../../testing/people/served-blog';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let api: ReaderContext['api'];
let mia: ReaderContext['mia'];
let page: ReaderContext['page'];
withReader((context) => {
  ({ api, mia, page } = context);
});

const looks = async (key: string, query = '') =>
  (await api.send('GET', `/api/v1/assistant/looks/${key}${query}`)).json().looks;

describe('the looks of a key', () => {
  it('are those of the blog while it can be asked', async () => {
    expect(await looks(page.key)).toEqual({
      accent: '#336699',
      placement: 'recipe',
      name: 'Mia Bakes',
      language: null,
      address_form: 'informal',
    });
    await api.db.update(blogs).set({ isEnabled: false });
    expect(await looks(page.key)).toBeNull();
    expect(await looks('nonsense')).toBeNull();
    expect(await looks('demo')).toMatchObject({ name: 'CPal' });
  });

  it('are those of the blog that the page belongs to, where that is known', async () => {
    const theme = { accent: '#aa0000', placement: 'corner' } as const;
    await addBlog(api, mia, { domain: 'miacooks.com', name: 'Mia Cooks', theme });
    const on = (origin: string) => looks(page.key, `?origin=${encodeURIComponent(origin)}`);
    expect(await on('https://www.miacooks.com')).toMatchObject({ ...theme, name: 'Mia Cooks' });
    expect(await on(page.origin)).toMatchObject({ name: 'Mia Bakes' });
    expect(await looks(page.key)).toMatchObject({ name: 'Mia Bakes' });
    expect(await on('nonsense')).toMatchObject({ name: 'Mia Bakes' });
    expect(await on('https://other.example')).toBeNull();
    for (const other of [
      'https://mia@miacooks.com',
      'https://MIACOOKS.com',
      'https://miacooks.com/',
    ])
      expect(await on(other)).toBeNull();
    await api.db.update(blogs).set({ isEnabled: false }).where(eq(blogs.name, 'Mia Cooks'));
    expect(await on('https://miacooks.com')).toBeNull();
  });
});
