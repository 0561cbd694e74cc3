import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'due=2,tre=3,quattro=4,cinque=5,sette=7,otto=8,nove=9,dieci=10,undici=11,dodici=12,tredici=13,quattordici=14,quindici=15,sedici=16,diciotto=18,venti=20,ventiquattro=24,venticinque=25,trenta=30,quaranta=40,cinquanta=50,sessanta=60,cento=100,mezza dozzina=6,sei(?= (?:persone|porzioni|ospiti|uova|ore|minuti|giorni|amici|commensali))=6,secondo(?= (?:passaggio|passo|punto))=2,terzo(?= (?:passaggio|passo|punto))=3,quarto(?= (?:passaggio|passo|punto))=4,quinto(?= (?:passaggio|passo|punto))=5,sesto(?= (?:passaggio|passo|punto))=6',
  dozen: /\b(?:(\d+)|una) dozzin[ae]\b/g,
  single:
    /\buna (?:sola )?(?=persona|porzione|tazza|oncia|libbra)|\bun (?=cucchiai|litro|chilo|bicchiere)/g,
  inTimes:
    "un=1,una=1,un'=1,un’=1,mezza=0.5,mezz'=0.5,mezz’=0.5,un quarto d'=0.25,un quarto d’=0.25,tre quarti d'=0.75,tre quarti d’=0.75,novanta=90,sei=6",
  andHalf: /^ e mezz[ao]\b/,
};
