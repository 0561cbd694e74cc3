import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:liquid[oa]s?|ral[oa]s?|aguad[oa]s?|nao engross\w*|engrossar)\b/,
      thick: /\b(?:gross[oa]s?|espess[oa]s?|dens[oa]s?)\b/,
      sticky:
        /\b(?:nao (?:desenform\w*|solt\w*|sai\w* da forma)|grud\w*|pegajos\w*|col(?:a|am|ando|ou)|maos (?:molhadas|umidas|untadas|enfarinhadas))\b/,
      leaking: /\b(?:vaz\w*|escorr\w*|transbord\w*|estour\w*)\b/,
      dry: /\b(?:sec[oa]s?|ressecad\w*|esfarel\w*|rach\w*|quebr\w*)\b/,
      wet: /\b(?:molhad[oa]s?|encharcad\w*|solt\w* .{0,15}agua|agua demais|umid[oa]s?)\b/,
      burnt: /\b(?:queim\w*|fic\w* pret[oa]s?|escur[oa]s? demais|muito escur[oa]s?)\b/,
      pale: /\b(?:palid[oa]s?|nao (?:doura|dourou)\w*|cru\w* (?:por dentro|no meio))\b/,
      flat: /\b(?:nao (?:cresc\w*|subi\w*|fermentou)|murch\w*|sol(?:ad\w*|ou)|embatum\w*|afund\w*|baix[oa]s?)\b/,
      curdled: /\b(?:talh\w*|empelot\w*|separ(?:a|ou)|grumos?)\b/,
      salty: /\b(?:salgad[oa]s?)\b/,
      sweet: /\b(?:doces? demais|muito doces?|menos doces?)\b/,
      hot: /\b(?:apimentad[oa]s?|picantes?|ardid[oa]s?)\b/,
      bitter: /\b(?:amarg\w*)\b/,
      sour: /\b(?:acid[oa]s?|azed[oa]s?)\b/,
      hard: /\b(?:nao (?:amolec\w*|fica\w* (?:maci|tenr)\w*)|dur[oa]s?|borrachud[oa]s?)\b/,
      soft: /\b(?:mol(?:e|es|enga)|desmanch\w*|cozid[oa] demais)\b/,
      unset: /\b(?:nao (?:firm\w*|endurec\w*|deu ponto))\b/,
      broken:
        /\b(?:quebr\w*|desmanch\w*|rasg\w*|rach\w*|(?:se )?abr(?:e|em|iram|iu)(?! o)|estour\w*)\b/,
    },
    mark: /\b(?:n?as (?:minhas )?maos|normal|mau|problema|demais|muito|ainda|nao|ajuda|socorro|salv\w*|o que (?:faco|fazer|posso fazer)|engrossar|por ?que|evit\w*|meus?|minhas?|tudo|tod[oa]s?|ficou|ficaram)\b/,
    remedy:
      /\b(?:normal|deve (?:ficar|estar)|nao (?:faz mal|ha problema|importa)|se|para (?:evitar|nao)|senao|demais)\b/,
  },
  bounds: {
    afterTime: /\b(?:depois de|a partir de|apos|ao fim de|passados) (?:cerca de |os primeiros )?$/,
    ifSo: /\b(?:se|caso)\b/,
  },
  doneWhen:
    /\b(?:pront|assad|cozid)[oa]s? (?:quando|se|assim que)\b|\b(?:subir\w*|flutu\w+|boi\w+) (?:a|na) superficie\b|\bteste do palito\b|\b(?:faca|palito) sai limp[oa]\b|\bdev(?:e|em) (?:estar|ficar) (?:dourad|firme|maci)\w*/,
  canning: {
    altitude: /\b(?:altitude|nivel do mar|na montanha|na serra)\b/,
    unsealed: /\bnao (?:\w+ ){0,2}(?:sel\w*|ved\w*|fech\w*|fez vacuo)\b|\bmal vedad\w*/,
    about: /\b(?:frascos?|potes?|vidros?|tampas?|banho-? ?maria|sel(?:ar|ado|ados)|vedad\w*)\b/,
    opened: /\b(?:abert[oa]s?|(?:depois de|apos|ao) abri\w*|apos abertura)\b/,
  },
};
