/** How a food was prepared before it was measured, told by the beginnings of words in eight languages. */
export const formWords = {
  packed: 'packed gedrückt festgedrückt gepresst apretad tassé pressat compactad ubit ぎゅっと',
  sifted: 'sifted gesiebt tamizad tamisé setacciat peneirad przesian ふるっ',
  whipped: 'whipped geschlagen montad fouetté montat batid ubit 泡立て',
  melted: 'melted geschmolzen zerlassen derretid fondu fus roztopion 溶かし',
  grated:
    'grated shredded gerieben geraspelt rallad râpé grattugiat ralad starty starta starte 粉 おろし',
  crumbled:
    'crumbled zerbröckelt zerkrümelt desmenuzad émietté sbriciolat esfarelad pokruszon 砕い',
  sliced:
    'sliced slivered flaked scheiben gehobelt blättchen laminad rodaja fileted tranche effilé émincé fette lamelle affettat fatiad lamina plaster płatk スライス 薄切り',
  halved: 'halves halved hälften halbiert mitad moitié metà metad połówk 半分',
  whole: 'whole ganz entera entero entier inter całe cały ホール',
  chopped:
    'chopped diced cubed minced gehackt gewürfelt würfel picad troced haché dés tritat dadini cubetti cortad siekan kostk みじん切り 角切り',
  ground: 'ground milled gemahlen molid moulu poudre macinat moíd mielon パウダー',
  mashed:
    'mashed puree purée püree zerdrückt puré écrasé schiacciat purê amassad zgniecion rozgniecion つぶし ピューレ',
  cooked: 'cooked canned gekocht dose cocid cuit boîte cott cozid gotowan 茹で 缶',
} as const satisfies Record<string, string>;

export type Form = keyof typeof formWords;

export const isForm = (word: string): word is Form => Object.hasOwn(formWords, word);
