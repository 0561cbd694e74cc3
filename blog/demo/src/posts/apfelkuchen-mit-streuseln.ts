import type { Post } from '../post';

export const apfelkuchenMitStreuseln: Post = {
  slug: 'apfelkuchen-mit-streuseln',
  language: 'de',
  shape: 'plugin card only',
  title: 'Apfelkuchen mit Streuseln',
  summary: 'Mürber Boden, viele Äpfel, knusprige Streusel: der Kuchen, den meine Oma freitags buk.',
  author: 'Friederike Moll',
  category: 'Post aus der Ferne',
  published: '2025-10-12',
  modified: '2025-10-19',
  picture: 'Ein runder Apfelkuchen mit Streuseln, ein Stück fehlt',
  intro: [
    'Juno hat mich gebeten, ihr das Rezept meiner Oma aufzuschreiben. Oma hatte keins. Sie hatte eine Tasse ohne Henkel und ein sehr gutes Gedächtnis.',
    'Ich habe also gewogen, gebacken und gewogen, bis er schmeckte wie damals am Küchentisch, mit den Füßen in der Luft.',
  ],
  before: [
    {
      heading: 'Welche Äpfel?',
      text: [
        'Am besten säuerliche, die beim Backen nicht zerfallen: Boskoop, Elstar oder Braeburn. Süße Äpfel machen den Kuchen langweilig.',
      ],
    },
  ],
  recipe: {
    yield: '12 Stücke',
    times: { prep: 40, cook: 50, total: 120 },
    ingredients: [
      {
        title: 'Für den Boden',
        lines: [
          ['200', 'g', 'Mehl'],
          ['1', 'TL', 'Backpulver'],
          ['75', 'g', 'Zucker'],
          ['100', 'g', 'kalte Butter', 'in Stückchen'],
          ['1', '', 'Ei'],
        ],
      },
      {
        title: 'Für den Belag',
        lines: [
          ['1', 'kg', 'säuerliche Äpfel'],
          ['2', 'EL', 'Zitronensaft'],
          ['1', 'TL', 'Zimt'],
          ['40', 'g', 'Rosinen', 'nach Belieben'],
        ],
      },
      {
        title: 'Für die Streusel',
        lines: [
          ['150', 'g', 'Mehl'],
          ['90', 'g', 'brauner Zucker'],
          ['100', 'g', 'weiche Butter'],
          ['1', 'Prise', 'Salz'],
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Für den Boden Mehl, Backpulver, Zucker, Butter und Ei rasch zu einem glatten Teig verkneten. Zu einer Scheibe drücken, einwickeln und 30 Minuten kalt stellen.',
          'Den Backofen auf 180 °C Ober- und Unterhitze (160 °C Umluft) vorheizen. Eine Springform mit 26 cm Durchmesser einfetten.',
          'Die Äpfel schälen, vierteln, entkernen und in dünne Spalten schneiden. Mit Zitronensaft, Zimt und Rosinen mischen.',
          'Für die Streusel alle Zutaten mit den Fingern verreiben, bis grobe Krümel entstehen.',
          'Den Teig in die Form drücken und einen 3 cm hohen Rand formen. Mit einer Gabel mehrmals einstechen.',
          'Die Äpfel darauf verteilen, die Streusel darüberstreuen und den Kuchen auf der unteren Schiene 50 Minuten backen, bis die Streusel goldbraun sind.',
          'Den Kuchen in der Form mindestens 1 Stunde abkühlen lassen, sonst bricht er.',
        ],
      },
    ],
    notes: [
      'Wird die Oberfläche zu dunkel, den Kuchen nach 35 Minuten mit Backpapier abdecken.',
      'Für ein Blech die doppelte Menge nehmen; die Backzeit bleibt fast gleich.',
    ],
    equipment: ['Springform (26 cm)', 'Sparschäler', 'Gabel'],
    nutrition: { calories: '365 kcal' },
  },
  after: [
    {
      heading: 'Aufbewahren',
      text: [
        'Abgedeckt bei Zimmertemperatur hält er sich 2 Tage, im Kühlschrank 4 Tage. Dann die Stücke kurz im Ofen aufbacken, damit die Streusel wieder knuspern.',
        'Einfrieren geht gut: in Stücken, bis zu 3 Monate. Bei Zimmertemperatur auftauen lassen.',
      ],
    },
    {
      heading: 'Was man ersetzen kann',
      text: [
        'Vegan wird der Kuchen mit Margarine statt Butter und 2 EL kaltem Wasser statt Ei. Statt Rosinen passen gehackte Mandeln.',
        'Mit Dinkelmehl Type 630 gelingt er genauso, in gleicher Menge.',
      ],
    },
  ],
  comments: [
    {
      by: 'Gisela',
      on: '2025-10-14',
      text: 'Ich nehme 300 g Zucker und backe 80 Minuten bei 220 °C. Wurde leider schwarz.',
    },
    { by: 'Uwe', on: '2025-10-20', text: 'Hält bei uns keine 10 Minuten!' },
  ],
};
