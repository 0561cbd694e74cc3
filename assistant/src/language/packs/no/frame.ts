import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Det kan jeg ikke svare på på norsk ennå. Forfatteren kan se at det ble spurt.',
  missing: 'Det finner jeg ikke i innlegget. Forfatteren kan se at det ble spurt.',
  offTopic: (title) => `Jeg svarer bare på spørsmål om matlaging. Spør meg om «${title}».`,
  allergy:
    'Les hver etikett ved allergi: Produkter er forskjellige og kan inneholde spor av allergener.',
  greeting: (title) => `Hei! Hvordan kan jeg hjelpe med «${title}»?`,
  self: (title) => `Jeg er en KI, ikke et menneske: Jeg svarer ut fra innlegget «${title}».`,
  thanks: 'Bare hyggelig! God appetitt.',
  talk: {
    greeting: 'hei, hei hei, heisann, hallo, god morgen, god dag, god kveld',
    self: 'er du en robot, er du et menneske, er du en ki, er du en ai, er dette en ki, snakker jeg med et menneske, hvem er du',
    thanks: 'takk, mange takk, tusen takk, takk skal du ha, takk for hjelpen',
  },
};
