import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'dwa=2,dwie=2,dwoch=2,dwojga=2,trzy=3,trzech=3,trojga=3,cztery=4,czterech=4,czworga=4,piec(?= (?:osob|porcji|jajek|minut|godzin|dni|sztuk))=5,pieciu=5,szesc=6,szesciu=6,siedem=7,siedmiu=7,osiem=8,osmiu=8,dziewiec=9,dziewieciu=9,dziesiec=10,dziesieciu=10,jedenascie=11,dwanascie=12,dwunastu=12,pietnascie=15,pietnastu=15,szesnascie=16,osiemnascie=18,dwadziescia=20,dwudziestu=20,trzydziesci=30,trzydziestu=30,czterdziesci=40,piecdziesiat=50,szescdziesiat=60,sto=100,pol tuzina=6,poltorej=1.5,poltora=1.5,drugi(?:ego|m)?(?= (?:krok|etap|punkt))=2,trzeci(?:ego|m)?(?= (?:krok|etap|punkt))=3,czwart(?:y|ego|ym)(?= (?:krok|etap|punkt))=4,piat(?:y|ego|ym)(?= (?:krok|etap|punkt))=5,szost(?:y|ego|ym)(?= (?:krok|etap|punkt))=6,pieciorga=5,piecioro=5,szescioro=6,szesciorga=6,siedmioro=7,osmioro=8,dziesiecioro=10',
  dozen: /\b(?:(\d+) )?tuzin(?:y|ow|a)?\b/g,
  single:
    /\bjedn(?:a|ej|ego|ej) (?=osob|porcj)|(?<!\d ?)\b(?=(?:szklanka|lyzka|lyzeczka|filizanka|uncja) )/g,
  inTimes: 'jedna=1,jedne=1,jeden=1,pol=0.5,kwadrans=15,piec=5,dziewiecdziesiat=90',
  andHalf: /^ i pol\b/,
};
