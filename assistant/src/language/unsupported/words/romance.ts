import type { WordLists } from './word-lists';

export const romance: WordLists = {
  ro: `
    aceasta această acest adaug adăuga ai ajunge aluat aluatul aluatului am apoi apă ar are asta
    atât au bate bine bucăți bun bună ca cald capac cat cate cati cată ce cea ceapă cel ceva cine
    coace coacă coc congela congelat congelator congelez copii copiii crocant crocantă crusta crustă
    cu cum cumpăr cuptor cuptorul cuptorului câine când cântărește cât câte câtă câți că de deci
    deja desert destul diferență din dospească dospit drojdie dulce după e ea el este eu fac face
    faina fara fel felie fi ficat fierbe fiert foarte folosesc folosi folosit frigider frigiderul
    friptură făcut făina făină fără gasesc glutenul grade grame gras gros gust găsesc gătesc găti
    gătit iese ieșit imi in inainte inlocui inseamna intai la lapte laptele linguri linguriță
    lingură lipicios loc lor lângă lăsa lăsat mai manca mare mea mereu merge meu mi mic minute mult
    multe multumesc multă mulți mulțumesc musafiri mânca mâncare mănâncă nevoie niciodată niște
    nostru nu o opt ore orez oră oua ouă ouăle ouălor pana pe pentru persoane peste poate porții pot
    potrivește praf prea prăjit prăjitura prăjitură pui pun pune putea puțin pâine până racesc rece
    reteta retetei rezistă rețeta rețetei rețetă răcească sa salut sarat sare sau se servește si
    smantana smântână sos sosul subțire sunt supă să sărat sărată taie tava tavă temperatura
    temperatură timp timpul topit trebuie tăiat ud ulei umplutura umplutură un una unde unt untul
    uscat vegan vostru vreau zahar zahăr zahărul zi zile îl îmi în înainte îngheț înlocui înlocuiesc
    înlocuit înseamnă întreg întâi și șuncă`,
  ca: `
    afegir aigua aixo això ajuda algun all alls amb anys aquest aquesta aquests arròs avui barrejar
    bo bona bullir bullit bé cal caldria calen calent carn ceba com comprar congelador congelar
    convidats coure crosta cruixent cuit cuita cullerada de deixar del després dia dies diferència
    dins dir dolç el els em en ens es escalfar estar està fa faig farcir farcit farina fas fer
    fer-ho fer-la fins fora formatge forn fos fred freda fregir gens gos grams gran greixós gruixut
    gràcies hauria he hem hi hora hores i la les li llarg llet llevat lloc mai mantega massa mateix
    menjar menjat meu meva minuts moll molt molta més necessita necessito nenes nens nevera no
    nosaltres nostre o oli on ou ous pa pas pasta pastisset pastís patates per perquè persones però
    petit poc podem poden podria pollastre posar pot potser prim primer prou puc puja quan quant
    quanta quantes quants que quedar qui quin quina quines què recepta refredar sal salat salsa se
    sec sempre sense ser serveix servir si substituir sucre tallar tallat també tapa temperatura
    temps tinc tota trobar trobo un una us vaig vegades vegà verdures vol vostre vuit vull xocolata
    és`,
  gl: `
    a ao allo aínda algo así auga azucre cando canta canto cantas cantos carne cebola co coa con conxelar conxelador conxelalo conxelarse
    coller cociñar como cun cunha da das de despois dende día días do dos e é en engadir esta este está fai facelo facer fariña
    fermento forno gardar grazas hai horas isto leite lle logo lume máis manteiga mesma minutos moi moito na neste no non nos o ou ovos
    ovo para pan pode podo pódese podería polo por porque precisa precisan queixo que quero receita sal se sen ser
    sobremesa substituír tamén temperatura ten teño torta unha un unhas xa xeo xeado xunto podese facela`,
};
