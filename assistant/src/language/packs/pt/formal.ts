import type { FormalAddress } from '../../phrases/formal';

// As to o senhor or a senhora, without saying which; its verbs are those of você.
export const formal: FormalAddress = {
  names: { informal: 'você', formal: 'o senhor, a senhora' },
  phrases: {
    scale: {
      unknownYield:
        'O post não diz quantas porções rende. Se desejar, calculo o dobro ou a metade.',
    },
    list: {
      group: (group) => `Para “${group}” vai precisar de:`,
    },
    diet: { adapt: (diet) => `Para uma versão ${diet}, é possível trocar:` },
    substitution: {
      yes: (by, food) => `Sim, é possível usar ${by} no lugar de ${food}.`,
    },
  },
  tones: {
    greeting: {
      warm: (title) => `Olá! Como posso ajudar com “${title}”?`,
      plain: (title) => `Olá. O que deseja saber sobre “${title}”?`,
      playful: (title) => `Olá, avental a postos! O que deseja saber sobre “${title}”?`,
    },
    amount: {
      need: {
        warm: (what) => `Com prazer! Vai precisar de ${what}.`,
        plain: (what) => `Vai precisar de ${what}.`,
        playful: (what) => `Mão na massa! Vai precisar de ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `Com prazer! Para ${yields}, vai precisar de ${what}.`,
        plain: (what, yields) => `Para ${yields}, vai precisar de ${what}.`,
        playful: (what, yields) => `Mão na massa! Para ${yields}, vai precisar de ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Isto é tudo de que vai precisar:',
        plain: 'Vai precisar de:',
        playful: 'Mão na massa! Vai precisar de:',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `Com prazer! No lugar de ${food} é possível usar:`,
        plain: (food) => `No lugar de ${food} é possível usar:`,
        playful: (food) => `Hora da troca! No lugar de ${food} é possível usar:`,
      },
    },
    related: {
      intro: {
        warm: 'Acho que também vai gostar de:',
        plain: 'Talvez também goste de:',
        playful: 'Ainda com fome? Talvez também goste de:',
      },
    },
  },
};
