import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { eq } from 'drizzle-orm';
import { conversations, messages, users, visitorSalts } from '../../db/schema';
import { prune } from '../../db/prune/prune';
import { getAnswer } from '../../testing/people/readers';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let api: ReaderContext['api'];
let mia: ReaderContext['mia'];
let reader: ReaderContext['reader'];
withReader((context) => {
  ({ api, mia, reader } = context);
});

const day = 86_400;
const run = () => prune(api.services, new AbortController().signal);
const question = 'How do I beat the egg whites?';

describe('what readers asked', () => {
  it.each([
    ['Can I replace the eggs with ann.baker@example.com?', 'ann'],
    ['Can I use 0171 1234567 instead of the lemon juice?', '1234567'],
    ['What is ann.baker@example.com?', 'ann'],
    ['How many grams are 3 cups of @annbakes?', 'annbakes'],
    ['Do you have another recipe with ann.baker@example.com?', 'ann'],
    ['Does it contain ann.baker@example.com? I am allergic.', 'ann'],
    ['I use https://instagram.com/annbakes, can I freeze it?', 'annbakes'],
  ])('is kept without who asked, in none of its forms: %s', async (asked, who) => {
    await reader.ask(asked);
    const kept = [await api.db.select().from(messages), await api.db.select().from(conversations)];
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(who);
  });

  it('loses its words after thirty days, and stays countable', async () => {
    const { message_id } = getAnswer(await reader.ask(question));
    await reader.rate(message_id);
    api.pass(29 * day);
    await run();
    expect(await api.db.select().from(messages)).toMatchObject([{ question }]);
    api.pass(2 * day);
    await run();
    expect(await api.db.select().from(messages)).toMatchObject([
      {
        question: '',
        answer: '',
        sources: [],
        trace: null,
        tier: 'post',
        intent: 'step',
        isHelpful: true,
      },
    ]);
    const [conversation] = await api.db.select().from(conversations);
    expect(JSON.stringify(conversation)).not.toContain('egg');
    expect(Object.values(await run()).every((count) => count === 0)).toBe(true);
    expect(await api.db.$count(visitorSalts)).toBe(0);
    api.pass(400 * day);
    await run();
    expect(await api.db.$count(messages)).toBe(0);
  });

  it('is in the account’s export, and goes with the account', async () => {
    await reader.ask(question);
    const sent = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    expect(v.parse(accountExport, sent.json()).questions).toEqual([
      {
        question,
        answer: expect.stringContaining('egg whites'),
        tier: 'post',
        trace: expect.objectContaining({ by: 'engine', intents: expect.any(Array) }),
        created_at: expect.any(Number),
      },
    ]);
    await api.db.delete(users).where(eq(users.id, mia.id));
    expect(await api.db.$count(messages)).toBe(0);
  });
});
