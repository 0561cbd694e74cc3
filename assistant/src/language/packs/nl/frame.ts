import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Dat kan ik nog niet in het Nederlands beantwoorden. De auteur ziet dat het gevraagd is.',
  missing: 'Dat kan ik in het bericht niet vinden. De auteur ziet dat het gevraagd is.',
  offTopic: (title) => `Ik beantwoord alleen vragen over koken. Vraag me iets over “${title}”.`,
  allergy:
    'Lees bij een allergie elk etiket: producten verschillen en kunnen sporen van allergenen bevatten.',
  greeting: (title) => `Hallo! Waarmee kan ik helpen bij “${title}”?`,
  self: (title) => `Ik ben een AI, geen mens: ik antwoord op basis van het bericht “${title}”.`,
  thanks: 'Graag gedaan! Eet smakelijk.',
  talk: {
    greeting: 'hallo, hoi, hoi hoi, goedemorgen, goeiemorgen, goedemiddag, goedenavond, goedendag',
    self: 'ben je een robot, ben jij een robot, ben je een mens, bent u een mens, ben je een ai, is dit een ai, praat ik met een mens, wie ben je, ben je echt',
    thanks:
      'dank, dank je, dank je wel, dankje, dankjewel, dank u, dank u wel, dankuwel, bedankt, heel erg bedankt, hartelijk dank, super bedankt',
  },
};
