import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'deux=2,trois=3,quatre=4,cinq=5,six=6,sept=7,huit=8,neuf=9,dix=10,onze=11,douze=12,treize=13,quatorze=14,quinze=15,seize=16,dix[ -]huit=18,vingt=20,vingt[ -]quatre=24,vingt[ -]cinq=25,trente=30,quarante=40,cinquante=50,soixante=60,cent=100,une demi[ -]douzaine=6,une dizaine=10,une vingtaine=20,deuxieme(?= etape)=2,seconde(?= etape)=2,troisieme(?= etape)=3,quatrieme(?= etape)=4,cinquieme(?= etape)=5,sixieme(?= etape)=6',
  dozen: /\b(?:(\d+)|une) douzaines?\b/g,
  single:
    /\bune (?:seule )?(?=personne|portion|part\b|tasse|cuillere|once|livre)|\bun (?=litre|kilo|verre)/g,
  inTimes:
    "une=1,un=1,une demi=0.5,demi=0.5,un quart d'=0.25,un quart d’=0.25,3 quarts d'=0.75,trois quarts d'=0.75,trois quarts d’=0.75",
  andHalf: /^ et demie?\b/,
};
