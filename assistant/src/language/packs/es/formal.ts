import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tú', formal: 'usted' },
  phrases: {
    scale: {
      unknownYield:
        'La entrada no dice para cuántas personas es. Si quiere, le calculo el doble o la mitad.',
      caution:
        'Los tiempos y el tamaño del molde pueden cambiar: guíese por las señales de la receta.',
    },
    list: {
      group: (group) => `Para «${group}» necesita:`,
    },
    diet: {
      unsure: (diet, because) =>
        `No puedo asegurar que sea ${diet}. Mire la etiqueta, por favor: ${because}.`,
      allergy:
        'Si hay una alergia, lea todas las etiquetas y no se fíe solo de mí: los productos cambian y pueden tener trazas.',
      adapt: (diet) => `Para que sea ${diet}, puede cambiar:`,
    },
    storage: {
      reheat: (temperature) =>
        `Recaliente las sobras hasta que lleguen a ${temperature} en el centro.`,
    },
    substitution: {
      yes: (by, food) => `Sí, puede usar ${by} en lugar de ${food}.`,
    },
  },
  tones: {
    greeting: {
      warm: (title) => `¡Hola! ¿En qué puedo ayudarle con «${title}»?`,
      plain: (title) => `Hola. ¿Qué quiere saber de «${title}»?`,
      playful: (title) => `¡Hola, delantal puesto! ¿Qué quiere saber de «${title}»?`,
    },
    thanks: { playful: '¡Cuando quiera! Guárdeme un trocito.' },
    offtopic: {
      warm: (title) =>
        `Me encantaría ayudarle, pero solo sé de cocina. Pregúnteme lo que quiera sobre «${title}».`,
      plain: (title) => `Solo respondo preguntas de cocina. Pregúnteme sobre «${title}».`,
      playful: (title) => `¡Eso no está en mi menú! Mejor pregúnteme sobre «${title}».`,
    },
    amount: {
      need: {
        warm: (what) => `¡Con gusto! Necesita ${what}.`,
        plain: (what) => `Necesita ${what}.`,
        playful: (what) => `¡Manos a la masa! Necesita ${what}.`,
      },
      needFor: {
        warm: (what, yields) => `¡Con gusto! Para ${yields} necesita ${what}.`,
        plain: (what, yields) => `Para ${yields} necesita ${what}.`,
        playful: (what, yields) => `¡Manos a la masa! Para ${yields} necesita ${what}.`,
      },
    },
    list: {
      intro: {
        warm: 'Esto es todo lo que necesita:',
        plain: 'Necesita:',
        playful: '¡Manos a la masa! Necesita:',
      },
    },
    substitution: {
      intro: {
        warm: (food) => `¡Con gusto! En lugar de ${food} puede usar:`,
        plain: (food) => `En lugar de ${food} puede usar:`,
        playful: (food) => `¡Hora del cambio! En lugar de ${food} puede usar:`,
      },
    },
    related: {
      intro: {
        warm: 'Creo que esto también le va a gustar:',
        plain: 'Esto también le puede gustar:',
        playful: '¿Queda hambre? Esto también le puede gustar:',
      },
    },
    missing: {
      passedOn: {
        warm: '¡Buena pregunta! Quien escribió la receta puede verla.',
        plain: 'Quien escribió la receta puede ver su pregunta.',
        playful: 'Quien escribió la receta puede ver su pregunta: ¡qué intriga!',
      },
    },
  },
};
