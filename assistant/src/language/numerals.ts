import type { Language } from './languages';

/** Number words of a language, without accents. */
interface Numerals {
  /** `two=2`, separated by commas; words that are also something else are left out. */
  words: string;
  /** A dozen, with an article or a number before it. */
  dozen: RegExp;
  /** Articles that mean one, where people, portions or measures follow. */
  single: RegExp;
}

export const numerals: Record<Exclude<Language, 'ja'>, Numerals> = {
  en: {
    words:
      'two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,thirteen=13,fourteen=14,fifteen=15,sixteen=16,eighteen=18,twenty=20,twenty[ -]four=24,twenty[ -]five=25,thirty=30,thirty[ -]six=36,forty=40,forty[ -]eight=48,fifty=50,sixty=60,hundred=100,half a dozen=6,second(?= step)=2nd,third(?= step)=3rd,fourth(?= step)=4th,fifth(?= step)=5th,sixth(?= step)=6th',
    dozen: /\b(?:(\d+)|a|one) dozens?\b/g,
    single:
      /\b(?:one|a single) (?=person|serving|portion|people)|(?<=\b(?:for|feeds|serves) )one\b/g,
  },
  de: {
    words:
      'zwei=2,zwo=2,drei=3,vier=4,funf=5,fuenf=5,sechs=6,acht=8,neun=9,zehn=10,elf=11,zwolf=12,zwoelf=12,dreizehn=13,vierzehn=14,funfzehn=15,fuenfzehn=15,sechzehn=16,achtzehn=18,zwanzig=20,vierundzwanzig=24,funfundzwanzig=25,dreissig=30,vierzig=40,funfzig=50,sechzig=60,hundert=100,halbes dutzend=6,anderthalb=1.5,eineinhalb=1.5,sieben(?= (?:person|leut|portion|stuck|minut|stund|tag|gast|ei|muffin))=7,zweit=2,dritt=3,viert=4,funft=5,sechst=6,siebt=7,acht=8,zehnt=10,zweit(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=2.,dritt(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=3.,viert(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=4.,funft(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=5.,sechst(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=6.',
    dozen: /\b(?:(\d+)|ein) dutzend\b/g,
    single:
      /\beine?[nr]? (?=person|portion|einzige|mann\b|tasse|cup\b|essloffel|el\b|teeloffel|tl\b|pfund|unze|liter|becher)/g,
  },
  es: {
    words:
      'dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,trece=13,catorce=14,quince=15,dieciseis=16,dieciocho=18,veinte=20,veinticuatro=24,veinticinco=25,treinta=30,cuarenta=40,cincuenta=50,sesenta=60,cien=100,media docena=6,segundo(?= paso)=2,tercer(?:o)?(?= paso)=3,cuarto(?= paso)=4,quinto(?= paso)=5,sexto(?= paso)=6',
    dozen: /\b(?:(\d+)|una) docenas?\b/g,
    single:
      /\buna (?:sola )?(?=persona|racion|porcion|taza|cucharad|onza|libra)|\bun (?=litro|kilo)|\buno solo\b/g,
  },
  fr: {
    words:
      'deux=2,trois=3,quatre=4,cinq=5,six=6,sept=7,huit=8,neuf=9,dix=10,onze=11,douze=12,treize=13,quatorze=14,quinze=15,seize=16,dix[ -]huit=18,vingt=20,vingt[ -]quatre=24,vingt[ -]cinq=25,trente=30,quarante=40,cinquante=50,soixante=60,cent=100,une demi[ -]douzaine=6,une dizaine=10,une vingtaine=20,deuxieme(?= etape)=2,seconde(?= etape)=2,troisieme(?= etape)=3,quatrieme(?= etape)=4,cinquieme(?= etape)=5,sixieme(?= etape)=6',
    dozen: /\b(?:(\d+)|une) douzaines?\b/g,
    single:
      /\bune (?:seule )?(?=personne|portion|part\b|tasse|cuillere|once|livre)|\bun (?=litre|kilo|verre)/g,
  },
  it: {
    words:
      'due=2,tre=3,quattro=4,cinque=5,sette=7,otto=8,nove=9,dieci=10,undici=11,dodici=12,tredici=13,quattordici=14,quindici=15,sedici=16,diciotto=18,venti=20,ventiquattro=24,venticinque=25,trenta=30,quaranta=40,cinquanta=50,sessanta=60,cento=100,mezza dozzina=6,sei(?= (?:persone|porzioni|ospiti|uova|ore|minuti|giorni|amici|commensali))=6,secondo(?= (?:passaggio|passo|punto))=2,terzo(?= (?:passaggio|passo|punto))=3,quarto(?= (?:passaggio|passo|punto))=4,quinto(?= (?:passaggio|passo|punto))=5,sesto(?= (?:passaggio|passo|punto))=6',
    dozen: /\b(?:(\d+)|una) dozzin[ae]\b/g,
    single:
      /\buna (?:sola )?(?=persona|porzione|tazza|oncia|libbra)|\bun (?=cucchiai|litro|chilo|bicchiere)/g,
  },
  pt: {
    words:
      'dois=2,duas=2,tres=3,quatro=4,cinco=5,seis=6,sete=7,oito=8,nove=9,dez=10,onze=11,doze=12,treze=13,catorze=14,quatorze=14,quinze=15,dezesseis=16,dezasseis=16,dezoito=18,vinte=20,vinte e quatro=24,vinte e cinco=25,trinta=30,quarenta=40,cinquenta=50,sessenta=60,cem=100,meia duzia=6,segund[oa](?= (?:passo|etapa))=2,terceir[oa](?= (?:passo|etapa))=3,quart[oa](?= (?:passo|etapa))=4,quint[oa](?= (?:passo|etapa))=5,sext[oa](?= (?:passo|etapa))=6',
    dozen: /\b(?:(\d+)|uma) duzias?\b/g,
    single:
      /\buma (?:so )?(?=pessoa|porcao|xicara|chavena|colher|onca|libra)|\bum (?=litro|quilo|copo)/g,
  },
  pl: {
    words:
      'dwa=2,dwie=2,dwoch=2,dwojga=2,trzy=3,trzech=3,trojga=3,cztery=4,czterech=4,czworga=4,piec(?= (?:osob|porcji|jajek|minut|godzin|dni|sztuk))=5,pieciu=5,szesc=6,szesciu=6,siedem=7,siedmiu=7,osiem=8,osmiu=8,dziewiec=9,dziewieciu=9,dziesiec=10,dziesieciu=10,jedenascie=11,dwanascie=12,dwunastu=12,pietnascie=15,pietnastu=15,szesnascie=16,osiemnascie=18,dwadziescia=20,dwudziestu=20,trzydziesci=30,trzydziestu=30,czterdziesci=40,piecdziesiat=50,szescdziesiat=60,sto=100,pol tuzina=6,poltorej=1.5,poltora=1.5,drugi(?:ego|m)?(?= (?:krok|etap|punkt))=2,trzeci(?:ego|m)?(?= (?:krok|etap|punkt))=3,czwart(?:y|ego|ym)(?= (?:krok|etap|punkt))=4,piat(?:y|ego|ym)(?= (?:krok|etap|punkt))=5,szost(?:y|ego|ym)(?= (?:krok|etap|punkt))=6,pieciorga=5,piecioro=5,szescioro=6,szesciorga=6,siedmioro=7,osmioro=8,dziesiecioro=10',
    dozen: /\b(?:(\d+) )?tuzin(?:y|ow|a)?\b/g,
    single:
      /\bjedn(?:a|ej|ego|ej) (?=osob|porcj)|(?<!\d ?)\b(?=(?:szklanka|lyzka|lyzeczka|filizanka|uncja) )/g,
  },
};
