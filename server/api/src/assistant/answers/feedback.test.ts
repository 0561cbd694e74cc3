import { messages } from '../../db/schema';
import { getAnswer, getRejection, startReading } from '../../testing/people/readers';
import { type ReaderContext, withReader } from '../../testing/setups/with-reader';

let api: ReaderContext['api'];
let page: ReaderContext['page'];
let reader: ReaderContext['reader'];
withReader((context) => {
  ({ api, page, reader } = context);
});

const question = 'How do I beat the egg whites?';

describe('saying whether an answer helped', () => {
  it('is kept, can be said again and taken back', async () => {
    const { message_id } = getAnswer(await reader.ask(question));
    for (const isHelpful of [true, false, null]) {
      expect((await reader.rate(message_id, isHelpful)).json()).toEqual({ ok: true });
      expect(await api.db.select().from(messages)).toMatchObject([{ isHelpful }]);
    }
  });

  it('is for who asked alone', async () => {
    const { message_id } = getAnswer(await reader.ask(question));
    const other = await startReading(api, page, { 'user-agent': 'Another/1.0' });
    expect(await getRejection(other.rate(message_id))).toBe('404 not_found');
    expect(await getRejection(reader.rate(crypto.randomUUID()))).toBe('404 not_found');
    expect(await api.db.select().from(messages)).toMatchObject([{ isHelpful: null }]);
  });
});
