import { isForeign } from './language';

const sentences: Readonly<Record<string, string>> = {
  en: 'Stir the honey into the ricotta and serve the pancakes while they are still warm.',
  de: 'Rühre den Honig unter den Ricotta und serviere die Pfannkuchen, solange sie warm sind.',
  nl: 'Roer de honing door de ricotta en serveer de pannenkoeken terwijl ze nog warm zijn.',
  sv: 'Rör ner honungen i ricottan och servera pannkakorna medan de fortfarande är varma.',
  da: 'Rør honningen i ricottaen og server pandekagerne, mens de stadig er varme.',
  no: 'Rør honningen inn i ricottaen og server pannekakene mens de fortsatt er varme.',
  tr: 'Balı ricottaya karıştırın ve krepleri hâlâ sıcakken servis edin, üzerine limon sıkın.',
  vi: 'Trộn mật ong vào phô mai ricotta rồi dọn bánh khi còn nóng, rắc thêm vỏ chanh.',
  uk: 'Додайте мед до рікоти й подавайте млинці, поки вони ще теплі.',
  ru: 'Добавьте мёд в рикотту и подавайте оладьи, пока они ещё тёплые.',
  ar: 'اخلط العسل مع جبن الريكوتا وقدّم الفطائر وهي لا تزال دافئة.',
  ko: '꿀을 리코타 치즈에 섞고 팬케이크가 아직 따뜻할 때 내세요.',
  zh: '把蜂蜜拌入里科塔奶酪，趁热把煎饼端上桌，再撒一点柠檬皮屑。',
  ja: 'はちみつをリコッタチーズに混ぜ、パンケーキが温かいうちに出してください。',
};

const pairs = Object.keys(sentences).flatMap((expected) =>
  Object.keys(sentences).map((spoken) => ({ expected, spoken })),
);
const akin = new Set(['sv', 'da', 'no', 'nl', 'tr', 'vi']);

test.each(pairs.filter(({ expected, spoken }) => expected === spoken))(
  'takes a sentence in $spoken for one',
  ({ expected, spoken }) => {
    expect(isForeign(sentences[spoken] ?? '', expected)).toBe(false);
  },
);

test.each(
  pairs.filter(
    ({ expected, spoken }) => !(akin.has(expected) && akin.has(spoken)) && expected !== spoken,
  ),
)('expects $expected and hears $spoken', ({ expected, spoken }) => {
  expect(isForeign(sentences[spoken] ?? '', expected)).toBe(true);
});

test('says nothing of an unknown language, or of a few words', () => {
  expect(isForeign(sentences['de'] ?? '', 'und')).toBe(false);
  expect(isForeign('Ja, prima.', 'en')).toBe(false);
  expect(isForeign('Crème fraîche and dulce de leche.', 'nl')).toBe(false);
});
