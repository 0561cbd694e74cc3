import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'zwei=2,zwo=2,drei=3,vier=4,funf=5,fuenf=5,sechs=6,acht=8,neun=9,zehn=10,elf=11,zwolf=12,zwoelf=12,dreizehn=13,vierzehn=14,funfzehn=15,fuenfzehn=15,sechzehn=16,achtzehn=18,zwanzig=20,vierundzwanzig=24,funfundzwanzig=25,dreissig=30,vierzig=40,funfzig=50,sechzig=60,hundert=100,halbes dutzend=6,anderthalb=1.5,eineinhalb=1.5,sieben(?= (?:person|leut|portion|stuck|minut|stund|tag|gast|ei|muffin))=7,zweit=2,dritt=3,viert=4,funft=5,sechst=6,siebt=7,acht=8,zehnt=10,zweit(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=2.,dritt(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=3.,viert(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=4.,funft(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=5.,sechst(?:e|er|en|es|em)(?= (?:schritt|arbeitsschritt|punkt))=6.',
  dozen: /\b(?:(\d+)|ein) dutzend\b/g,
  single:
    /\beine?[nr]? (?=person|portion|einzige|mann\b|tasse|cup\b|essloffel|el\b|teeloffel|tl\b|pfund|unze|liter|becher)/g,
  inTimes:
    'eine=1,einer=1,einen=1,ein=1,sieben=7,siebzig=70,neunzig=90,eine halbe=0.5,einer halben=0.5,halbe=0.5,eine viertel=0.25,eine dreiviertel=0.75,dreiviertel=0.75,zweieinhalb=2.5,dreieinhalb=3.5',
  andHalf: /^$/,
};
