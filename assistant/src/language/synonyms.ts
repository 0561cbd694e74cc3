import { fold } from './fold';
import type { Language } from './languages';
import { stem } from './stem';

/**
 * Words that readers and writers use one for the other in a kitchen, a group between commas. Actions,
 * tools and foods have tables of their own (`cues/`, `kitchen/`); here is what these leave out.
 */
const groups: Readonly<Partial<Record<Language, string>>> = {
  en: `
    set harden hardens firm solidify solid,
    wait stand sit rest leave relax settle hold alone,
    drop release fall down come decompress natural itself,
    canned tin tins tinned can cans,
    dry dried unsoaked unsoaking skip,
    stove hob stovetop pan ordinary pot,
    pan skillet iron,
    container tub box jar lidded tupperware,
    warm heat reheat freshen loosen,
    hot heat warm,
    bulk rise rising proof ferment fermentation prove,
    thick thickness thickens dense,
    runny thin liquid watery loose,
    active work hands-on hands labour effort,
    pan skillet,
    scoop serve scooping,
    boil bubble bubbling simmer,
    whip whisk beat beating,
    puff puffed puffing inflate balloon,
    dry dryness crumbly,
    start begin beginning,
    finish finished end done ready,
    slice cut carve slicing cutting carving wedges,
    edges edge rim sides border,
    mini small little tiny,
    big large bigger larger,
    regular normal standard ordinary plain,
    remove take lift out,
    unmould tip release turn,
    split divide share,
    colour color shade,
    stir mix combine,
    pound lb lbs pounds,
    kilo kg kilogram,
    good fresh best fine ok,
    sticky tacky weeping weeps weep,
    collapse collapses sink sank fell fall deflate deflated,
    crack cracks cracked split,
    sour acidic tart,
    salty oversalted,
    burn burnt scorched dark,
    filled topped assembled,
    shell case base crust,
    nests minis individual,
    preheat heat preheating`,
  de: `
    flussig dunn wassrig lauft,
    fest fester dick stocken,
    warten ruhen liegen stehen ziehen rasten,
    auskühlen abkühlen erkalten kalt,
    gehen aufgehen gare,
    kühlschrank kalt kühl gekühlt,
    einfrieren eis tiefkühler tiefkühltruhe gefrierschrank frieren,
    haltbar halten hält bleibt frisch gut,
    schlagen weiterschlagen aufschlagen,
    köcheln sieden simmern kochen,
    reißen reißt rissig brechen bricht bröckeln,
    kleben klebt klebrig,
    rollen ausrollen ausziehen,
    erkennen merken sehen,
    vorbacken blindbacken,
    schmoren dünsten,
    anbraten anschwitzen anrösten,
    aufwärmen erwärmen warm,
    dazu beilage,
    stück portion teil`,
  es: `
    levar subir crecer fermentar doblar,
    esperar reposar descansar aguardar dejar,
    cortar partir rebanar trocear,
    horno hornear hornea,
    nevera frigorífico frío refrigerador,
    congelar congelador,
    calentar recalentar,
    pochar sofreír rehogar,
    servir comer acompañar,
    aguantar durar conservar,
    pegar pegajosa,
    encoger encoge,
    romper rompe agrietar`,
  fr: `
    frigo frais froid réfrigérateur,
    reposer attendre repos,
    casser casse rompre déchirer fissurer,
    prendre figer raffermir froid,
    couper trancher découper,
    lever pousser gonfler,
    garder conserver attendre tenir,
    cuire cuisson,
    réchauffer chauffer,
    mijoter frémir,
    épaissir prendre,
    servir accompagner manger`,
  it: `
    frigo frigorifero freddo,
    riposare attendere aspettare,
    lievitare crescere raddoppiare,
    tagliare affettare,
    conservare durare mantenere,
    scaldare riscaldare,
    rompere rompe spaccare,
    servire accompagnare mangiare`,
  pt: `
    geladeira frigorífico frio,
    descansar esperar repousar,
    crescer levedar fermentar,
    cortar fatiar,
    guardar durar conservar,
    aquecer reaquecer,
    servir acompanhar comer`,
  pl: `
    lodówka lodówki lodówce chłodny,
    odpoczywać czekać odstawić,
    rosnąć wyrastać,
    kroić pokroić ciąć,
    trzymać przechowywać wytrzyma,
    podgrzać odgrzać`,
};

type Index = ReadonlyMap<string, ReadonlySet<number>>;

function indexOf(language: Language): Index {
  const index = new Map<string, Set<number>>();
  for (const [place, group] of (groups[language] ?? '').split(',').entries()) {
    for (const word of group.split(/\s+/).filter(Boolean)) {
      for (const form of new Set([stem(word, language), fold(word)])) {
        index.set(form, (index.get(form) ?? new Set()).add(place));
      }
    }
  }
  return index;
}

const indexes = new Map<Language, Index>();

/** Which groups of synonyms a stem belongs to; none for most. */
export function synonymsOf(stemmed: string, language: Language): ReadonlySet<number> {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  return index.get(stemmed) ?? none;
}

const none: ReadonlySet<number> = new Set();
