import { fold } from '../language/fold';
import { type Language, languages } from '../language/languages';
import { rowsOf } from './table';

/**
 * Foods that are counted: one and several, by the order of the languages; in Polish one, two to four,
 * five and more. Japanese has one form.
 */
const forms = `
egg/eggs | Ei/Eier | huevo/huevos | œuf/œufs | uovo/uova | ovo/ovos | jajko/jajka/jajek
egg yolk/egg yolks | Eigelb/Eigelb | yema/yemas | jaune d'œuf/jaunes d'œufs | tuorlo/tuorli | gema/gemas | żółtko/żółtka/żółtek
egg white/egg whites | Eiweiß/Eiweiß | clara/claras | blanc d'œuf/blancs d'œufs | albume/albumi | clara/claras | białko/białka/białek
onion/onions | Zwiebel/Zwiebeln | cebolla/cebollas | oignon/oignons | cipolla/cipolle | cebola/cebolas | cebula/cebule/cebul
spring onion/spring onions | Frühlingszwiebel/Frühlingszwiebeln | cebolleta/cebolletas | oignon nouveau/oignons nouveaux | cipollotto/cipollotti | cebolinha/cebolinhas | dymka/dymki/dymek
scallion/scallions | Lauchzwiebel/Lauchzwiebeln | cebolleta/cebolletas | ciboule/ciboules | cipollotto/cipollotti | cebolinha/cebolinhas | szczypior/szczypiory/szczypiorów
shallot/shallots | Schalotte/Schalotten | chalota/chalotas | échalote/échalotes | scalogno/scalogni | chalota/chalotas | szalotka/szalotki/szalotek
leek/leeks | Lauchstange/Lauchstangen | puerro/puerros | poireau/poireaux | porro/porri | alho-poró/alhos-porós | por/pory/porów
carrot/carrots | Karotte/Karotten | zanahoria/zanahorias | carotte/carottes | carota/carote | cenoura/cenouras | marchewka/marchewki/marchewek
potato/potatoes | Kartoffel/Kartoffeln | patata/patatas | pomme de terre/pommes de terre | patata/patate | batata/batatas | ziemniak/ziemniaki/ziemniaków
sweet potato/sweet potatoes | Süßkartoffel/Süßkartoffeln | boniato/boniatos | patate douce/patates douces | patata dolce/patate dolci | batata-doce/batatas-doces | batat/bataty/batatów
tomato/tomatoes | Tomate/Tomaten | tomate/tomates | tomate/tomates | pomodoro/pomodori | tomate/tomates | pomidor/pomidory/pomidorów
pepper/peppers | Paprika/Paprika | pimiento/pimientos | poivron/poivrons | peperone/peperoni | pimentão/pimentões | papryka/papryki/papryk
cucumber/cucumbers | Gurke/Gurken | pepino/pepinos | concombre/concombres | cetriolo/cetrioli | pepino/pepinos | ogórek/ogórki/ogórków
zucchini/zucchini | Zucchini/Zucchini | calabacín/calabacines | courgette/courgettes | zucchina/zucchine | abobrinha/abobrinhas | cukinia/cukinie/cukinii
aubergine/aubergines | Aubergine/Auberginen | berenjena/berenjenas | aubergine/aubergines | melanzana/melanzane | berinjela/berinjelas | bakłażan/bakłażany/bakłażanów
eggplant/eggplants | Aubergine/Auberginen | berenjena/berenjenas | aubergine/aubergines | melanzana/melanzane | berinjela/berinjelas | bakłażan/bakłażany/bakłażanów
lemon/lemons | Zitrone/Zitronen | limón/limones | citron/citrons | limone/limoni | limão/limões | cytryna/cytryny/cytryn
lime/limes | Limette/Limetten | lima/limas | citron vert/citrons verts | lime/lime | lima/limas | limonka/limonki/limonek
orange/oranges | Orange/Orangen | naranja/naranjas | orange/oranges | arancia/arance | laranja/laranjas | pomarańcza/pomarańcze/pomarańczy
apple/apples | Apfel/Äpfel | manzana/manzanas | pomme/pommes | mela/mele | maçã/maçãs | jabłko/jabłka/jabłek
pear/pears | Birne/Birnen | pera/peras | poire/poires | pera/pere | pera/peras | gruszka/gruszki/gruszek
banana/bananas | Banane/Bananen | plátano/plátanos | banane/bananes | banana/banane | banana/bananas | banan/banany/bananów
avocado/avocados | Avocado/Avocados | aguacate/aguacates | avocat/avocats | avocado/avocado | abacate/abacates | awokado/awokado/awokado
bay leaf/bay leaves | Lorbeerblatt/Lorbeerblätter | hoja de laurel/hojas de laurel | feuille de laurier/feuilles de laurier | foglia di alloro/foglie di alloro | folha de louro/folhas de louro | liść laurowy/liście laurowe/liści laurowych
clove/cloves | Zehe/Zehen | diente/dientes | gousse/gousses | spicchio/spicchi | dente/dentes | ząbek/ząbki/ząbków
thigh/thighs | Keule/Keulen | muslo/muslos | cuisse/cuisses | coscia/cosce | coxa/coxas | udko/udka/udek
`;

interface Counted {
  all: ReadonlySet<string>;
  forms: readonly string[];
}

const tables = new Map<Language, readonly Counted[]>();

function countedIn(language: Language): readonly Counted[] {
  const known = tables.get(language);
  if (known) return known;
  const column = languages.indexOf(language);
  const made = rowsOf(forms).flatMap((cells) => {
    const own = cells[column]?.split('/').map((form) => form.trim()) ?? [];
    return own.length > 1 ? [{ forms: own, all: new Set(own.map(fold)) }] : [];
  });
  // Longer names first: the yolk of an egg is no egg.
  const sorted = made.toSorted((a, b) => (b.forms[0]?.length ?? 0) - (a.forms[0]?.length ?? 0));
  tables.set(language, sorted);
  return sorted;
}

const polish = new Intl.PluralRules('pl');

function formFor(amount: number, language: Language): number {
  if (language !== 'pl')
    return amount <= (language === 'fr' || language === 'pt' ? 1.99 : 1) ? 0 : 1;
  return { one: 0, few: 1, many: 2, other: 1, zero: 2, two: 1 }[polish.select(amount)];
}

const mostWords = 12;
const headLast: ReadonlySet<Language> = new Set(['en', 'de']);

/** Puts the name of what is counted in the number of its amount: "small onion" of 2 "small onions". */
export function inNumber(item: string, amount: number, language: Language): string {
  const pieces = item.split(/(\s+)/).slice(0, mostWords * 2);
  for (const { forms: own, all } of countedIn(language)) {
    const size = (own[0] ?? '').split(' ').length * 2 - 1;
    for (let at = 0; at + size <= pieces.length; at += 1) {
      const whole = pieces.slice(at, at + size).join('');
      const phrase = whole.replace(/[,;]$/, '');
      if (!all.has(fold(phrase))) continue;
      // Egg noodles are no eggs, and of "jus de citron" nobody counts the lemons.
      const isLast =
        phrase !== whole ||
        /^(?:$|\(|cut$|thinly$|finely$|roughly$|[a-z]{3,}ed$)/.test(pieces[at + size + 1] ?? '');
      const isOf = /^(?:de|d[ie]|del|da|do|of|z|ze)$/i.test(pieces[at - 2] ?? '');
      if (headLast.has(language) ? !isLast : isOf) return item;
      const form = own[formFor(amount, language)] ?? own[1] ?? phrase;
      return item.replace(phrase, form);
    }
  }
  return item;
}
