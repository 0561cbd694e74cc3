import type { FormalAddress } from '../../phrases/formal';

export const formal: FormalAddress = {
  names: { informal: 'tú', formal: 'usted' },
  phrases: {
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
      need: (what) => `Necesita ${what}.`,
      needFor: (what, servings) => `Para ${servings} necesita ${what}.`,
      needTimes: (what, factor) => `Para la receta × ${factor} necesita ${what}.`,
    },
    scale: {
      unknownYield:
        'La entrada no dice para cuántas personas es. Si quiere, le calculo el doble o la mitad.',
      caution:
        'Los tiempos y el tamaño del molde pueden cambiar: guíese por las señales de la receta.',
    },
    list: {
      intro: 'Necesita:',
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
      intro: (food) => `En lugar de ${food} puede usar:`,
      yes: (by, food) => `Sí, puede usar ${by} en lugar de ${food}.`,
    },
    related: { intro: 'Esto también le puede gustar:' },
    missing: { passedOn: 'Quien escribió la receta puede ver su pregunta.' },
  },
};
