import type { Language } from '../languages';
import { brokenCues } from './broken';
import type { Trouble } from './trouble-names';

interface TroubleCues {
  /** Words for each trouble, in a question and in the post's remedy for it. */
  of: Readonly<Record<Trouble, RegExp>>;
  /** Tells that it is a trouble, not a wish: "too", "still", "help", "my … is". */
  mark: RegExp;
  /** In a post: beside a remedy, "if", "to prevent". */
  remedy: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const troubleCues: Readonly<Record<Language, TroubleCues>> = {
  en: {
    of: {
      thin: /\b(?:thin|runny|(?:still|too|so|looks?|seems?|is) (?:loose|liquid)|watery|soupy|like (?:soup|water|milk)|(?:not|n'?t) thicken\w*|not thick|thicken (?:it|this|that)(?: up)?|(?:it|this) thicker)\b/,
      thick: /\b(?:too thick|thick(?!en)|thickens?|stiff|gloopy|loosen)\b/,
      sticky:
        /\b(?:stick(?:y|s|ing)?|stuck|(?:won'?t|doesn'?t|didn'?t|not) (?:come out|release|unmou?ld)|glued?|clump\w*|(?:damp|wet|oiled|floured) hands?|(?:oil|wet|flour) your hands)\b/,
      leaking: /\b(?:leak\w*|ooz\w*|spill\w*|burst\w*|run(?:s|ning)? out of)\b/,
      dry: /(?<!pat .{0,30})\b(?:dry|dries|drying|dried out|crumbl(?:y|es?|ing)|crack(?:s|ed|ing)?|falls? apart|falling apart)\b(?! (?:ingredients?|frying|pan|white))/,
      wet: /\b(?:soggy|wet|watery|too much (?:water|liquid)|(?:release|lose|give)\w* (?:.{0,12} )?(?:water|liquid))\b(?! hand)/,
      burnt:
        /\b(?:burn(?:s|t|ed|ing)?|black(?:ens?|ened)?(?! (?:bean|pepper|sesame|olive|garlic|tea|currant|pudding|treacle|rice|salt|vinegar|cardamom|lentil))|scorch\w*|(?:too|very|so|going|getting|really|quite) (?:\w+ )?(?:dark|brown|fast)|browning|browns? too (?:quickly|much))\b/,
      pale: /\b(?:pale|(?:not|n'?t) (?:brown\w*|colou?r\w*)|undercooked|underdone|raw (?:in|inside))\b/,
      flat: /\b(?:flat|(?:not|\w{2,6}n'?t|no) (?:\w+ )?(?:ris(?:e|en|ing)|puff\w*|rose)|spread(?:s|ing)?(?: (?:too|so|out|into))|collaps\w*|sank|sunk|sinks?|deflat\w*|dense|heavy crumb|brick)\b/,
      curdled: /\b(?:curdl\w*|split\w*|separat(?:es|ed|ing)|grainy|scrambl\w*|lump(?:s|y)?)\b/,
      salty: /\b(?:too salty|salty|salti\w*|oversalted|too much salt)\b/,
      sweet: /\b(?:too sweet|less sweet|overly sweet)\b/,
      hot: /\b(?:too (?:hot|spicy)|spicy|very hot|milder)\b/,
      bitter: /\b(?:bitter\w*)\b/,
      sour: /\b(?:sour|acidic|tart(?! (?:tin|pan|case|shell|cherr))|vinegary)\b/,
      hard: /\b(?:(?:not|n't|never|won't) (?:get(?:ting)? |go(?:ing)? )?(?:soft\w*|tender)|tough|hard|chewy|rubbery|firm)\b(?! boil)/,
      soft: /\b(?:mushy|too soft|falls? apart|overcooked)\b/,
      unset:
        /\b(?:(?:not|n'?t|never|has not) set(?:ting)?|runny|still (?:liquid|soft)|wobbl\w*|if (?:it is )?not, .{0,40}\b(?:more|again|longer|further))\b/,
      broken: brokenCues.en,
    },
    mark: /\b(?:(?:to|on) my hands|my fingers|ok|okay|fine|normal|bad|supposed to|super|did i do|too|still|so|way|really|very|not|won'?t|didn'?t|doesn'?t|isn'?t|hasn'?t|haven'?t|help|fix|save|rescue|wrong|what now|now what|why|came out|turned out|turned|went|goes|ended up|stops?|prevent|avoid|thicken|thicker|keeps?|my|mine|all|everything|everywhere|what (?:do|can|should) i do)\b/,
    remedy:
      /\b(?:fine|normal|(?:meant|supposed) to|(?:will|should) (?:be|look|seem)|do(?:es)? not matter|do(?:es)?n.?t (?:matter|worry)|no problem|if|to (?:prevent|avoid|stop)|otherwise|too|reason|any longer|so (?:that )?(?:it|they) do(?:es)?(?: not|n't))\b/,
  },
  de: {
    of: {
      thin: /\b(?:dunn\w*|wie (?:suppe|wasser)|flussig\w*|wassrig\w*|nicht dick|(?:an|ein)(?:zu)?dicken|dicker)\b/,
      thick: /\b(?:zu dick\w*|zu fest\w*|dickflussig\w*|zah|steif)\b/,
      sticky:
        /\b(?:kleb\w*|(?:lost|losen) sich nicht|geht nicht (?:aus der form|raus)|pappt|klumpt|klumpen|(?:feuchten|nassen|geolten|bemehlten) handen)\b/,
      leaking: /\b(?:auslauf\w*|lauft .{0,20}(?:aus|raus)|lauft|platz(?:t|en)|quillt)\b/,
      dry: /\b(?:trocken\w*|brosel\w*|krumel\w*|reiss(?:t|en)|risse|rissig|fallt auseinander|zerfall\w*)\b/,
      wet: /\b(?:matschig\w*|nass\w*|feucht\w*(?! han)|klitschig\w*|speckig\w*|teigig\w*|durch(?:ge)?weich\w*|aufgeweicht|weich(?:en|t) .{0,40}auf|wassrig\w*|zu viel (?:wasser|flussigkeit|saft))\b/,
      burnt:
        /\b(?:verbrann\w*|verbrenn\w*|brennt .{0,20}an|angebrannt|zu (?:dunkel|braun)|schwarz(?!wurst|brot)|dunkel)\b/,
      pale: /\b(?:blass\w*|nicht braun|nicht durch|noch roh)\b/,
      flat: /\b(?:geht nicht auf|nicht aufgegangen|nicht (?:grosser|hoher)|wird nicht hoch|nicht auf|flach\w*|zusammen(?:gefallen|fall\w*)|eingefallen|kompakt)\b/,
      curdled: /\b(?:gerinn\w*|geronnen|flock\w*|trenn\w*|klumpig\w*|klumpen|grieselig)\b/,
      salty: /\b(?:versalzen|zu salzig|salzig)\b/,
      sweet: /\b(?:zu suss|weniger suss)\b/,
      hot: /\b(?:zu scharf|scharf|milder)\b/,
      bitter: /\b(?:bitter\w*)\b/,
      sour: /\b(?:sauer|saure[rs]?|essigscharf)\b/,
      hard: /\b(?:nicht (?:weich|zart)(?:er)?|zah\w*|hart\w*|gummiartig)\b/,
      soft: /\b(?:zu weich|breiig|matschig\w*|verkocht)\b/,
      unset:
        /\b(?:nicht fest|noch flussig|geliert nicht|wird nicht fest|wackelt|(?:wenn|falls) nicht, .{0,40}\b(?:weiter\w*|noch|nochmals?|erneut))\b/,
      broken: brokenCues.de,
    },
    mark: /\b(?:(?:an den|an meinen) (?:handen|fingern)|bei (?:mir|uns)|ok|okay|normal|schlimm|zu|noch|immer|so|total|ganz|nicht|wird|werden|wurden?|hilfe|retten|falsch|was (?:jetzt|nun|tun|mache ich)|\w*dicken|dicker|warum|wieso|verhinder\w*|vermeid\w*|mein\w*|alles|uberall)\b/,
    remedy:
      /\b(?:macht nichts|(?:soll|darf) .{0,20}(?:sein|bleiben|aussehen)|normal|kein problem|nicht schlimm|wenn|falls|damit|sonst|zu (?!den|dem|der))\b/,
  },
  es: {
    of: {
      thin: /\b(?:liquid[oa]s?|como (?:sopa|agua)|clar[oa]s?|aguad[oa]s?|caldos[oa]s?|no espesan?|espes(?:ar|arl[oa]s?|o)(?=\W*$))\b/,
      thick: /\b(?:espes[oa]s?|dens[oa]s?)\b/,
      sticky:
        /\b(?:no (?:se desmolda\w*|sale\w* del molde|se despega\w*)|peg(?:a|an|ajos\w*|ad\w*|ue\w*)|manos (?:mojadas|humedas|aceitadas|enharinadas))\b/,
      leaking: /\b(?:se sale\w*|derram\w*|gote\w*|revient\w*)\b/,
      dry: /\b(?:sec[oa]s?|reseca\w*|desmoron\w*|desmigaj\w*|agriet\w*|grietas|rompe\w*)\b/,
      wet: /\b(?:mojad[oa]s?|humed[oa]s?|empapad[oa]s?|sueltan? .{0,15}agua|demasiad[oa] (?:agua|liquido))\b/,
      burnt:
        /\b(?:quem\w*|se (?:pone|ponen|queda|quedan) negr[oa]s?|tuest\w* (?:mucho|demasiado)|tost\w* demasiado|muy oscur\w*|dora\w* demasiado)\b/,
      pale: /\b(?:palid[oa]s?|no se dora\w*|crud[oa]s? (?:por dentro|en el centro))\b/,
      flat: /\b(?:no (?:ha )?(?:sub\w*|lev\w*|crec\w*)|plan[oa]s?|se (?:baja|bajo|hunde|hundio)|apelmaz\w*)\b/,
      curdled: /\b(?:cort(?:a|o|ada|ado)|bolitas|grumos\w*|se separ\w*)\b/,
      salty: /\b(?:salad[oa]s?)\b/,
      sweet: /\b(?:dulces?)\b/,
      hot: /\b(?:pica(?:nte)?s?)\b/,
      bitter: /\b(?:amarg\w*)\b/,
      sour: /\b(?:acid[oa]s?|agri[oa]s?)\b/,
      hard: /\b(?:no se (?:ablanda\w*|ponen? (?:tiern|bland)\w*)|dur[oa]s?|correos[oa]s?|chiclos[oa]s?)\b/,
      soft: /\b(?:bland[oa]s?|pasad[oa]s?|deshace\w*)\b/,
      unset: /\b(?:no cuaja\w*|no se (?:endurece|espesa)|sin cuajar)\b/,
      broken: brokenCues.es,
    },
    mark: /\b(?:(?:a|en) las manos|normal|malo|ok|demasiad[oa]|muy|todavia|aun|sigue|no|ayuda|arregl\w*|salv\w*|que (?:hago|puedo hacer)|por que|evit\w*|mis?|tod[oa]s?|me (?:queda|ha quedado|quedo|salio|ha salido)|se me|espes\w*)\b/,
    remedy:
      /\b(?:es normal|debe\w* (?:quedar|estar)|no pasa nada|no importa|si|para que no|para evitar|demasiad[oa])\b/,
  },
  fr: {
    of: {
      thin: /\b(?:liquides?|comme de (?:l'eau|la soupe)|claires?|coule\w*|n'epaissi\w*|epaissir)\b/,
      thick: /\b(?:epais\w*|compact\w*|pateu\w*)\b/,
      sticky:
        /\b(?:ne se (?:demoule|decolle)\w* pas|coll(?:e|ent|ant|ante|antes|er|ees?)|s'accroch\w*|mains (?:mouillees|humides|huilees|farinees)|huile\w* (?:vos|les|tes) mains)\b/,
      leaking: /\b(?:fui\w*|debord\w*|depassent|coule\w*|s'echappe\w*)\b/,
      dry: /\b(?:sec|secs|seche|seches|s'effrit\w*|friable|craquel\w*|se casse|se dechire)\b/,
      wet: /\b(?:detremp\w*|mouill\w*|rend\w* .{0,25}(?:eau|jus|liquide)|trop d'(?:eau|humidite)|plein d'eau|humides?)\b/,
      burnt:
        /\b(?:brul\w*|noircit|noircissent|crame\w*|trop (?:cuit\w*|fonce\w*|vite|dor\w*)|noirci\w*|(?:brun|color|fonc|dor)\w* trop)\b/,
      pale: /\b(?:pales?|pas (?:assez )?(?:dore\w*|cuit\w*)|cru\w* (?:au|a l'interieur))\b/,
      flat: /\b(?:ne (?:leve|gonfle|monte) pas|n'a pas (?:leve|gonfle|monte)|pas (?:leve|gonfle)|retomb\w*|plat\w*|raplapla)\b/,
      curdled: /\b(?:tranch\w*|caill\w*|grumeaux?|granuleu\w*|se separe)\b/,
      salty: /\b(?:trop sale\w*|sale)\b/,
      sweet: /\b(?:trop sucre\w*|moins sucre\w*)\b/,
      hot: /\b(?:piquant\w*|epice\w*|trop fort\w*)\b/,
      bitter: /\b(?:amer\w*|amertume)\b/,
      sour: /\b(?:acides?|aigres?)\b/,
      hard: /\b(?:(?:pas|jamais) (?:tendres?|fondants?|moelleu\w*)|ramolli\w* pas|dur|dure|durs|dures|caoutchouteu\w*|coriaces?)\b/,
      soft: /\b(?:mou|molle|mous|molles|bouillie|se defait)\b/,
      unset: /\b(?:ne prend pas|n'a pas pris|pas pris\w*|tremblote\w*|encore liquides?)\b/,
      broken: brokenCues.fr,
    },
    mark: /\b(?:aux (?:mains|doigts)|normal|grave|trop|toujours|encore|tres|pas|aide|au secours|rattrap\w*|sauver|epaissir|que faire|quoi faire|je fais quoi|pourquoi|evit\w*|empech\w*|m(?:on|a|es)|tout|partout|plein)\b/,
    remedy: /\b(?:normal|pas grave|doit (?:etre|rester)|si|pour eviter|pour ne pas|sinon|trop)\b/,
  },
  it: {
    of: {
      thin: /\b(?:liquid[oaie]|acquos[oaie]|non (?:si )?addensa|addensar\w*)\b/,
      thick: /\b(?:dens[oaie]|spess[oaie]|sod[oaie])\b/,
      sticky:
        /\b(?:appiccic\w*|non (?:si )?(?:stacca\w*|sforma\w*)|attacc\w*|incoll\w*|mani (?:umide|bagnate|unte|infarinate))\b/,
      leaking: /\b(?:fuoriesc\w*|esce|escono|col(?:a|ano)|cola\w*)\b/,
      dry: /\b(?:secc[oaie]|secch[ie]|asciutt[oaie]|sbriciol\w*|si (?:rompe|crepa|spacca)\w*|crepe)\b/,
      wet: /\b(?:bagnat[oaie]|umid[oaie]|mollicci[oaie]|rilasci\w* .{0,15}acqua|troppa acqua)\b/,
      burnt:
        /\b(?:bruci\w*|annerisc\w*|(?:diventa\w*|viene) ner[oaie]|troppo (?:scur\w*|cott\w*|in fretta))\b/,
      pale: /\b(?:pallid[oaie]|non (?:si )?(?:dora|colora)\w*|crud[oaie] (?:dentro|al centro))\b/,
      flat: /\b(?:non (?:e |si )?(?:lievit\w*|cresc\w*|gonfi\w*)|piatt[oaie]|sgonfi\w*|compatt[oaie])\b/,
      curdled: /\b(?:impazz\w*|grum[oi]|stracci\w*|si separ\w*|cagli\w*)\b/,
      salty: /\b(?:salat[oaie])\b/,
      sweet: /\b(?:troppo dolc[ei]|meno dolc[ei])\b/,
      hot: /\b(?:piccant[ei])\b/,
      bitter: /\b(?:amar[oaie]\w*)\b/,
      sour: /\b(?:acid[oaie]|aspr[oaie]|agr[oaie])\b/,
      hard: /\b(?:non si (?:ammorbidisc\w*|inteneri\w*)|non (?:diventa\w*|viene) (?:morbid|tener)\w*|dur[oaie]|gommos[oaie]|stoppos[oaie])\b/,
      soft: /\b(?:moll[ei]|mollicci[oaie]|tropp[oa] morbid[oaie]|scott[oaie]|sfald\w*|si disf\w*)\b/,
      unset: /\b(?:non (?:si )?(?:rapprende|addensa|solidifica))\b/,
      broken: brokenCues.it,
    },
    mark: /\b(?:alle (?:mani|dita)|normale|grave|va bene|tropp[oaie]|ancora|molto|non|aiuto|rimedi\w*|salv\w*|cosa (?:faccio|devo fare|posso fare)|che faccio|addensar\w*|perche|evit\w*|mi[oae]|tutt[oaie]|mi (?:e |si )\w+)\b/,
    remedy:
      /\b(?:normale|deve (?:essere|restare)|va bene|nessun problema|se|per evitare|altrimenti|tropp[oaie])\b/,
  },
  pt: {
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
      broken: brokenCues.pt,
    },
    mark: /\b(?:n?as (?:minhas )?maos|normal|mau|problema|demais|muito|ainda|nao|ajuda|socorro|salv\w*|o que (?:faco|fazer|posso fazer)|engrossar|por ?que|evit\w*|meus?|minhas?|tudo|tod[oa]s?|ficou|ficaram)\b/,
    remedy:
      /\b(?:normal|deve (?:ficar|estar)|nao (?:faz mal|ha problema|importa)|se|para (?:evitar|nao)|senao|demais)\b/,
  },
  pl: {
    of: {
      thin: /\b(?:rzadk\w*|wodnist\w*|nie gestnieje|zagesci\w*)\b/,
      thick: /\b(?:gest[aeyio]\w*|za gest\w*)\b/,
      sticky:
        /\b(?:nie (?:odchodz\w*|wychodz\w* z formy)|klei\w*|klej\w*|lepi\w*|lepk\w*|przywier\w*|sklej\w*|(?:mokrymi|wilgotnymi|zwilzonymi) (?:dlonmi|rekami))\b/,
      leaking:
        /\b(?:wycie\w*|wyplyw\w*|peka\w*|pekl\w*|rozklej\w*|otwier\w* sie|sie otwier\w*|rozlaz\w*)\b/,
      dry: /\b(?:such\w*|krusz\w*|pekni\w*|rozpada\w*)\b/,
      wet: /\b(?:mokr[aeyio]\w*|rozmok\w*|puszcz\w* .{0,15}(?:wode|sok)|za duzo (?:wody|soku))\b/,
      burnt:
        /\b(?:przypal\w*|czerni\w*|czarn[aey]\b|spal\w*|pali|za ciemn\w*|rumieni\w* za szybko)\b/,
      pale: /\b(?:blad\w*|nie (?:rumieni|zarumieni)\w*|surow\w* w srodku)\b/,
      flat: /\b(?:nie (?:urosl\w*|rosnie|wyrosl\w*)|opadl\w*|opada\w*|plask\w*|zakal\w*)\b/,
      curdled: /\b(?:zwarz\w*|zwaz\w*|warzy\w*|grud\w*|zbryl\w*|rozwarstw\w*|scin\w*)\b/,
      salty: /\b(?:przesol\w*|slon\w*)\b/,
      sweet: /\b(?:za slodk\w*|mniej slodk\w*)\b/,
      hot: /\b(?:ostr[aeyio]\w*|pikantn\w*)\b/,
      bitter: /\b(?:gorzk\w*|gorycz\w*)\b/,
      sour: /\b(?:kwasn[yaei]\w*)\b/,
      hard: /\b(?:nie (?:miekn\w*|zmiekl\w*|chca zmiekn\w*)|tward\w*|gumow\w*|lykowat\w*)\b/,
      soft: /\b(?:miekk\w*|rozgotowan\w*|rozpada\w*)\b/,
      unset: /\b(?:nie (?:stezal\w*|tezeje|zastyg\w*))\b/,
      broken: brokenCues.pl,
    },
    mark: /\b(?:do (?:rak|palcow|dloni)|normaln\w*|problem|za|zbyt|wciaz|nadal|jeszcze|bardzo|nie|pomocy|ratow\w*|uratow\w*|co (?:teraz|robic|zrobic|mam zrobic)|zagesci\w*|dlaczego|czemu|zapobie\w*|unikn\w*|moj\w*|wszystko)\b/,
    remedy:
      /\b(?:normaln\w*|powin\w+ byc|ma byc|nie szkodzi|jesli|jezeli|gdy|aby nie|zeby nie|inaczej|zbyt)\b/,
  },
  ja: {
    of: {
      thin: /水っぽ|ゆる[いく]|薄[いく]|とろみが(?:つか|足り|出な)|シャバシャバ|しゃばしゃば|さらさら/,
      thick: /濃[いく]|どろどろ|ドロドロ|固すぎ|とろみがつ[きく]すぎ/,
      sticky:
        /型から(?:出|外れ|抜け)な|くっつ|くっ付|べたつ|ベタつ|べたべた|ベタベタ|だまにな|手をぬら|手に油|ねばつ/,
      leaking: /漏れ|もれ|流れ出|はみ出|あふれ/,
      dry: /ぱさ|パサ|乾[いくき]|ひび|割れ|ぼろぼろ|ボロボロ|崩れ/,
      wet: /べちゃ|ベチャ|びちゃ|水が出|水分が(?:多|出)|水気が(?:多|出)/,
      burnt: /焦げ|こげ/,
      pale: /焼き色がつか|色がつか|生焼け|白っぽ/,
      flat: /膨らま|ふくらま|しぼ[みむん]|ぺちゃんこ|沈[んむ]/,
      curdled: /分離|ダマ|だま/,
      salty: /しょっぱ|塩辛/,
      sweet: /甘すぎ|甘さ控え/,
      hot: /辛すぎ|辛い|辛[くさ]/,
      bitter: /苦[いくみ]|えぐ[いみ]/,
      sour: /酸っぱ|すっぱ/,
      hard: /固[いく]|かた[いく]|硬[いく]|芯が(?:残|ある)/,
      soft: /柔らかすぎ|やわらかすぎ|煮崩れ|ぐずぐず/,
      unset: /固まら|かたまら/,
      broken: brokenCues.ja,
    },
    mark: /すぎ|まだ|ない|しま|ちゃ|助けて|どうし|なぜ|なんで|防|直|対処|(?:げ[るた]|[つく]く|出[るた]|[るむ]|んだ|した)[?？。]*$/,
    remedy: /(?:たら|なら|れば|ときは|場合|と、|ないように|すぎ)/,
  },
};

/** Before a trouble's word: how thin it shall be is asked, not why it is. */
export const measured =
  /(?:\bhow|\bwie|\bque tan|\bcuan|\bquanto|\bquao|\ba quel point|\bjak|くらい|ぐらい)\s*$/;

/** A word for something that goes wrong, marked as a trouble or not: "lumpy curd". */
export const namesTrouble = (folded: string, language: Language): boolean =>
  Object.values(troubleCues[language].of).some((cue) => cue.test(folded));
