import { buildBlogIndex } from '../../retrieval/search/blog-index';
import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf } from '../../testing/posts';

const tart = listedPost({
  language: 'de',
  title: 'Flammkuchen',
  ingredients: ['250 g Mehl', '200 g Crème fraîche', '100 g Speckwürfel'],
  steps: [
    'Backofen auf 250 °C Ober-/Unterhitze (Umluft 230 °C) vorheizen.',
    'Teig ausrollen, 8 Fladen formen und belegen.',
    '12 Minuten backen.',
  ],
  notes: [
    'Im Airfryer 10 Minuten bei 180 °C.',
    'Dazu ein Glas Federweißer.',
    'Lust auf mehr? Zwiebelkuchen vom Blech',
  ],
});

const named = (title: string) => ({ ...postOf(null, []), title, language: 'de' });
const others = [named('Speckpfannkuchen mit Mehl'), named('Zwiebelkuchen vom Blech')].map(
  (post, place) => ({ ...post, url: `https://blog.test/${place}/` }),
);
const asked = (...questions: string[]) => {
  const talk = conversation(tart, { blog: buildBlogIndex(others) });
  return questions.map((question) => talk(question, 'de')).at(-1);
};

test('names first the recipes that the post leads to, and where it does so', () => {
  expect(asked('hast du was Ähnliches?')).toMatchObject({
    related: [{ title: 'Zwiebelkuchen vom Blech' }],
    sources: [{ kind: 'body' }],
  });
});

test.each([
  ['Umluft?', '230'],
  ['Ofen auf?', '250'],
  ['was trinkt man dazu', 'Federweißer'],
  ['wie viele Fladen gibt das', '8 Fladen'],
])('%s', (question, part) => {
  expect(asked(question)).toMatchObject({ tier: 'post', text: expect.stringContaining(part) });
});

test('goes on with the appliance that was last spoken of', () => {
  expect(asked('welche Temperatur im Airfryer?', 'und wie lange?')).toMatchObject({
    text: expect.stringContaining('10 Minuten'),
  });
});
