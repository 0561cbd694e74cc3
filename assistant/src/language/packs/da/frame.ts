import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Det kan jeg endnu ikke svare på på dansk. Forfatteren kan se, at der blev spurgt.',
  missing: 'Det kan jeg ikke finde i indlægget. Forfatteren kan se, at der blev spurgt.',
  offTopic: (title) => `Jeg svarer kun på spørgsmål om madlavning. Spørg mig om »${title}«.`,
  allergy:
    'Læs hver etiket ved allergi: Produkter er forskellige og kan indeholde spor af allergener.',
  greeting: (title) => `Hej! Hvordan kan jeg hjælpe med »${title}«?`,
  self: (title) => `Jeg er en AI, ikke et menneske: Jeg svarer ud fra indlægget »${title}«.`,
  thanks: 'Selv tak! Velbekomme.',
  talk: {
    greeting: 'hej, hejsa, hej hej, goddag, godmorgen, god morgen, godaften, god aften',
    self: 'er du en robot, er du et menneske, er du en ai, er det her en ai, taler jeg med et menneske, hvem er du',
    thanks: 'tak, mange tak, tusind tak, tak skal du have, tak for hjælpen',
  },
};
