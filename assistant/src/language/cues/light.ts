import type { Language } from '../languages';

/**
 * Words that name nothing of a dish, though they are no stop words: verbs of having, putting and
 * needing, words of measure, politeness. A sentence need not have them to speak of what is asked.
 * For folded words.
 */
export const lightCues: Readonly<Record<Language, RegExp>> = {
  en: /^(?:replac\w*|substitut\w*|swap\w*|without|skip|omit|have|got|only|work(?:s|ed)?|ready|when|which|what|something|anything|add|go(?:es|ing)?|get(?:s|ting)?|put(?:ting)?|need(?:s|ed)?|take[ns]?|taking|us(?:e|es|ed|ing)|make|making|do(?:ing|ne)?|give|keep|leave|left|let|stay|want|come[s]?|total|whole|overall|time|times|long|much|many|big|large|size|thick|thin|wide|heavy|amount|temp|temperature|degrees?|hot|heat|mins?|minutes?|hours?|days?|exactly|roughly|about|again|please|pls|plz|thanks|hi|hey|sorry|recipe|thing|stuff|sure|ok|okay|supposed|wondering|know|tell|say|said|mean|instead|ideal|best|right|correct|altogether|each|per|one|ones)$/,
  de: /^(?:ersetz\w*|statt|anstatt|stattdessen|weglass\w*|alternative\w*|ohne|geht|gehen|was|welche\w*|wann|wie|komm(?:t|en)|rein|hinein|drauf|drin|dran|dazu|drunter|mach(?:e|en|t)?|nehm(?:e|en)?|nimmt?|geb(?:e|en)?|gibt?|tu[en]?|brauch\w*|bleib(?:t|en)?|lass(?:e|en|t)?|soll\w*|dauert?|dauern|zeit|lang|lange|gross\w*|dick\w*|dunn\w*|breit|schwer|grosse|menge|temperatur|temp|grad|heiss|hitze|warm|min|minuten|stunden|tage?|insgesamt|insges|gesamt|genau|ungefahr|circa|ca|bitte|danke|hallo|rezept|ding|eigentlich|denn|mal|nochmal|wohin|worin|womit|hab|habt|zusammen|pro|je|richtig\w*|beste[nrs]?|gehort|gehoren|steht|stehen|halt|stell(?:e|en)?)$/,
  es: /^(?:sustitu\w*|reemplaz\w*|cambi\w*|vez|lugar|sin|pued\w*|sirv\w*|cuando|cual(?:es)?|va|van|lleva\w*|pon\w*|poner|ech\w*|hac\w*|hago|usa\w*|uso|necesit\w*|tien\w*|ten\w*|dej\w*|tard\w*|dura\w*|tiempo|rato|cantidad|tamano|grande|grosor|gruesa|temperatura|grados|minutos|horas|dias|total|exactamente|favor|gracias|hola|receta|cosa|debo|hay|queda\w*)$/,
  fr: /^(?:remplac\w*|place|lieu|sans|peut|peux|marche|quand|quel(?:le)?s?|met\w*|mis\w*|ajout\w*|prend\w*|utilis\w*|faut|faire|fait|fais|laiss\w*|dure\w*|temps|duree|quantite|taille|grand\w*|gros\w*|epais\w*|temperature|degres|minutes?|heures?|jours?|total|tout|exactement|environ|merci|bonjour|svp|recette|chose|dois|doit|besoin|rest\w*|combien)$/,
  it: /^(?:sostitu\w*|posto|invece|senza|poss\w*|puo|va|quando|quale|va|vanno|mett\w*|serv\w*|us\w*|prend\w*|fare|faccio|lasci\w*|dura\w*|deve|devo|devono|sta|stanno|tempo|quantita|grand\w*|spess\w*|temperatura|gradi|minuti|ore|giorni|totale|tutto|esattamente|circa|grazie|ciao|ricetta|cosa|bisogna|occorr\w*|ci|vuole|vogliono)$/,
  pt: /^(?:substitu\w*|troc\w*|lugar|vez|sem|posso|pode|quando|qual|vai|vao|leva\w*|coloc\w*|ponho|por|us\w*|precis\w*|fac\w*|faz\w*|deix\w*|fica\w*|demora\w*|dura\w*|tempo|quantidade|tamanho|grande|grossa|temperatura|graus|minutos|horas|dias|total|exatamente|obrigad\w*|ola|receita|coisa|devo|tem|tenho|ter)$/,
  pl: /^(?:zamiast|zastap\w*|zamien\w*|bez|moge|mozna|kiedy|jaki\w*|ile|id(?:zie|a)|daj\w*|dodac|dac|wlac|wloz\w*|trzeba|potrzeb\w*|zostaw\w*|trwa\w*|czas\w*|ilosc|duz\w*|grub\w*|temperatur\w*|stopni\w*|minut\w*|godzin\w*|dni|razem|lacznie|dokladnie|prosze|dzieki|czesc|przepis\w*|rzecz|musi|musze|powin\w*)$/,
  ja: /^(?:入れ\S*|使\S*|必要|どれ\S*|量|時間|温度|何分|何度|分|度|全部|合計|くらい|ぐらい|大きさ|厚さ|教え\S*|レシピ)$/,
};
