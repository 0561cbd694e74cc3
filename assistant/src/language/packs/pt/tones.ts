import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Olá! Como posso ajudar você com “${title}”?`,
    plain: (title) => `Olá. O que você quer saber sobre “${title}”?`,
    playful: (title) => `Oi, avental a postos! O que você quer saber sobre “${title}”?`,
  },
  thanks: {
    warm: 'Foi um prazer! Bom apetite.',
    plain: 'De nada.',
    playful: 'Sempre às ordens! Guarde um pedaço para mim.',
  },
  comfort: {
    warm: 'Puxa, sinto muito mesmo. O melhor é um passo de cada vez, e estou aqui com prazer para qualquer dúvida.',
    plain: 'Sinto muito. O melhor é um passo de cada vez, e estou aqui para qualquer dúvida.',
    playful:
      'Puxa, que dia na cozinha! O melhor é um passo de cada vez, e estou aqui para qualquer dúvida.',
  },
  offtopic: {
    warm: (title) =>
      `Eu adoraria ajudar, mas só entendo de cozinha. Pergunte o que quiser sobre “${title}”.`,
    plain: (title) => `Só respondo a perguntas sobre cozinha. Pergunte sobre “${title}”.`,
    playful: (title) => `Isso não está no meu cardápio! Pergunte sobre “${title}”.`,
  },
  quoted: {
    warm: (text) => `É isto que o post diz: “${text}”`,
    plain: (text) => `O post diz: “${text}”`,
    playful: (text) => `Direto do post: “${text}”`,
  },
  amount: {
    need: {
      warm: (what) => `Com prazer! Você precisa de ${what}.`,
      plain: (what) => `Você precisa de ${what}.`,
      playful: (what) => `Mão na massa! Você precisa de ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Com prazer! Para ${yields}, você precisa de ${what}.`,
      plain: (what, yields) => `Para ${yields}, você precisa de ${what}.`,
      playful: (what, yields) => `Mão na massa! Para ${yields}, você precisa de ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Isto é tudo de que você precisa:',
      plain: 'Você precisa de:',
      playful: 'Mão na massa! Você precisa de:',
    },
  },
  steps: {
    finished: {
      warm: 'Esse foi o último passo. Parabéns, e bom apetite!',
      plain: 'Esse foi o último passo. Bom apetite!',
      playful: 'Esse foi o último passo. Todos à mesa!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Com prazer! No lugar de ${food} você pode usar:`,
      plain: (food) => `No lugar de ${food} você pode usar:`,
      playful: (food) => `Hora da troca! No lugar de ${food} você pode usar:`,
    },
  },
  related: {
    intro: {
      warm: 'Acho que você também vai gostar de:',
      plain: 'Talvez você também goste de:',
      playful: 'Ainda com fome? Talvez você também goste de:',
    },
  },
  equipment: {
    linked: {
      warm: 'Com prazer: o que é usado neste blog está no link abaixo.',
      plain: 'O que é usado neste blog está no link abaixo.',
      playful: 'Direto da cozinha do blog: o que é usado está no link abaixo.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) =>
        `Infelizmente o post não diz isso diretamente. O que mais se aproxima: “${quote}”`,
      plain: (quote) => `O post não diz isso diretamente. O que mais se aproxima: “${quote}”`,
      playful: (quote) => `O post guarda esse segredo. O que mais se aproxima: “${quote}”`,
    },
    any: {
      warm: 'Infelizmente o post não diz isso.',
      plain: 'O post não diz isso.',
      playful: 'O post guarda esse segredo.',
    },
    passedOn: {
      warm: 'Boa pergunta! Ela chega a quem escreveu a receita.',
      plain: 'Quem escreveu a receita pode ver a sua pergunta.',
      playful: 'Quem escreveu a receita pode ver a sua pergunta: que suspense!',
    },
  },
  generally: {
    warm: 'É bom saber, em geral:',
    plain: 'Em geral:',
    playful: 'Sabedoria de cozinha, em geral:',
  },
};
