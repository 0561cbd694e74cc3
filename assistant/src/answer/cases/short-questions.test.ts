import { buildBlogIndex } from '../../retrieval/search/blog-index';
import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf } from '../../testing/posts';

const dumplings = listedPost({
  language: 'pl',
  title: 'Pierogi ruskie',
  ingredients: ['500 g mąki', '400 g białego sera', '2 cebule'],
  steps: ['Zagnieć ciasto.', 'Sos zagęść mąką i gotuj 3 minuty.', 'Gotuj pierogi 3 minuty.'],
  notes: [
    'Wychodzi 50 pierogów.',
    'Ser z wiaderka jest za mokry.',
    'Następnego dnia są jeszcze lepsze. W lodówce wytrzymają 4 dni.',
    'Podaję z surówką. Inne obiady: Leniwe pierogi z twarogu.',
  ],
});

const lazy = { ...postOf(null, []), title: 'Leniwe pierogi z twarogu', language: 'pl' };
const blog = buildBlogIndex([{ ...lazy, url: 'https://blog.test/leniwe/' }]);

test.each([
  [['ile sera na 50 pierogów?', 'a na 100?'], '800 g'],
  [['może być ser z wiaderka?'], 'mokry'],
  [['z czym jeść'], 'surówką'],
  [['inne pierogi?'], 'Leniwe'],
  [['jak zagęścić sos'], 'mąką'],
])('%s', (questions, part) => {
  const talk = conversation(dumplings, { blog });
  const [answer] = questions.map((question) => talk(question, 'pl')).slice(-1);
  expect(answer).toMatchObject({ tier: 'post', text: expect.stringContaining(part) });
});
