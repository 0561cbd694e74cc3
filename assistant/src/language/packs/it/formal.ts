import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tu', formal: 'Lei' },
  phrases: {
    greeting: {
      warm: (title) => `Buongiorno! Come posso aiutarla con «${title}»?`,
      plain: (title) => `Buongiorno. Cosa vuole sapere su «${title}»?`,
      playful: (title) => `Buongiorno, grembiule allacciato! Cosa vuole sapere su «${title}»?`,
    },
    thanks: { playful: 'Quando vuole! Mi tenga da parte una fetta.' },
    offtopic: {
      warm: (title) =>
        `Mi piacerebbe aiutarla, ma me ne intendo solo di cucina. Mi chieda quello che vuole su «${title}».`,
      plain: (title) => `Rispondo solo a domande di cucina. Mi chieda qualcosa su «${title}».`,
      playful: (title) => `Questo non è nel mio menù! Mi chieda piuttosto di «${title}».`,
    },
    amount: {
      need: (what) => `Le serve: ${what}.`,
      needFor: (what, servings) => `Per ${servings} le serve: ${what}.`,
      needTimes: (what, factor) => `Per la ricetta × ${factor} le serve: ${what}.`,
    },
    scale: {
      unknownYield:
        'L’articolo non dice per quante persone è. Se vuole, calcolo per lei il doppio o la metà.',
      caution:
        'I tempi e la misura dello stampo possono cambiare: faccia attenzione ai segnali della ricetta.',
    },
    list: {
      intro: 'Le serve:',
      group: (group) => `Per «${group}» le serve:`,
    },
    diet: {
      unsure: (diet, because) =>
        `Non posso dire con certezza che sia ${diet}. Controlli l’etichetta: ${because}.`,
      allergy:
        'In caso di allergia legga ogni etichetta e non si affidi solo a me: i prodotti cambiano e possono contenere tracce.',
      adapt: (diet) => `Per una versione ${diet} può sostituire:`,
    },
    storage: {
      reheat: (temperature) => `Riscaldi gli avanzi finché non arrivano a ${temperature} al cuore.`,
    },
    substitution: {
      intro: (food) => `Al posto di ${food} può usare:`,
      yes: (by, food) => `Sì, può usare ${by} al posto di ${food}.`,
    },
    related: { intro: 'Potrebbe piacerle anche:' },
    missing: { passedOn: 'Chi ha scritto la ricetta può vedere la sua domanda.' },
  },
};
