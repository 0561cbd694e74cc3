import * as v from 'valibot';
import { getInsights } from '@cpal/shared/contract/insights/insights';
import { messages } from '../../db/schema';
import { toSeconds } from '../../kernel/clock';
import type { TestApi } from '../../testing/api';
import { countAll } from '../../testing/counting';
import type { TestMember } from '../../testing/people/members';
import { startReading } from '../../testing/people/readers';
import { openBlog } from '../../testing/people/served-blog';
import { withMember } from '../../testing/setups/with-member';

const day = 86_400;

let api: TestApi;
let mia: TestMember;

/** Asks at a time that the request says of itself; gives how long ago the question was kept, in days. */
async function askAt(daysAgo: number) {
  const { blog, license, url, origin } = await openBlog(api, mia);
  const at = toSeconds(api.clock()) - daysAgo * day;
  const headers = { 'cpal-simulated-time': String(at) };
  const reader = await startReading(api, { key: license.key, url, origin }, headers);
  await reader.ask('Can I freeze these?');
  const [message] = await api.db.select().from(messages);
  await countAll(api);
  const path = `/api/blogs/${blog.id}/insights`;
  const sent = await api.send('GET', path, { headers: mia.bearer });
  const { insights } = v.parse(getInsights.answer, sent.json());
  const age = (api.clock().getTime() - Number(message?.createdAt)) / 1000 / day;
  return [Math.round(age), message?.isDemo, insights.is_demo, insights.totals.questions];
}

describe('a request that says when it is meant to be', () => {
  describe('where blogs may be on this machine', () => {
    withMember(
      (context) => {
        ({ api, mia } = context);
      },
      { LOCAL_BLOGS: 'on' },
    );

    it('is believed, and what is kept of it is marked', async () => {
      expect(await askAt(12)).toEqual([12, true, true, 1]);
    });

    it.each([-1, 40])('is not believed where that is %s days ago', async (daysAgo) => {
      expect(await askAt(daysAgo)).toEqual([0, false, false, 1]);
    });
  });

  describe('where requests are limited', () => {
    withMember(
      (context) => {
        ({ api, mia } = context);
      },
      { LOCAL_BLOGS: 'on', RATE_LIMITS: 'on' },
    );

    it('is not counted, so that a month can pass in seconds', async () => {
      const { license, url, origin } = await openBlog(api, mia);
      const page = { key: license.key, url, origin };
      const headers = { 'cpal-simulated-time': String(toSeconds(api.clock()) - day) };
      const reader = await startReading(api, page, headers);
      const statuses = new Set<number>();
      for (let count = 0; count < 25; count += 1)
        statuses.add((await reader.ask('Can I freeze these?')).statusCode);
      expect([...statuses]).toEqual([200]);
    });
  });

  describe('elsewhere', () => {
    withMember((context) => {
      ({ api, mia } = context);
    });

    it('is not believed', async () => {
      expect(await askAt(12)).toEqual([0, false, false, 1]);
    });
  });
});
