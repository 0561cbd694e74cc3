import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Încă nu pot răspunde la asta în română. Autorul va vedea întrebarea.',
  missing: 'Nu găsesc asta în articol. Autorul va vedea întrebarea.',
  offTopic: (title) => `Răspund doar la întrebări despre gătit. Întrebați-mă despre „${title}”.`,
  allergy:
    'În caz de alergie, citiți fiecare etichetă: produsele diferă și pot conține urme de alergeni.',
  greeting: (title) => `Bună ziua! Cu ce vă pot ajuta la „${title}”?`,
  self: (title) => `Sunt o inteligență artificială, nu un om: răspund după articolul „${title}”.`,
  thanks: 'Cu plăcere! Poftă bună.',
  talk: {
    greeting: 'bună, bună ziua, bună dimineața, bună seara, salut, noroc',
    self: 'ești un robot, sunteți un robot, ești om, ești o inteligență artificială, vorbesc cu un om, cine ești, cine sunteți',
    thanks: 'mulțumesc, mulțumesc mult, mulțumesc frumos, vă mulțumesc, mersi, mersi mult',
  },
};
