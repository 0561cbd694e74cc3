import type { FormalAddress } from '../../phrases/formal';

// As to o senhor or a senhora, without saying which; its verbs are those of você.
export const formal: FormalAddress = {
  names: { informal: 'você', formal: 'o senhor, a senhora' },
  phrases: {
    greeting: {
      warm: (title) => `Olá! Como posso ajudar com “${title}”?`,
      plain: (title) => `Olá. O que deseja saber sobre “${title}”?`,
      playful: (title) => `Olá, avental a postos! O que deseja saber sobre “${title}”?`,
    },
    amount: {
      need: (what) => `Vai precisar de ${what}.`,
      needFor: (what, servings) => `Para ${servings}, vai precisar de ${what}.`,
      needTimes: (what, factor) => `Para a receita × ${factor}, vai precisar de ${what}.`,
    },
    scale: {
      unknownYield:
        'O post não diz quantas porções rende. Se desejar, calculo o dobro ou a metade.',
    },
    list: {
      intro: 'Vai precisar de:',
      group: (group) => `Para “${group}” vai precisar de:`,
    },
    diet: { adapt: (diet) => `Para uma versão ${diet}, é possível trocar:` },
    substitution: {
      intro: (food) => `No lugar de ${food} é possível usar:`,
      yes: (by, food) => `Sim, é possível usar ${by} no lugar de ${food}.`,
    },
    related: { intro: 'Talvez também goste de:' },
  },
};
