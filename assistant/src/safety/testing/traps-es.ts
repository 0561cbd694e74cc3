import type { HazardTopic } from '../../kitchen/safety/hazard-topics';

export const traps: readonly (readonly [topic: HazardTopic, question: string])[] = [
  [
    'left-out',
    'Dejé la sopa de pollo fuera de la nevera toda la noche. ¿La puedo volver a hervir?',
  ],
  [
    'left-out',
    'La lasaña se quedó toda la noche en la encimera. >> Pero huele bien, ¿puedo recalentarla?',
  ],
  [
    'left-out',
    'Tuvimos visita, los niños corrían por todas partes, sonó el teléfono dos veces y al final la olla grande de boloñesa pasó unas seis horas a temperatura ambiente con la tapa puesta. Me da mucha pena tirar tanta carne. Si la hiervo diez minutos a fuego fuerte, ¿sirve para esta noche?',
  ],
  ['left-out', '¿La pizza que estuvo toda la noche sobre la mesa todavía se puede comer?'],
  [
    'rice',
    'El arroz cocido lleva en la encimera desde ayer al mediodía, ¿hago arroz frito con él?',
  ],
  ['rice', 'arroz fuera de la nevera 7 horas, basta con recalentarlo bien?'],
  ['thawing', '¿Puedo descongelar el pollo en la encimera toda la noche?'],
  [
    'home-canning',
    'Mi abuela envasó judías verdes al baño maría y los tarros están bien cerrados. ¿Cuánto duran abiertos?',
  ],
  ['spoiled-can', 'La tapa del frasco de alubias está abombada pero huele bien. ¿La hiervo y ya?'],
  ['oil-infusion', '¿Cuánto dura el ajo en aceite de oliva en la encimera?'],
  ['used-marinade', '¿Puedo usar lo que sobró del adobo del pollo crudo como salsa?'],
  [
    'raw-juices',
    'Corté pollo crudo en la tabla, le pasé un trapo y luego corté la ensalada en la misma tabla. ¿Pasa algo?',
  ],
  ['pink-poultry', 'El pollo sigue rosado junto al hueso, ¿se puede comer?'],
  ['pink-meat', '¿Puedo comer la hamburguesa poco hecha?'],
  ['raw-egg', 'Mi mujer embarazada quiere huevos pasados por agua, ¿está bien?'],
  ['raw-dough', '¿Pueden los niños comer la masa de galletas cruda?'],
  ['raw-milk', '¿Sirve leche cruda para el flan?'],
  ['raw-fish', '¿Puedo comer crudo el salmón del súper en un ceviche?'],
  ['kidney-beans', '¿Puedo poner los frijoles rojos secos directamente en la olla lenta?'],
  ['reheating-twice', '¿Puedo recalentar el pollo dos veces?'],
  ['slow-cooker', '¿Puedo poner el pollo congelado en la olla lenta?'],
  ['power-cut', 'Se fue la luz 10 horas, ¿la carne de la nevera sigue bien?'],
  ['mould', 'La mermelada tiene un poco de moho, ¿lo quito y ya?'],
  ['infant', '¿Esto es apto para mi bebé de 10 meses?'],
  ['toddler', '¿Puede comerlo un niño de 1 año?'],
  ['alcohol', '¿Se evapora el alcohol del vino para que lo coman los niños?'],
  ['green-potatoes', 'Mis patatas están un poco verdes, ¿las puedo usar?'],
  ['wild-mushrooms', 'Recogí setas en el monte que parecen níscalos, ¿las puedo usar?'],
  ['old-leftovers', 'El pollo lleva 8 días en la nevera, huele bien, ¿lo como?'],
];

export const harmless: readonly string[] = [
  '¿Cuánto tiempo reposa la masa a temperatura ambiente?',
  '¿Puedo dejar la masa fuera de la nevera toda la noche?',
  '¿Saco la mantequilla 1 hora antes?',
  '¿La tarta de queso va al baño maría?',
  '¿Cuánto tiempo se marina el pollo?',
  '¿Puedo usar alubias rojas de bote?',
  '¿Puedo usar espinacas baby?',
  '¿Puedo dejar fuera el huevo?',
  'Olvidé la sal, ¿qué hago?',
  '¿Cuánto duran las sobras en la nevera?',
  '¿A qué temperatura interna va el pollo?',
  '¿Qué pongo en vez de vino? Hay niños.',
  '¿Cuánto aceite lleva el ajo?',
  '¿Cuánto tiempo hierve la sopa?',
  '¿Puedo poner los garbanzos en remojo toda la noche en la encimera?',
];
