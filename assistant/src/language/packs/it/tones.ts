import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Ciao! Come posso aiutarti con «${title}»?`,
    plain: (title) => `Ciao. Cosa vuoi sapere su «${title}»?`,
    playful: (title) => `Ciao, grembiule allacciato! Cosa vuoi sapere su «${title}»?`,
  },
  thanks: {
    warm: 'È stato un piacere! Buon appetito.',
    plain: 'Prego.',
    playful: 'Quando vuoi! Tienimi da parte una fetta.',
  },
  comfort: {
    warm: 'Oh, mi dispiace davvero. Meglio un passaggio alla volta, e sono qui volentieri per ogni dubbio.',
    plain: 'Mi dispiace. Meglio un passaggio alla volta, e sono qui per ogni dubbio.',
    playful:
      'Accidenti, che giornata in cucina! Meglio un passaggio alla volta, e sono qui per ogni dubbio.',
  },
  offtopic: {
    warm: (title) =>
      `Mi piacerebbe aiutarti, ma me ne intendo solo di cucina. Chiedimi quello che vuoi su «${title}».`,
    plain: (title) => `Rispondo solo a domande di cucina. Chiedimi qualcosa su «${title}».`,
    playful: (title) => `Questo non è nel mio menù! Chiedimi piuttosto di «${title}».`,
  },
  quoted: {
    warm: (text) => `Ecco cosa dice l’articolo: «${text}»`,
    plain: (text) => `L’articolo dice: «${text}»`,
    playful: (text) => `Fresco fresco dall’articolo: «${text}»`,
  },
  amount: {
    need: {
      warm: (what) => `Volentieri! Ti serve: ${what}.`,
      plain: (what) => `Ti serve: ${what}.`,
      playful: (what) => `Mani in pasta! Ti serve: ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Volentieri! Per ${yields} ti serve: ${what}.`,
      plain: (what, yields) => `Per ${yields} ti serve: ${what}.`,
      playful: (what, yields) => `Mani in pasta! Per ${yields} ti serve: ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Ecco tutto quello che ti serve:',
      plain: 'Ti serve:',
      playful: 'Mani in pasta! Ti serve:',
    },
  },
  steps: {
    finished: {
      warm: 'Era l’ultimo passaggio. Ottimo lavoro, e buon appetito!',
      plain: 'Era l’ultimo passaggio. Buon appetito!',
      playful: 'Era l’ultimo passaggio. Tutti a tavola!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Volentieri! Al posto di ${food} puoi usare:`,
      plain: (food) => `Al posto di ${food} puoi usare:`,
      playful: (food) => `Si scambia! Al posto di ${food} puoi usare:`,
    },
  },
  related: {
    intro: {
      warm: 'Credo che potrebbe piacerti anche:',
      plain: 'Potrebbe piacerti anche:',
      playful: 'Ancora fame? Potrebbe piacerti anche:',
    },
  },
  equipment: {
    linked: {
      warm: 'Volentieri: quello usato in questo blog è nel link qui sotto.',
      plain: 'Quello usato in questo blog è nel link qui sotto.',
      playful: 'Dritto dalla cucina del blog: quello usato è nel link qui sotto.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) =>
        `Purtroppo l’articolo non lo dice direttamente. Quello che ci si avvicina di più: «${quote}»`,
      plain: (quote) =>
        `L’articolo non lo dice direttamente. Quello che ci si avvicina di più: «${quote}»`,
      playful: (quote) =>
        `L’articolo tiene il segreto per sé. Quello che ci si avvicina di più: «${quote}»`,
    },
    any: {
      warm: 'Purtroppo l’articolo non lo dice.',
      plain: 'L’articolo non lo dice.',
      playful: 'L’articolo tiene il segreto per sé.',
    },
    passedOn: {
      warm: 'Bella domanda! Arriva a chi ha scritto la ricetta.',
      plain: 'Chi ha scritto la ricetta può vedere la tua domanda.',
      playful: 'Chi ha scritto la ricetta può vedere la tua domanda: che suspense!',
    },
  },
  generally: {
    warm: 'Buono a sapersi, in generale:',
    plain: 'In generale:',
    playful: 'Saggezza di cucina, in generale:',
  },
};
