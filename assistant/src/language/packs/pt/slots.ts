import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metric[oa]|peso|pesa)\b/,
    us: /\b(american[oa]s?|imperial|xicaras|chavenas)\b/,
    celsius: /\bcelsius\b|°c\b|\bem c\b/,
    fahrenheit: /\bfahrenheit\b|°f\b|\bem f\b/,
    gasMark: /\bmarca do gas\b|\bgas ?mark\b|\bforno a gas\b|\b(?:numero|posicao) do gas\b/,
    fan: /\b(ventilad[oa]|com ventilacao|ventoinha|conveccao|turbo)\b/,
    target:
      /\b(?:em|para|pra|quant[oa]s) (?<unit>gramas?|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|gr|kg|quilos?|ml|mililitros?|litros?|l|dl|xicaras?|chavenas?|oncas?|oz|libras?|colheres de sopa|colheres de cha|copos?)\b/,
  },
  scale: {
    servings:
      /\b(?:para|pra|somos|seremos)(?: (?:so|apenas|umas|uns|cerca de|nos))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:pessoas?|porcoes|convidados|adultos|criancas|unidades)\b|\b(?:faco|fazer|preparo|preparar)(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|gramas?|kg|quilos?|ml|l|litros?|xicaras?|colher\w*|min\w*|horas?|h|graus|°|%|cm|vezes|x|passos|dias?)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?) ?(?:x|vezes)\b/,
    double: /\b(dobr\w*|duplic\w*)\b/,
    triple: /\b(triplo|triplic\w*)\b/,
    half: /\b(metade|meia receita)\b/,
    yield: /\bquant[oa]s?\b|\brende\b|\brendimento\b/,
    original: /\b(receita original|quantidades? originais?)\b/,
  },
  replace: [
    /\b(?:usar|utilizar|colocar|por|com|fazer com|uso|coloco|botar) (?:o |a |os |as )?(?<by>.{1,40}?) (?:em vez|no lugar|ao inves|em lugar) (?:de |do |da |dos |das )(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:substituir|trocar|substituo|troco) (?:o |a |os |as )?(?<food>.{1,40}?) por (?:o |a )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:em vez|no lugar|ao inves|em lugar|alternativas?) (?:de |do |da |dos |das |ao |a |para )(?:o |a )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:o que|posso)\b)/,
    /\b(?:substituir|trocar|substituo|substituto|substituta) (?:do |da |de |para )?(?:o |a |os |as )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\bnao (?:tenho|acho|encontro|encontrei|gosto|como|quero|consigo|posso comer|posso usar) (?:de |o |a |os |as |do |da |mais )*(?<food>.{1,40}?)(?:$|[?.,!]| (?:o que|posso|e agora|em casa)\b)/,
    /\b(?:faltou|falta|acabou|acabaram|alergic[oa] a[o]?) (?:me )?(?:o |a |os |as )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:posso|poderia|da para|da pra|pode|podemos|consigo) (?:tambem )?(?:usar|utilizar|colocar|por|fazer com|botar) (?:o |a |os |as )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:funciona|da certo|fica bom) com (?:o |a )?(?<by>.{1,40}?)(?:$|[?.,!])/,
  ],
  omit: [
    /\b(?:omitir|tirar|retirar|deixar de fora|dispensar|nao (?:por|colocar|usar)) (?:o |a |os |as )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bsem (?:o |a |os |as )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:e|sao) (?:indispensavel|obrigatori[oa]|necessari[oa]|opcional|essencial) (?:por |usar |colocar )?(?:o |a |os |as )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:o|a|os|as) (?<food>.{1,40}?) (?:e|sao) (?:mesmo )?(?:indispensave|obrigatori|necessari|opciona|essencia)/,
    /^(?:e )?preciso (?:mesmo )?(?:d[oa]s?|(?:usar|colocar|por) [oa]s?) (?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(primeir[oa]|comec\w*|inicio)\b/,
    next: /\b(proxim[oa]|seguinte|depois|e agora|a seguir|continu\w*|entao|ja (fiz|terminei|acabei)|pronto)\b/,
    previous: /\b(anterior|voltar|atras)\b/,
    last: /\b(ultim[oa]|final)\b/,
    repeat: /\b(repet\w*|de novo|outra vez|novamente)\b/,
    number:
      /\b(?:passo|etapa) (?:numero |n[º.]? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})[ºoa]? (?:passo|etapa)\b/,
    count: /\bquant[oa]s (passos|etapas)\b/,
    when: /\bquando\b|\bem que momento\b/,
    sign: /\bponto d[aoe]\b|\bcomo (eu )?(sei|saber|vejo|descubro|posso saber)\b|\bquando (esta|estao|fica|sei) .{0,20}(pront|assad|cozid|no ponto|bo[am]\b)\w*|\bqual o ponto\b|\bque (?:aparencia|cor)\b|\bcor d[oae]\b/,
    after:
      /\b(?:depois (?:de|do|da|que)|assim que|uma vez que) (?:o |a |os |as |colocar )*(?<what>.{2,60})/,
    before: /\bantes (?:de|do|da) (?:o |a |os |as )?(?<what>.{2,60})/,
    how: /\b(como|por ?que)\b/,
  },
  internal: /\b(temperatura interna|interior|por dentro|[no] centro|no meio|termometro|sonda)\b/,
  until: /\b(ate|quando)\b/,
  times: {
    total:
      /\b(total|ao todo|tudo|no total|inteira?|do comeco ao fim|demora (?:muito\b|(?:para|pra) fazer)|fica pront[oa])/,
    prep: /\b(prepar\w*)\b/,
    cook: /\b(cozimento|cozinh\w*|assar|assa|forno|coz\w*)\b/,
  },
  minutes: {
    second: /^(seg|segundos?|s)$/,
    minute: /^(min|mins|minutos?|m)$/,
    hour: /^(h|hrs?|horas?)$/,
    day: /^(dias?)$/,
    week: /^semanas?$/,
    month: /^mes(?:es)?$/,
  },
  range: 'a|ou|e|ate',
  followUp:
    /^(e|tambem|e se|e quanto a|ok,? e|certo,? e|depois|ou|mas|entao|em|no|na|para|pra|com|sem)\b/,
  pronoun: /\b(o|a|os|as|isso|isto|ele|ela|eles|elas|ess[ae]s?|est[ae]s?|cada um[a]?)\b/,
  food: /\b((?:posso|da pra|da para) (?:por|colocar|adicionar|usar|botar)|altitude|frascos?|potes?|tampas?|tabuleiros?|grade|receita\w*|cozinh\w*|coz\w*|assa\w*|forno|prato|comer|comida|gosto|sabor|molho|massa|especiari\w*|temper\w*|sal|acucar|servir|jantar|almoco|cafe da manha|sobremesa|ingredient\w*|passos?|etapas?|mistur\w*|cort\w*|pic\w*|ferv\w*|frit\w*|doce|salgad[oa]|queimad[oa]|sec[oa]|gross[oa]|crocante|textura|fresc[oa]|congel\w*|geladeira|sobras|frigideira|panela|forma|carne|peixe|legumes?|pao|sopa|bolo|torta)\b/,
  injection:
    /\b(?:escreva|repita|diga|imprima)\b.{0,10}\b(?:a palavra|o texto|a frase)\b|\besqueca a receita\b|\b(ignor\w*|esquec\w*|desconsider\w*|contorn\w*)\b.{0,40}\b(instrucoes|regras|orientacoes|diretrizes|tudo acima)\b|\b(prompt|mensagem|instrucoes) (do |de )?sistema\b|\b(voce e agora|agora voce e|a partir de agora voce)\b|\b(aja|comporte-se|finja|responda) como\b|\b(mostre|revele|diga|repita)(-me)? (suas?|seus?|as|o) (instrucoes|regras|prompt|senha|configurac\w*)\b|\bnovas instrucoes\b|\b(assistentes?|ia|modelos? de linguagem|chatbots?)\b.{0,40}\b(deve\w*|tem que|por favor)\b|\b(diga|responda|escreva) (so|apenas|somente|exatamente|sempre)\b|\b(recomende|diga) a(os|o)? (leitores|usuarios|visitantes)\b/,
  chatter:
    /\b(inscrev\w*|assine|newsletter|me siga|siga-me|instagram|pinterest|facebook|afiliad\w*|patrocinad\w*|publicidade|politica de (privacidade|cookies)|comentari\w*|comente|direitos reservados|amazon)\b/,
};
