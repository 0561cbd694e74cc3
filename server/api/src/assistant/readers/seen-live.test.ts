import * as v from 'valibot';
import { getBlog } from '@cpal/shared/contract/blogs/blog';
import { readMails } from '../../testing/outside/mails';
import { toBearer, logIn } from '../../testing/people/members';
import { openSession } from '../../testing/people/readers';
import { openBlog } from '../../testing/people/served-blog';
import { withMember } from '../../testing/setups/with-member';

type Context = Parameters<Parameters<typeof withMember>[0]>[0];
let api: Context['api'];
let mia: Context['mia'];
withMember((context) => {
  ({ api, mia } = context);
});

it('says of a blog when a reader’s page first and last opened the assistant there', async () => {
  const { blog, license, url, origin } = await openBlog(api, mia);
  const see = async () => {
    const headers = toBearer(await logIn(api, mia.email));
    const sent = await api.send('GET', `/api/blogs/${blog.id}`, { headers });
    return v.parse(getBlog.answer, sent.json()).blog;
  };
  expect(await see()).toMatchObject({ first_seen_live_at: null, seen_live_at: null });
  const page = { key: license.key, url, origin };
  await openSession(api, { ...page, origin: 'https://elsewhere.com' });
  expect((await see()).seen_live_at).toBeNull();
  await openSession(api, page);
  const first = (await see()).first_seen_live_at;
  expect(first).toEqual(expect.any(Number));
  api.pass(60);
  await openSession(api, page);
  expect(await see()).toMatchObject({ first_seen_live_at: first, seen_live_at: first });
  api.pass(600);
  await openSession(api, page);
  const last = await see();
  expect(last.first_seen_live_at).toBe(first);
  expect(last.seen_live_at).toBeGreaterThan((first ?? 0) + 600);
});

it('tells the member once that the blog answers, however many readers come first', async () => {
  const { license, url, origin } = await openBlog(api, mia);
  const page = { key: license.key, url, origin };
  const tell = async () =>
    (await readMails(api))
      .map(({ letter }) => letter)
      .filter(({ subject }) => /answers now/.test(subject));
  await Promise.all([openSession(api, page), openSession(api, page), openSession(api, page)]);
  const [letter, ...more] = await tell();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Mia Bakes answers now');
  expect(letter?.action?.url).toMatch(/\/membership\/assistant\?blog=/);
  api.pass(601);
  await openSession(api, page);
  expect(await tell()).toEqual([]);
});
