import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'dos=2,tres=3,cuatro=4,cinco=5,seis=6,siete=7,ocho=8,nueve=9,diez=10,once=11,doce=12,trece=13,catorce=14,quince=15,dieciseis=16,dieciocho=18,veinte=20,veinticuatro=24,veinticinco=25,treinta=30,cuarenta=40,cincuenta=50,sesenta=60,cien=100,media docena=6,segundo(?= paso)=2,tercer(?:o)?(?= paso)=3,cuarto(?= paso)=4,quinto(?= paso)=5,sexto(?= paso)=6',
  dozen: /\b(?:(\d+)|una) docenas?\b/g,
  single:
    /\buna (?:sola )?(?=persona|racion|porcion|taza|cucharad|onza|libra)|\bun (?=litro|kilo)|\buno solo\b/g,
  inTimes:
    'un=1,una=1,media=0.5,un cuarto de=0.25,3 cuartos de=0.75,tres cuartos de=0.75,noventa=90',
  andHalf: /^ y medi[ao]\b/,
};
