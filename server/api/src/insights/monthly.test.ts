import { countAll } from '../testing/counting';
import { readMails } from '../testing/outside/mails';
import { startReading } from '../testing/people/readers';
import { type ReaderContext, withReader } from '../testing/setups/with-reader';
import { blogs } from '../db/schema';
import { tellMonth } from './monthly';

let context: ReaderContext;
withReader((given) => {
  context = given;
});

const day = 86_400;
const tell = () => tellMonth(context.api.services, new AbortController().signal);

/** Moves the clock to the third of the next month. */
function passMonth() {
  const now = context.api.clock();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3);
  context.api.pass((next - now.getTime()) / 1000);
}

async function ask() {
  const { api, page } = context;
  for (const name of ['one', 'two', 'three']) {
    const reader = await startReading(api, page, { 'user-agent': name });
    await reader.ask('Can I freeze these?');
  }
  await countAll(api);
}

const told = async () =>
  (await readMails(context.api)).filter(({ letter }) => /this month/.test(letter.subject));

describe('the mail of the month', () => {
  it('says three sentences once a month, in whichever process', async () => {
    passMonth();
    await ask();
    expect(await Promise.all([tell(), tell()])).toEqual([true, true]);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.letter.subject).toBe('What readers of Mia Bakes asked this month');
    expect(mail?.letter.opening.length).toBeGreaterThan(0);
    expect(mail?.letter.opening.length).toBeLessThanOrEqual(3);
    context.api.pass(day);
    await tell();
    expect(await told()).toEqual([]);
    passMonth();
    await ask();
    await tell();
    expect(await told()).toHaveLength(1);
  });

  it('does not come where nobody asked, in the month of the start, or unverified', async () => {
    await ask();
    await tell();
    expect(await told()).toEqual([]);
    passMonth();
    await context.api.db.update(blogs).set({ verifiedAt: null });
    await tell();
    expect(await told()).toEqual([]);
    await context.api.db.update(blogs).set({ verifiedAt: new Date() });
    passMonth();
    passMonth();
    expect(await tell()).toBe(true);
    expect(await told()).toEqual([]);
  });
});
