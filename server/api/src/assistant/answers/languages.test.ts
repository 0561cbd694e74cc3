import { startModelServer } from '@cpal/assistant/testing/model-server';
import { messages } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { join } from '../../testing/people/members';
import { modelEnv } from '../../testing/model-env';
import { getAnswer, startReading } from '../../testing/people/readers';
import { openBlog } from '../../testing/people/served-blog';

let server: Awaited<ReturnType<typeof startModelServer>>;
let api: TestApi;
let page: { key: string; url: string; origin: string };

beforeAll(async () => {
  server = await startModelServer();
  api = await openApi({ env: modelEnv(server) });
});
beforeEach(async () => {
  await api.reset();
  const { license, url, origin } = await openBlog(api, await join(api));
  page = { key: license.key, url, origin };
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const ask = async (question: string, language: string) =>
  getAnswer(await (await startReading(api, { ...page, language })).ask(question));

describe('a question in a language that the engine does not speak', () => {
  it('is answered by the model in that language, and counts as answered', async () => {
    const says = 'Bak de pannenkoeken in de pan tot ze aan beide kanten goudbruin zijn.';
    server.play({ says: [`${says} [S6]`] });
    const question = 'Hoe weet ik wanneer de pannenkoeken klaar zijn?';
    expect(await ask(question, 'nl-NL')).toMatchObject({
      text: says,
      tier: 'post',
      language: 'nl',
    });
    expect(await api.db.select().from(messages)).toMatchObject([
      { question, answer: says, language: 'nl', isUnanswered: false, topic: ['other', 'step-6'] },
    ]);
  });

  it('is not answered in a neighbor of it', async () => {
    server.play({
      says: ['Brate die Pfannkuchen, bis sie auf beiden Seiten goldbraun sind. [S6]'],
    });
    expect(await ask('Hoe zie ik dat de pannenkoeken gaar zijn?', 'nl')).toMatchObject({
      text: 'Dat kan ik in het bericht niet vinden. De auteur ziet dat het gevraagd is.',
      tier: 'refusal',
    });
  });

  it('says where no model was heard that it cannot answer in the language yet', async () => {
    server.play({ status: 500 });
    expect(await ask('Hoe merk ik dat de pannenkoeken gaar zijn?', 'nl')).toMatchObject({
      text: expect.stringContaining('nog niet in het Nederlands'),
      tier: 'refusal',
    });
  });

  it('is thanks without a model', async () => {
    server.play({ says: ['UNSURE'] });
    expect(await ask('dankjewel!', 'nl')).toMatchObject({
      text: 'Graag gedaan! Eet smakelijk.',
      tier: 'post',
      language: 'nl',
    });
    expect(await api.db.select().from(messages)).toMatchObject([
      { isUnanswered: false, intent: 'thanks' },
    ]);
  });

  it('is told that the post lacks it where the model knows nothing, and the blogger sees it', async () => {
    server.play({ says: ['UNSURE'] });
    expect(await ask('蛋糕要烤多久？', 'zh-CN')).toMatchObject({
      text: '我在文章里没有找到这一点。博主会看到这个问题。',
      tier: 'refusal',
      language: 'zh',
    });
    expect(await api.db.select().from(messages)).toMatchObject([
      { language: 'zh', isUnanswered: true, intent: 'other' },
    ]);
  });
});

it.each([
  ['cy-GB', "Pa mor hir mae'n pobi?", 'cy'],
  ['no tag at all', 'How do I beat the egg whites?', 'en'],
])('takes the browser’s language %j into account', async (language, question, found) => {
  server.play({ says: ['UNSURE'] });
  expect(await ask(question, language)).toMatchObject({ language: found });
});
