import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `¡Hola! ¿En qué te ayudo con «${title}»?`,
    plain: (title) => `Hola. ¿Qué quieres saber de «${title}»?`,
    playful: (title) => `¡Hola, delantal puesto! ¿Qué quieres saber de «${title}»?`,
  },
  thanks: {
    warm: '¡Con mucho gusto! ¡Que aproveche!',
    plain: 'De nada.',
    playful: '¡Cuando quieras! Guárdame un trocito.',
  },
  comfort: {
    warm: 'Vaya, lo siento mucho. Mejor un paso a la vez; aquí estoy con gusto para cualquier duda.',
    plain: 'Lo siento. Mejor un paso a la vez; aquí estoy para cualquier duda.',
    playful: '¡Ay, qué día en la cocina! Mejor un paso a la vez; aquí estoy para cualquier duda.',
  },
  offtopic: {
    warm: (title) =>
      `Me encantaría ayudarte, pero solo sé de cocina. Pregúntame lo que quieras sobre «${title}».`,
    plain: (title) => `Solo respondo preguntas de cocina. Pregúntame sobre «${title}».`,
    playful: (title) => `¡Eso no está en mi menú! Mejor pregúntame sobre «${title}».`,
  },
  quoted: {
    warm: (text) => `Esto es lo que dice la entrada: «${text}»`,
    plain: (text) => `La entrada dice: «${text}»`,
    playful: (text) => `Recién salido de la entrada: «${text}»`,
  },
  amount: {
    need: {
      warm: (what) => `¡Con gusto! Necesitas ${what}.`,
      plain: (what) => `Necesitas ${what}.`,
      playful: (what) => `¡Manos a la masa! Necesitas ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `¡Con gusto! Para ${yields} necesitas ${what}.`,
      plain: (what, yields) => `Para ${yields} necesitas ${what}.`,
      playful: (what, yields) => `¡Manos a la masa! Para ${yields} necesitas ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Esto es todo lo que necesitas:',
      plain: 'Necesitas:',
      playful: '¡Manos a la masa! Necesitas:',
    },
  },
  steps: {
    finished: {
      warm: 'Ese era el último paso. ¡Muy bien hecho, y que aproveche!',
      plain: 'Ese era el último paso. ¡Que aproveche!',
      playful: 'Ese era el último paso. ¡A la mesa!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `¡Con gusto! En lugar de ${food} puedes usar:`,
      plain: (food) => `En lugar de ${food} puedes usar:`,
      playful: (food) => `¡Hora del cambio! En lugar de ${food} puedes usar:`,
    },
  },
  related: {
    intro: {
      warm: 'Creo que esto también te va a gustar:',
      plain: 'Esto también te puede gustar:',
      playful: '¿Queda hambre? Esto también te puede gustar:',
    },
  },
  equipment: {
    linked: {
      warm: 'Con gusto: el que se usa en este blog está enlazado abajo.',
      plain: 'El que se usa en este blog está enlazado abajo.',
      playful: 'Directo de la cocina del blog: el que se usa está enlazado abajo.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) => `Lo siento, la entrada no lo dice directamente. Lo más parecido: «${quote}»`,
      plain: (quote) => `La entrada no lo dice directamente. Lo más parecido: «${quote}»`,
      playful: (quote) => `La entrada se guarda ese secreto. Lo más parecido: «${quote}»`,
    },
    any: {
      warm: 'Lo siento, la entrada no lo dice.',
      plain: 'La entrada no lo dice.',
      playful: 'La entrada se guarda ese secreto.',
    },
    passedOn: {
      warm: '¡Buena pregunta! Quien escribió la receta puede verla.',
      plain: 'Quien escribió la receta puede ver tu pregunta.',
      playful: 'Quien escribió la receta puede ver tu pregunta: ¡qué intriga!',
    },
  },
  generally: {
    warm: 'Es bueno saberlo, en general:',
    plain: 'En general:',
    playful: 'Sabiduría de cocina, en general:',
  },
};
