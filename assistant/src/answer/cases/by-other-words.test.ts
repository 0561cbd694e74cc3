import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const dumplings = listedPost({
  language: 'de',
  title: 'Hefeklöße mit Weinsoße',
  ingredients: [
    '500 g Mehl',
    '200 g Bergkäse, gerieben',
    '100 g Emmentaler, gerieben',
    '400 ml Riesling',
    '120 ml Sprudelwasser',
    '3 Zwiebeln',
  ],
  steps: [
    'Den Teig 10 Minuten kneten und 1 Stunde gehen lassen.',
    'Den Teig in Stücke teilen (je 60 g), formen und nochmals 30 Minuten gehen lassen.',
    'In den Topf setzen, Deckel drauf und 25 Minuten garen.',
    'Zwiebeln in der Pfanne 12 Minuten braten.',
  ],
  notes: [
    'Reste halten sich 2 Tage im Kühlschrank und werden in der Pfanne wieder knusprig. Die Mikrowelle macht sie zäh.',
    '<b>Ohne Wein?</b> Für Kinder nehme ich Apfelsaft.',
    'Vegetarier nehmen Pilze.',
    'Ich esse sie am liebsten mit Kartoffelsuppe.',
  ],
});

test.each([
  ['wie viel Käse insgesamt', 'Emmentaler'],
  ['2. Gehzeit?', '30 Minuten'],
  ['wie lange bleibt der Deckel drauf', '25 Minuten'],
  ['Zwiebeln wie lange in der Pfanne?', '12 Minuten'],
  ['in der Mikrowelle aufwärmen?', 'zäh'],
  ['was nehme ich statt Wein', 'Apfelsaft'],
  ['was isst man dazu', 'Kartoffelsuppe'],
  ['wie viel Sprudel', '120 ml'],
  ['wieviel Gramm hat ein Teigstück', '60 g'],
])('%s', (question, part) => {
  expect(ask(dumplings, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(part),
  });
});

const soup = listedPost({
  language: 'pl',
  title: 'Żurek',
  ingredients: ['500 ml zakwasu żytniego', '4 białe kiełbasy', '150 ml śmietany'],
  steps: [
    'Kiełbasę parz 20 minut.',
    'Odstaw wywar na 30 minut.',
    'Wlej zakwas i śmietanę, zagotuj.',
  ],
  notes: [
    'Gotowy zakwas stoi w lodówce do 2 tygodni. Zupę trzymam w lodówce 3 dni.',
    'Zamiast śmietany pasuje jogurt. Podaję z ziemniakami.',
    'Odsmażaj kiełbasę na patelni po 4 minuty.',
  ],
});

test.each([
  ['ile stoi zakwas w lodówce', '2 tygodni'],
  ['z czym podać', 'ziemniakami'],
])('%s', (question, part) => {
  expect(ask(soup, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining(part),
  });
});

test.each(['skąd brać zakwas'])('%s is not in the post', (question) => {
  expect(ask(soup, question)).toMatchObject({ tier: 'refusal', isUnanswered: true });
});
