import type { Post } from '../post';

export const lentejasConChorizo: Post = {
  slug: 'lentejas-con-chorizo',
  language: 'es',
  shape: 'microdata',
  title: 'Lentejas con chorizo',
  summary: 'El plato de cuchara de los lunes: barato, rápido y mejor al día siguiente.',
  author: 'Inés Robledo',
  category: 'Cartas de lejos',
  published: '2026-01-18',
  modified: '2026-01-20',
  picture: 'Un plato hondo de lentejas con rodajas de chorizo',
  intro: [
    'En mi casa los lunes olían a lentejas. Mi madre las dejaba a fuego lento mientras corregía exámenes, y nunca se le pegaron.',
    'La lenteja pardina no necesita remojo, así que de la despensa a la mesa pasa menos de una hora.',
  ],
  before: [
    {
      heading: '¿Hay que poner las lentejas en remojo?',
      text: [
        'La pardina, no: basta con lavarla. Si usas lenteja castellana, déjala en remojo 4 horas.',
      ],
    },
  ],
  recipe: {
    yield: '4 raciones',
    times: { prep: 15, cook: 45, total: 60 },
    ingredients: [
      {
        title: null,
        lines: [
          '300 g de lentejas pardinas',
          '150 g de chorizo para guisar',
          '1 cebolla',
          '2 zanahorias',
          '1 pimiento verde',
          '1 patata grande',
          '2 dientes de ajo',
          '3 cucharadas de aceite de oliva',
          '1 cucharadita de pimentón dulce',
          '1 hoja de laurel',
          '1,2 litros de agua',
          '1 cucharadita de sal',
        ],
      },
    ],
    steps: [
      {
        title: null,
        lines: [
          'Lava las lentejas y escúrrelas. Pica la cebolla, el ajo y el pimiento, y corta las zanahorias y el chorizo en rodajas.',
          'Calienta el aceite en una olla y pocha la cebolla, el ajo y el pimiento durante 10 minutos a fuego suave.',
          'Añade el chorizo y las zanahorias y rehoga 3 minutos. Aparta del fuego y mezcla el pimentón, para que no se queme.',
          'Incorpora las lentejas, el laurel y el agua fría. Lleva a ebullición, tapa a medias y cuece a fuego bajo durante 20 minutos.',
          'Agrega la patata cortada en trozos y la sal y cuece otros 15 minutos, hasta que todo esté tierno.',
          'Retira el laurel y deja reposar 10 minutos antes de servir.',
        ],
      },
    ],
    notes: [
      'Si quedan caldosas, aplasta un trozo de patata contra la pared de la olla.',
      'La sal, siempre al final: el chorizo ya lleva.',
    ],
    equipment: ['Olla grande con tapa', 'Cuchara de madera'],
  },
  after: [
    {
      heading: 'Cómo guardarlas',
      text: [
        'En la nevera aguantan 4 días en un recipiente cerrado. También se congelan, hasta 3 meses, pero sin la patata, que se queda harinosa.',
      ],
    },
    {
      heading: 'Sin carne',
      text: [
        'Quita el chorizo y pon 1 cucharadita más de pimentón, mitad dulce y mitad ahumado, y 150 g de calabaza en dados. Quedan veganas y muy ricas.',
      ],
    },
    {
      heading: 'En olla exprés',
      text: [
        'Pon todo menos la patata, 10 minutos desde que suba la válvula. Abre, añade la patata y cuece 12 minutos sin presión.',
      ],
    },
  ],
  comments: [
    {
      by: 'Paco',
      on: '2026-01-19',
      text: 'Yo les echo 500 g de chorizo y 2 horas de fuego. Para valientes.',
    },
    {
      by: 'Lola',
      on: '2026-01-25',
      text: 'Las tuve 12 días en la nevera y no pasó nada, pero no lo recomiendo.',
    },
  ],
};
