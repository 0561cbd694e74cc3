import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Det kan jag inte svara på på svenska än. Författaren ser att frågan har ställts.',
  missing: 'Det hittar jag inte i inlägget. Författaren ser att frågan har ställts.',
  offTopic: (title) => `Jag svarar bara på frågor om matlagning. Fråga mig om ”${title}”.`,
  allergy:
    'Läs varje etikett vid allergi: produkter skiljer sig åt och kan innehålla spår av allergener.',
  greeting: (title) => `Hej! Hur kan jag hjälpa till med ”${title}”?`,
  self: (title) => `Jag är en AI, inte en människa: jag svarar utifrån inlägget ”${title}”.`,
  thanks: 'Varsågod! Smaklig måltid.',
  talk: {
    greeting: 'hej, hejsan, hej hej, hallå, tjena, god morgon, god dag, god kväll',
    self: 'är du en robot, är du en människa, är du en ai, är det här en ai, pratar jag med en människa, vem är du',
    thanks: 'tack, tack så mycket, tusen tack, stort tack, tackar, tack för hjälpen',
  },
};
