import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tu', formal: 'Lei' },
  phrases: {
    scale: {
      unknownYield:
        'L’articolo non dice per quante persone è. Se vuole, calcolo per lei il doppio o la metà.',
      caution:
        'I tempi e la misura dello stampo possono cambiare: faccia attenzione ai segnali della ricetta.',
    },
    list: {
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
      yes: (by, food) => `Sì, può usare ${by} al posto di ${food}.`,
    },
  },
  tones: {
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
      need: {
        warm: (what) => `Volentieri! Le serve: ${what}.`,
        plain: (what) => `Le serve: ${what}.`,
        playful: (what) => `Mani in pasta! Le serve: ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `Volentieri! Per ${yields} le serve: ${what}.`,
        plain: (what, yields) => `Per ${yields} le serve: ${what}.`,
        playful: (what, yields) => `Mani in pasta! Per ${yields} le serve: ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Ecco tutto quello che le serve:',
        plain: 'Le serve:',
        playful: 'Mani in pasta! Le serve:',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `Volentieri! Al posto di ${food} può usare:`,
        plain: (food) => `Al posto di ${food} può usare:`,
        playful: (food) => `Si scambia! Al posto di ${food} può usare:`,
      },
    },
    related: {
      intro: {
        warm: 'Credo che potrebbe piacerle anche:',
        plain: 'Potrebbe piacerle anche:',
        playful: 'Ancora fame? Potrebbe piacerle anche:',
      },
    },
    missing: {
      passedOn: {
        warm: 'Bella domanda! Arriva a chi ha scritto la ricetta.',
        plain: 'Chi ha scritto la ricetta può vedere la sua domanda.',
        playful: 'Chi ha scritto la ricetta può vedere la sua domanda: che suspense!',
      },
    },
  },
};
