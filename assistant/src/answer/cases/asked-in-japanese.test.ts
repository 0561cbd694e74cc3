import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Questions as readers type them in Japanese, where rules had other forms of their words. */
const karaage = listedPost({
  language: 'ja',
  title: '鶏の唐揚げ',
  ingredients: ['鶏もも肉 500g', '醤油 大さじ2', '片栗粉 大さじ2', '小麦粉 100g', 'くるみ 40g'],
  steps: [
    '醤油をもみ込み、冷蔵庫で30分漬ける。',
    '170℃の油で4分揚げ、取り出して3分休ませる。',
    '190℃に上げて1分、カリッとするまで二度揚げする。',
  ],
  notes: ['焦げそうならアルミホイルをかぶせてください。', '醤油の代わりに塩小さじ1でも作れます。'],
});

test.each([
  ['二度揚げは何度', 'temperature', /190 °C/],
  ['どのくらい漬ける', 'duration', /30分/],
  ['焦げる', 'step', /アルミホイル/],
  ['小麦粉は何カップ', 'convert', /100g 小麦粉は約カップ/],
  ['鶏肉は何グラム', 'amount', /500g/],
  ['170度は何F', 'convert', /338 °F/],
  ['何人分', 'scale', /何人分かは記事に書かれていません/],
  ['くるみは必要？', 'substitution', /くるみを省いてよいとは書かれていません/],
  ['ハンドミキサーいる？', 'equipment', /ハンドミキサーについては/],
  ['醤油の代わりは', 'substitution', /「醤油の代わりに塩小さじ1でも作れます。」/],
  ['ホットケーキミックスでもいい？', 'other', /ホットケーキミックスは入っていません/],
])('answers %s', (question, intent, text) => {
  const shown = ask(karaage, question);
  expect(shown.text).toMatch(text);
  expect(shown.intent).toBe(intent);
});

test.each(['カリカリにならない', 'お弁当に入れられる？', '皮は取る？', '火は通ってる？'])(
  'takes %s for a question on the dish',
  (question) => {
    expect(ask(karaage, question).intent).not.toBe('offtopic');
  },
);
