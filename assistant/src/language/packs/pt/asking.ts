import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:e|tambem)[, ]+)*(?:posso|pode|devo|sao|que|o que|como|quando|quant\w*|onde|qual\w*|por que|da (?:para|pra)|congela|preciso|consigo|(?:a|em) que|(?:para|por) quant\w*)\b/,
    joint: /,? e(?: tambem| ainda)?,? (?=\w)/g,
    another: /tambem|ainda/,
  },
  questionWords: {
    who: /\bquem\b/,
    where: /\b(?:onde|aonde|cade)\b/,
    when: /\bquando\b/,
    which: /\bqua(?:l|is)\b/,
    what: /\bque\b/,
    howMany: /\b(?:quant[oa]s?|qtos?)\b(?! tempo)/,
    how: /\bcomo\b/,
    howLong: /\bquanto tempo\b/,
  },
  address: {
    writer:
      /(?<!\b(?:pode|poderia|sabe) )\bvoces?\b|\b(?:tu|te|ti|teus?|tuas?|seus?|suas?)\b|\b\w{2,}(?:aste|iste)\b|\b(?:autora?|blogueir[oa]|fotograf[oa])\b/,
    here: /\b(?:est[ae]s?|ess[ae]s?|iss?to|isso|aqui|ele|ela|eles|elas|receita|post|blog|site|pagina|video|foto|livro|newsletter|imprim\w*|comentarios?|criancas?|(?:para|pros?) (?:\w+ )?(?:bebes?|iniciantes?)|versao|\w{2,}-l[oa]s?)\b/,
  },
  otherPeople:
    /\b(?:quem|de quem|como se chama|qual o nome|quantos anos|quant[oa]s|onde|quando|qual)\b.*\b(?:(?:o|a|do|da|seu|sua|dela|dele) (?:cao|cachorr[oa]|gat[oa]|marido|mulher|avo|filh[oa]|mae|pai|vizinh[oa]|irma|irmao))\b/,
  self: /\b(?:voce e|tu es|es|isso e|estou falando com|falo com) (?:mesmo |realmente )?(?:um |uma |1 |o |a )?(?:ia|ai|inteligencia artificial|bot|chat ?bot|robo|robot|humano|humana|pessoa|maquina|autora?)\b|\bquem (?:e voce|responde|es tu)\b/,
  writer:
    /\bquantos anos (?:voce )?(?:tem|tens)\b|\b(?:sobrenome|apelido|aniversario)\b|\bcasad[oa]\b|\b(?:quem|que|qual|como|onde|quando|quant[oa]s|tem|sao|e)\b.{0,20}\b(?:seus?|suas?|teus?|tuas?) (?:filh[oa]s?|marido|esposa|mulher|familia|mae|avo|cachorro|cao|gato|casa|trabalho|camera|idade|blog)\b|\b(?:em que ano|quando|desde quando)\b.{0,20}\b(?:autora?|blogueir[oa])\b|\bonde (?:\w+ ){0,2}(?:mora|moras|vive|nasceu|cresceu|estudou|aprendeu|foi)\b|\b(?:voce )?(?:estudou|fez (?:curso|faculdade|escola)|tem filhos)\b|\b(?:fotos?|camera)\b.{0,25}\b(?:tirad\w*|tirou|feita|usa)\b|\bquem te (?:ensinou|inspirou)\b|\b(?:cachorr[oa]s?(?!.quente)|caes|gat[oa]s?)\b|\bquando\b.{0,25}\b(?:publicad\w*|publicou)\b|\b(?:quando|em que ano|ha quanto tempo)\b.{0,20}\b(?:comecou|comecaste|criou|criaste|abriu|escreve)\b.{0,20}\b(?:blog|site)\b|\bquant[oa]s (?:estrelas|avaliacoes|comentarios)\b|\bmusica\b/,
  unsaid:
    /\bmarcas?\b|\bonde .{0,12}(?:compr|encontr|ach)\w*|\b(?:que|qual) (?:loja|acougue|talho|supermercado|mercado)\b|\b(?:custam?|custou|custaram|custar|precos?|caros?|barat[oa]s?|cobra)\b|\bque (?:pais|regiao)\b|\borigem\b|\bquem inventou\b|\bhistoria\b|\bteor alcoolico\b|\bgraduacao\b|\bquanto alcool tem\b|\btestou\b/,
  feelings: {
    glad: /\b(?:delicios[oa]s?|otim[oa]s?|perfeit[oa]s?|maravilhos[oa]s?|ador\w*|ame[i]?|incrivel)\b/,
    sad: /\b(?:complicad[oa]|dificil|odeio|desisto|frustr\w*|estress\w*)\b/,
  },
  onward:
    /^(?:(?:ok|certo|bom|obrigad[oa]|feito|pronto)[ ,.!]+)*(?:feito|pronto|(?:tem )?mais alguma coisa|algo mais|o que mais|e so isso|(?:isso )?e tudo|so isso|e (?:agora|depois)|o que (?:eu )?(?:faco|fazer) com (?:el[ea]s?|isso)(?: agora)?)\W*$/,
  forWhat: /\b(?:para|pra|pro|n[oa]s?|com)\b/,
  either: {
    either: /\b(?:tambem nao|nem|tampouco)\b/,
    join: /^,? (?:nem|ou|e (?:sem|nao tenho))(?: tenho)? $/,
    another: /\b(?:que mais|mais alguma|outra (?:opcao|ideia|alternativa|coisa))\b/,
  },
  whether: {
    asks: /^(?:e )?(?:pode|posso|devo|tem que|preciso|precisa|da para|da pra)\b/,
  },
  whole: /\b(?:tudo|todos|toda a receita|a receita|ingredientes)\b/,
  worth: /\b(?:quantos?|o que|a quanto) (?:e|sao|da|dao|equival\w*|significam?) .{0,12}\d{2,3}\b|=/,
  general: {
    lack: /\b(?:sem(?! (?:parar|mexer|bater|deixar|levar|abrir)\b)|nao (?:tenho|temos|ha|tem|vende\w*|encontr\w+|ach\w+|consig\w+|consegui)|faltam?|acabou|acabaram)\b/,
    fine: /\b(?:ok|da certo|pode ser|podem ser|servem?|funcionam?|possivel|fica bom|da para usar)\b/,
    form: /\b(?:congelad[oa]s?|enlatad[oa]s?|em lata|sec[oa]s?|fresc[oa]s?|em po)\b/,
    wholeEgg: /\b(?:cozid[oa]s?|escalfad[oa]s?|poches?|codorna)\b/,
    why: /\b(?:por ?que|porque|para que serve)\b/,
    time: /\b(?:tempo|minutos|horas)\b/,
    offer:
      /\b(?:no lugar|em vez|substitu\w*|troque|trocar|alternativ\w*|funciona\w*|serve\w*|da certo|mesma quantidade|pode usar|comprad[oa]s?|use|sem(?! (?:parar|mexer|bater|deixar|levar|abrir)\b)|retire|omita)\b|^com \w+,/,
    keep: /\b(?:guard\w*|conserv\w*|duram?|aguent\w*|mantem|sobras?|fica\w* (?:\w+ ){1,2}por)\b/,
    must: /\b(?:dev\w*|precis\w*|tem que|tem de)\b/,
    most: /\b(?:no maximo|maximo|nao mais (?:de|que))\b/,
    least: /\b(?:minim[oa]|pelo menos|no minimo)\b/,
  },
  filler:
    /^(?:substitu\w*|troc\w*|lugar|vez|sem|posso|pode|quando|qual|vai|vao|leva\w*|coloc\w*|ponho|por|us\w*|precis\w*|fac\w*|faz\w*|deix\w*|fic(?:a|ou|ar|am|aram|ando)|demora\w*|dura\w*|tempo|quantidade|tamanho|grande|grossa|temperatura|graus|minutos|horas|dias|total|exatamente|obrigad\w*|ola|receita|coisa|devo|tem|tenho|ter|cada|ate|errado|estranho|versao|versoes)$/,
  daysApart: pairOfDays(`${days}|hoje`, `${days}|amanha|dia seguinte`),
  startTimes: {
    start:
      /\b(?:quando|(?:a|ate) que horas|a partir de que horas|mais tardar)\b.{0,40}\b(?:comec\w*|inici\w*|por no forno|ponho|coloc\w*|levant\w*|acord\w*)\b/,
    ready:
      /\b(?:quando|que horas)\b.{0,40}\b(?:pront[oa]s?|termin\w*|acab\w*|comer|comemos|na mesa)\b|\b(?:a tempo|da tempo)\b|\b(?:posso|consigo|fica|estara|ter)\b.{0,60}\b(?:pront[oa]s?|na mesa)\b/,
    starting: /\b(?:comec\w*|inici\w*)(?: a \w+(?: [oa] \w+)?)? (?:as|pelas|a) #/,
    clock:
      /\b(?<noon>meio[- ]dia)\b|\b(?<midnight>meia[- ]noite)\b|(?<=\b(?:as|pelas|a(?= 1\b)) )(?<h>\d{1,2})(?:(?:[:.]| ?h ?)(?<m>[0-5]\d)| e (?:(?<half>meia)|(?<m2>[0-5]?\d))\b| ?h(?:oras)?\b)?(?! ?(?:minutos|dias|pessoas|porcoes|graus|[°x%/]|[.,:]?\d))/g,
    morning: /\b(?:cafe da manha|pequeno[ -]almoco|brunch|da manha|de manha)\b/,
    hours: { pattern: /(?<=\ba )uma\b/g, values: { uma: '1' } },
  },
  portions: {
    alone:
      /\b(?:so|apenas|somente) (?:para|pra) mim\b|\b(?:para|pra) mim sozinh[oa]\b|\b(?:para|pra) (?:1|uma)(?: so)? pessoa\b/,
    pair: /\bpara (?:mim e (?:o |a )?(?:meu|minha) (?:marido|mulher|esposa|namorad[oa]|companheir[oa]|filh[oa]|mae|pai|irma|irmao)|(?:o |a )?(?:meu|minha) (?:marido|mulher|esposa|namorad[oa]|companheir[oa]|filh[oa]|mae|pai|irma|irmao) e (?:para )?(?:mim|eu))\b(?! e)/,
    people: /\b(?:para|pra|serve) (?<n>\d+)\b|\b(?<m>\d+) (?:pessoas?|porcoes|convidados)\b/,
    eaters:
      /\bpara quant[oa]s\b(?! (?:minutos|horas|dias|graus))|\bquant[oa]s (?:pessoas|porcoes)\b/,
    each: /\bpor (?:pessoa|cabeca|porcao|convidado)\b|\b(?:a|para|pra) cada um\b/,
    quarter: /\bum quarto (?:da|das|de tudo)\b/,
    third: /\bum terco (?:da|das|de tudo)\b/,
    limit:
      /\b(?:(?:so|somente|apenas) (?:tenho|temos|tem)|(?:tenho|temos) (?:so|somente|apenas)|com apenas) (?<what>\d.{2,40})/,
    makes: /\b(?:rende\w*|da para|faz) (?:cerca de |aproximadamente )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:mas|e) )(?:so|apenas) (?<only>\d.{2,40})|\b(?:tenho|temos) (?:uns |umas )?(?<what>\d.{2,40})|\b(?:para|pra|com) (?:uns )?(?<made>\d[\d.,]* ?(?:kg|quilos?|g|gramas?|ml|l|litros?)\b.{2,30})|\b(?:para|pra|com) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\bnao (?:come|como|comemos|comem|bebe|bebo|(?:pode|posso) (?:comer|beber|tomar)|toma|tomo|tolera)\b/,
    instead: /\bno lugar|\bem vez|\bsubstitu/,
  },
  swaps: {
    unnamed: /\b(?:outr[oa]s?|coisas?|algo|que|isso|isto)\b/g,
    less: /\b(?:(?<!\b(?:ao|pelo|a) )menos|reduz\w*|diminu\w*)\b/,
    dried: /\b(?:sec[oa]s?|em po|moid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|raminhos?|folhas|maco)\b/,
    only: /\b(?:so|apenas) (?:tenho|temos|tem|achei|encontrei) (?:o |a |os |as )?(?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:outra coisa|algo diferente)\b/,
  },
};
