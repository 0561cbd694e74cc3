import { asReaders } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const cake = postOf(
  unreadRecipe(
    'かぼちゃケーキ',
    ['かぼちゃ 300g', '卵 2個', '砂糖 60g'],
    ['かぼちゃを中火で10分煮る。', '小さな型に流し、160℃に予熱したオーブンで25分焼く。'],
  ),
  [
    { heading: '大きな型で焼く場合', text: '15cmの型なら155℃で50分焼きます。' },
    { heading: '土鍋で作る場合', text: '弱火で20分、ふたをして火を通します。' },
  ],
  'ja',
);

test('gives the heat of the oven, and of another pot that of its heading', () => {
  const talk = asReaders(cake);
  expect(talk('オーブンは何度ですか').text).toMatch(/160/);
  expect(talk('土鍋の火加減は?').text).toMatch(/弱火で20分/);
});
