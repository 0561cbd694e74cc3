import type { Language } from './languages';

/** Words as they are typed on a phone, each with what it is short for. */
const short: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    'w/': 'with',
    w: 'with',
    'w/o': 'without',
    em: 'them',
    "'em": 'them',
    u: 'you',
    ur: 'your',
    r: 'are',
    n: 'and',
    '&': 'and',
    abt: 'about',
    bc: 'because',
    cuz: 'because',
    b4: 'before',
    pls: 'please',
    plz: 'please',
    ppl: 'people',
    ingreds: 'ingredients',
  },
  de: {
    u: 'und',
    evtl: 'eventuell',
    bzgl: 'wegen',
    mins: 'minuten',
    insges: 'insgesamt',
    ca: 'etwa',
    kühli: 'kühlschrank',
    nen: 'einen',
    ne: 'eine',
    gibts: 'gibt es',
  },
  pl: { temp: 'temperatura', min: 'minut', wlk: 'wielkość', np: 'na przykład', szt: 'sztuk' },
  es: { q: 'que', k: 'que', xq: 'por que', pq: 'por que', x: 'por', tmb: 'tambien', c: 'con' },
  fr: {
    qd: 'quand',
    ds: 'dans',
    pr: 'pour',
    pdt: 'pendant',
    cb: 'combien',
    bcp: 'beaucoup',
    c: "c'est",
    th: 'température',
  },
  it: { x: 'per', xche: 'perché', cmq: 'comunque', nn: 'non', qnt: 'quanto', k: 'che' },
  pt: {
    vc: 'você',
    q: 'que',
    pq: 'por que',
    qto: 'quanto',
    qts: 'quantos',
    tb: 'também',
    n: 'não',
    nao: 'não',
    qdo: 'quando',
    p: 'para',
    pra: 'para',
  },
};

// Not after a figure, where a letter is a unit: "600 w", "2 c".
const candidate =
  /(?<![\p{L}\p{M}\p{N}/'’]|\d ?)(?:\p{L}{1,9}\d?|'em|&)(?:\/o?)?(?![\p{L}\p{M}\p{N}/'’])/gu;

/** Writes out what is short: "what goes w this", "qué hago si no tengo horno x favor". */
export function spelledOut(text: string, language: Language): string {
  const known = short[language];
  if (known === undefined) return text;
  return text.replaceAll(candidate, (word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(known, key) ? (known[key] ?? word) : word;
  });
}
