import type { FormalAddress } from '../../phrases/formal';

// Without Pan or Pani, of which an assistant would have to choose one.
export const formal: FormalAddress = {
  names: { informal: 'ty', formal: 'Pan, Pani' },
  phrases: {
    scale: {
      caution:
        'Czas i wielkość formy mogą się zmienić: proszę kierować się wskazówkami z przepisu.',
    },
    list: {
      group: (group) => `„${group}” – potrzeba:`,
    },
    diet: {
      unsure: (diet, because) =>
        `Nie mam pewności, czy ten przepis jest ${diet}. Proszę sprawdzić etykietę: ${because}.`,
      allergy:
        'Przy alergii proszę czytać każdą etykietę i nie polegać tylko na mnie: produkty się różnią i mogą zawierać śladowe ilości alergenów.',
      adapt: (diet) => `Aby przepis był ${diet}, można zamienić:`,
    },
    storage: {
      reheat: (temperature) => `Resztki proszę odgrzewać, aż w środku osiągną ${temperature}.`,
    },
  },
  tones: {
    greeting: {
      warm: (title) => `Dzień dobry! W czym mogę pomóc przy „${title}”?`,
      plain: (title) => `Dzień dobry. Na jakie pytanie o „${title}” mogę odpowiedzieć?`,
      playful: (title) =>
        `Dzień dobry, fartuch założony? Na jakie pytanie o „${title}” mogę odpowiedzieć?`,
    },
    thanks: { playful: 'Zawsze do usług! Proszę zostawić mi kawałek.' },
    offtopic: {
      warm: (title) =>
        `Chętnie bym pomógł, ale znam się tylko na gotowaniu. Proszę śmiało pytać o „${title}”.`,
      plain: (title) => `Odpowiadam tylko na pytania o gotowanie. Proszę zapytać o „${title}”.`,
      playful: (title) => `Tego nie ma w moim menu! Proszę lepiej zapytać o „${title}”.`,
    },
    amount: {
      need: {
        warm: (what) => `Chętnie pomogę! Potrzeba: ${what}.`,
        plain: (what) => `Potrzeba: ${what}.`,
        playful: (what) => `Rękawy w górę! Potrzeba: ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `Chętnie pomogę! Na ${yields} potrzeba: ${what}.`,
        plain: (what, yields) => `Na ${yields} potrzeba: ${what}.`,
        playful: (what, yields) => `Rękawy w górę! Na ${yields} potrzeba: ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Oto wszystko, czego potrzeba:',
        plain: 'Potrzeba:',
        playful: 'Rękawy w górę! Potrzeba:',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `Chętnie pomogę! Składnik do zastąpienia: ${food}. Można użyć:`,
        plain: (food) => `Składnik do zastąpienia: ${food}. Można użyć:`,
        playful: (food) => `Czas na zamianę! Składnik do zastąpienia: ${food}. Można użyć:`,
      },
    },
    related: {
      intro: {
        warm: 'Myślę, że to też zasmakuje:',
        plain: 'To też może zasmakować:',
        playful: 'Dalej głodno? To też może zasmakować:',
      },
    },
  },
};
