import type { TonedPhrases } from '../../phrases/tones';

// Names come in the nominative: a colon goes before them, so that none has to be declined.
export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Cześć! W czym mogę pomóc przy „${title}”?`,
    plain: (title) => `Dzień dobry. Co chcesz wiedzieć o „${title}”?`,
    playful: (title) => `Hej, fartuch założony? Co chcesz wiedzieć o „${title}”?`,
  },
  thanks: {
    warm: 'Bardzo proszę! Smacznego.',
    plain: 'Proszę bardzo.',
    playful: 'Zawsze do usług! Zostaw mi kawałek.',
  },
  comfort: {
    warm: 'Ojej, bardzo mi przykro. Najlepiej krok po kroku, a w razie pytań chętnie pomogę.',
    plain: 'Przykro mi. Najlepiej krok po kroku, a w razie pytań jestem tutaj.',
    playful: 'Ojej, co za dzień w kuchni! Najlepiej krok po kroku, a w razie pytań jestem tutaj.',
  },
  offtopic: {
    warm: (title) =>
      `Chętnie bym pomógł, ale znam się tylko na gotowaniu. Pytaj śmiało o „${title}”.`,
    plain: (title) => `Odpowiadam tylko na pytania o gotowanie. Zapytaj o „${title}”.`,
    playful: (title) => `Tego nie ma w moim menu! Zapytaj lepiej o „${title}”.`,
  },
  quoted: {
    warm: (text) => `Oto, co mówi wpis: „${text}”`,
    plain: (text) => `We wpisie czytamy: „${text}”`,
    playful: (text) => `Prosto z wpisu: „${text}”`,
  },
  amount: {
    need: {
      warm: (what) => `Chętnie pomogę! Potrzebujesz: ${what}.`,
      plain: (what) => `Potrzebujesz: ${what}.`,
      playful: (what) => `Rękawy w górę! Potrzebujesz: ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Chętnie pomogę! Na ${yields} potrzebujesz: ${what}.`,
      plain: (what, yields) => `Na ${yields} potrzebujesz: ${what}.`,
      playful: (what, yields) => `Rękawy w górę! Na ${yields} potrzebujesz: ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Oto wszystko, czego potrzebujesz:',
      plain: 'Potrzebujesz:',
      playful: 'Rękawy w górę! Potrzebujesz:',
    },
  },
  steps: {
    finished: {
      warm: 'To był ostatni krok. Dobra robota i smacznego!',
      plain: 'To był ostatni krok. Smacznego!',
      playful: 'To był ostatni krok. Do stołu!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Chętnie pomogę! Składnik do zastąpienia: ${food}. Możesz użyć:`,
      plain: (food) => `Składnik do zastąpienia: ${food}. Możesz użyć:`,
      playful: (food) => `Czas na zamianę! Składnik do zastąpienia: ${food}. Możesz użyć:`,
    },
  },
  related: {
    intro: {
      warm: 'Myślę, że to też ci zasmakuje:',
      plain: 'To też może ci zasmakować:',
      playful: 'Dalej głodno? To też może ci zasmakować:',
    },
  },
  equipment: {
    linked: {
      warm: 'Z przyjemnością: to, czego używa się na tym blogu, jest w linku poniżej.',
      plain: 'To, czego używa się na tym blogu, jest w linku poniżej.',
      playful: 'Prosto z kuchni bloga: to, czego się tu używa, jest w linku poniżej.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) => `Niestety wpis nie mówi o tym wprost. Najbliższe jest to: „${quote}”`,
      plain: (quote) => `Wpis nie mówi o tym wprost. Najbliższe jest to: „${quote}”`,
      playful: (quote) => `Wpis trzyma to w tajemnicy. Najbliższe jest to: „${quote}”`,
    },
    any: {
      warm: 'Niestety wpis o tym nie mówi.',
      plain: 'Wpis o tym nie mówi.',
      playful: 'Wpis trzyma to w tajemnicy.',
    },
    passedOn: {
      warm: 'Dobre pytanie! Zobaczy je autorka lub autor przepisu.',
      plain: 'Autorka lub autor przepisu zobaczy to pytanie.',
      playful: 'Autorka lub autor przepisu zobaczy to pytanie: będzie ciekawie!',
    },
  },
  generally: {
    warm: 'Warto wiedzieć, ogólnie:',
    plain: 'Ogólnie:',
    playful: 'Kuchenna mądrość, ogólnie:',
  },
};
