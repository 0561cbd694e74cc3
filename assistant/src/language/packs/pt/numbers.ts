import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'dois=2,duas=2,tres=3,quatro=4,cinco=5,seis=6,sete=7,oito=8,nove=9,dez=10,onze=11,doze=12,treze=13,catorze=14,quatorze=14,quinze=15,dezesseis=16,dezasseis=16,dezoito=18,vinte=20,vinte e quatro=24,vinte e cinco=25,trinta=30,quarenta=40,cinquenta=50,sessenta=60,cem=100,meia duzia=6,segund[oa](?= (?:passo|etapa))=2,terceir[oa](?= (?:passo|etapa))=3,quart[oa](?= (?:passo|etapa))=4,quint[oa](?= (?:passo|etapa))=5,sext[oa](?= (?:passo|etapa))=6',
  dozen: /\b(?:(\d+)|uma) duzias?\b/g,
  single:
    /\buma (?:so )?(?=pessoa|porcao|xicara|chavena|colher|onca|libra)|\bum (?=litro|quilo|copo)/g,
  inTimes: 'um=1,uma=1,meia=0.5,um quarto de=0.25,tres quartos de=0.75,noventa=90',
  andHalf: /^ e mei[ao]\b/,
};
