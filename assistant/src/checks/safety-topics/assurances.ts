import type { Language } from '../../language/languages';

/** Stems of one language, folded, by which a promise that something harms nobody is known. */
export interface Assurance {
  /** "It is fine", "no risk", "you can eat". */
  fine: string;
  /** Eating what is raw or underdone, or has gone bad. */
  raw: string;
  /** Standing out, at room temperature or overnight. */
  leftOut: string;
  /** In the fridge or freezer, where standing harms nothing. */
  cooled: string;
  /** What everybody eats raw. */
  plants: string;
  /** What keeps well, or rises, outside the fridge. */
  stable: string;
  /** What nobody should eat raw, or leave out. */
  risky: string;
}

export const assurances: Readonly<Record<Language, Assurance>> = {
  en: {
    fine: '\\b(?:safe(?:ly)?|fine|ok|okay|okey|al(?:l )?right|harmless|edible|no (?:problem|risk|danger|issue|harm|worr\\w+)|not (?:a problem|dangerous|harmful|risky)|(?:won.?t|will not|doesn.?t|does not|can.?t) (?:hurt|harm)|can (?:eat|taste|serve|still|leave|keep|stay|sit|stand|be (?:eaten|served|left|kept))|(?:good|fit) to eat|don.?t worry|nothing (?:to worry|bad|(?:will )?happens?)|go ahead|feel free|may|sure|enjoy|good (?:raw|to eat|overnight|on the)|perfectly)\\b',
    raw: '\\b(?:raw|uncooked|undercooked|under-?done|half-?cooked|pink (?:inside|in the (?:middle|cent\\w+))|still (?:a (?:bit|little) )?pink|a (?:bit|little)(?: of)? pink|pink (?:chicken|turkey|poultry|pork|burgers?)|(?:medium[- ])?rare (?:chicken|turkey|poultry|pork|burgers?|mince)|unpasteuri[sz]ed|spoiled|rancid|gone (?:off|bad)|expired|past its|out of date|smells? (?:off|bad|sour)|re-?fr(?:eez|oz)\\w*)\\b',
    leftOut:
      '\\b(?:(?:left|leav\\w+|sat|sits?|sitting|stood|stands?|standing|kept|keeps?|keeping|stays?|stayed|rest\\w*|forg[eo]t\\w*|stor\\w+)\\b.{0,60}\\b(?:out\\b(?! (?:the|any|all|this|that|half|your|some|both|one)\\b)|outside|counter|worktop|stove|on the table|room temp\\w*|overnight|all night|all day|unrefrigerated|in the car)|unrefrigerated|overnight(?! oats)|(?:a|one) night (?:on|out|at)|(?:all|through the) night|until (?:tomorrow|morning))',
    cooled: 'fridge|(?<!un)refrigerat|freez|chill|ice ?box|on ice|cool box',
    plants:
      'sugar|honey|vegetable|veg\\b|carrot|celery|onion|fruit|apple|pear|berr|spinach|kale|lettuce|tomato|cucumber|pepper|cabbage|fennel|radish|salad|herb|garlic|zucchini|courgette|mushroom|nuts?\\b|almond|cashew|pecan|walnut|oats?\\b|cacao|coconut|sesame|seed|slaw|pesto|banana|mango|crud|ginger|chil[il]',
    stable:
      'dough|bread|loaf|sourdough|starter|poolish|butter\\b|cookie|biscuit|scone|muffin|brownie|granola|fruit|banana|avocado|tomato|onion|potato|jam\\b|honey|\\boil\\b|nuts?\\b|sugar|oats?\\b|marinate the veg',
    risky:
      'chicken|turkey|poultry|duck|meat|pork|beef|lamb|mince|burger|sausage|ham\\b|bacon|fish|salmon|tuna|shrimp|prawn|oyster|mussel|clam|seafood|eggs?\\b|yolk|flour|milk|cream\\b|custard|curd|mayo|kidney|beans?\\b|sprout|rice|pasta|stew|soup|casserole|leftover|cheesecake|cassava|elderberr|batter',
  },
  de: {
    fine: '\\b(?:ok|okay|kein problem|keine? (?:gefahr|risiko|sorge)|in ordnung|ungefahrlich|unbedenklich|harmlos|sicher|schadet nicht|nicht (?:schlimm|gefahrlich|schadlich)|macht nichts|passiert nichts|bedenkenlos|problemlos|ruhig|kann (?:man|st du|t ihr|en sie)?|kannst|darf|essbar|geniessbar)\\b',
    raw: '\\b(?:roh(?:e[mnrs]?)?|ungekocht\\w*|ungegart\\w*|halbgar\\w*|nicht durch(?:gegart|gebraten)?|innen (?:noch )?rosa|verdorben\\w*|abgelaufen\\w*|ranzig\\w*|wieder einfrier\\w*|erneut einfrier\\w*|rohmilch\\w*)\\b',
    leftOut:
      '\\b(?:draussen|uber nacht|die ganze nacht|bei (?:raum|zimmer)temperatur|ungekuhlt\\w*|auf (?:der arbeitsplatte|dem tisch|dem herd))\\b',
    cooled: 'kuhlschrank|(?<!un)gekuhlt\\b|gefrier|kalt ?stell|eisfach|kuhl(?:en|em|er)? ort',
    plants:
      'zucker|honig|gemuse|mohre|karotte|sellerie|zwiebel|obst|apfel|birne|beere|spinat|salat|tomate|gurke|paprika|kohl|fenchel|radieschen|krauter|knoblauch|zucchini|champignon|nuss|nusse|mandel|hafer|kakao|kokos|samen|ingwer|kraut',
    stable:
      'teig|brot|sauerteig|vorteig|butter\\b|keks|platzchen|kuchen|muffin|obst|banane|avocado|tomate|zwiebel|kartoffel|marmelade|honig|ol\\b|nuss|nusse|zucker|hafer',
    risky:
      'hahnchen|huhn|geflugel|pute|truthahn|ente|fleisch|hack|schwein|rind|lamm|wurst|schinken|speck|fisch|lachs|thunfisch|garnele|muschel|auster|\\bei(?:er|weiss|gelb)?\\b|mehl|milch|sahne|pudding|mayo|bohne|sprosse|reis\\b|nudel|suppe|eintopf|rest(?:e|en)?\\b|kasekuchen|holunder|tier',
  },
  es: {
    fine: '\\b(?:esta bien|no pasa nada|sin (?:problema|riesgo|peligro)s?|no hay (?:problema|riesgo|peligro)|segur[oa]s?|inofensiv\\w+|no (?:es|son) (?:peligros|malo|mala)\\w*|no hace dano|puedes?|se puede|comestible|tranquil\\w+)\\b',
    raw: '\\b(?:crud[oa]s?|poco hech[oa]s?|sin cocer|sin cocinar|rosad[oa] por dentro|caducad[oa]s?|pasad[oa] de fecha|ranci[oa]s?|volver a congelar|recongelar)\\b',
    leftOut:
      '\\b(?:fuera(?: de la nevera| del frigo\\w*)?|toda la noche|de un dia para otro|a temperatura ambiente|sin refrigerar|en la (?:encimera|mesa))\\b',
    cooled: 'en la nevera|en el (?:frigo|refrigerador|congelador)|refrigerad[oa]s?\\b|\\bfrio\\b',
    plants:
      'azucar|miel|verdura|zanahoria|apio|cebolla|fruta|manzana|pera|fresa|espinaca|lechuga|tomate|pepino|pimiento|col\\b|hinojo|rabano|ensalada|hierba|ajo\\b|calabacin|champi|nuez|nueces|almendra|avena|cacao|coco\\b|semilla|jengibre',
    stable:
      'masa|pan\\b|masa madre|mantequilla|galleta|bizcocho|magdalena|fruta|platano|aguacate|tomate|cebolla|patata|mermelada|miel|aceite|nuez|nueces|azucar|avena',
    risky:
      'pollo|pavo|pato|carne|cerdo|ternera|cordero|picada|salchicha|jamon|pescado|salmon|atun|gamba|marisco|mejillon|huevo|yema|clara|harina|leche|nata|crema|mayones|alubia|frijol|judia|brote|arroz|sopa|guiso|sobras|saico|yuca',
  },
  fr: {
    fine: '\\b(?:pas de (?:probleme|souci|risque|danger)|aucun (?:probleme|souci|risque|danger)|sans (?:probleme|souci|risque|danger|crainte)|c.est bon|ca va|pas (?:grave|dangereu\\w+|un probleme)|inoffensi\\w+|(?:est|sont) (?:tout a fait |parfaitement )?surs?\\b|peut|peuvent|peux|pouvez|comestible)',
    raw: '\\b(?:crue?s?|pas (?:assez )?cuite?s?|mal cuite?s?|rosee? a (?:coeur|l.interieur)|perimee?s?|rances?|recongel\\w+|lait cru)\\b',
    leftOut:
      '\\b(?:dehors|toute la nuit|une nuit|a temperature ambiante|hors du (?:frigo|refrigerateur)|sur le plan de travail|sur la table)\\b',
    cooled: 'au (?:frigo|refrigerateur|frais|congelateur|froid)',
    plants:
      'sucre|miel|legume|carotte|celeri|oignon|fruit|pomme|poire|fraise|epinard|laitue|tomate|concombre|poivron|chou|fenouil|radis|salade|herbe|ail\\b|courgette|champignon|noix|amande|avoine|cacao|coco\\b|graine|gingembre',
    stable:
      '\\bpate|pain\\b|levain|beurre|biscuit|gateau|muffin|cookie|fruit|banane|avocat|tomate|oignon|pomme|confiture|miel|huile|noix|sucre|avoine',
    risky:
      'poulet|dinde|volaille|canard|viande|porc|boeuf|agneau|hache|saucisse|jambon|poisson|saumon|thon\\b|crevette|moule|huitre|oeuf|jaune|blanc|farine|lait\\b|creme|mayo|haricot|germe|riz\\b|soupe|ragout|restes|manioc|sureau|animal',
  },
  it: {
    fine: '\\b(?:va bene|nessun (?:problema|rischio|pericolo)|non c.e (?:problema|rischio|pericolo)|senza (?:problemi|rischi|pericolo)|sicur[oaie]\\b|innocu\\w+|non (?:e|fa) (?:pericolos|dannos|male|grave)\\w*|puoi|si puo|si possono|puo|commestibil\\w+|tranquill\\w+)',
    raw: '\\b(?:crud[oaie]|poco cott[oaie]|non cott[oaie]|rosa (?:dentro|all.interno)|scadut[oaie]|rancid[oaie]|ricongel\\w+)\\b',
    leftOut:
      '\\b(?:fuori(?: dal frigo)?|tutta la notte|per una notte|a temperatura ambiente|sul (?:tavolo|piano))\\b',
    cooled:
      'in (?:frigo|frigorifero|freezer|congelatore)|nel (?:frigo|frigorifero|congelatore|freezer)|al fresco',
    plants:
      'zucchero|miele|verdur|carot|sedano|cipoll|frutt|mela\\b|mele\\b|pera\\b|fragol|spinaci|lattuga|pomodor|cetriol|peperon|cavol|finocch|ravanell|insalata|erbe|aglio|zucchin|funghi|noci\\b|mandorl|avena|cacao|cocco|semi\\b|zenzero|prosciutto crudo',
    stable:
      'impasto|pane\\b|lievito|burro|biscott|torta|muffin|frutta|banan|avocado|pomodor|cipoll|patat|marmellata|miele|olio|noci|zucchero|avena',
    risky:
      'pollo|tacchin|anatra|carne|maiale|manzo|agnello|macinat|salsicc|pesce|salmone|tonno|gamber|cozze|vongol|ostric|uov|tuorl|album|farina|latte\\b|panna|crema|maiones|fagiol|germogl|riso\\b|zuppa|stufat|avanz|sambuco',
  },
  pt: {
    fine: '\\b(?:tudo bem|sem (?:problemas?|riscos?|perigo)|nao (?:ha|tem) (?:problema|risco|perigo)|segur[oa]s?|inofensiv\\w+|nao (?:faz mal|e perigos\\w+)|pode|podes|podem|da para|comestive\\w+|tranquil\\w+)\\b',
    raw: '\\b(?:cru|crua|crus|cruas|mal ?passad[oa]s?|mal cozid[oa]s?|rosad[oa] por dentro|vencid[oa]s?|fora do prazo|rancos[oa]s?|recongelar|congelar de novo)\\b',
    leftOut:
      '\\b(?:fora (?:da geladeira|do frigorifico)|a noite (?:toda|inteira)|de um dia para o outro|durante a noite|em temperatura ambiente|a temperatura ambiente|(?:na|em cima da) (?:bancada|mesa)|fora\\b)',
    cooled: 'na geladeira|no (?:frigorifico|congelador|freezer)|gelad[oa]\\b',
    plants:
      'acucar|mel\\b|legume|cenoura|aipo|cebola|fruta|maca|pera|morango|espinafre|alface|tomate|pepino|pimentao|couve|repolho|rabanete|salada|erva|alho|abobrinha|cogumelo|noz|nozes|castanha|amendoa|aveia|cacau|coco\\b|semente|gengibre',
    stable:
      'massa|pao\\b|fermento|levain|manteiga|biscoito|bolo|bolacha|fruta|banana|abacate|tomate|cebola|batata|geleia|mel\\b|oleo|azeite|noz|nozes|acucar|aveia',
    risky:
      'frango|peru\\b|pato\\b|carne|porco|boi\\b|vaca|cordeiro|moida|linguica|peixe|salmao|atum|camarao|mexilh|ostra|ovo|gema|clara|farinha|leite|nata|creme|maiones|feij|broto|arroz|sopa|ensopado|sobras|mandioca',
  },
  pl: {
    fine: '\\b(?:mozna|mozesz|spokojnie|bez (?:obaw|problemu|ryzyka)|nic sie nie stanie|nie (?:szkodzi|jest (?:szkodliw|niebezpieczn|grozn)\\w*|ma (?:problemu|ryzyka))|w porzadku|jest ok|okej|bezpieczn\\w*|nieszkodliw\\w*|jadaln\\w*|smialo)\\b',
    raw: '\\b(?:surow\\w*|niedogotowan\\w*|niedopieczon\\w*|rozow\\w* w srodku|przeterminowan\\w*|zjelczal\\w*|ponownie zamroz\\w*)\\b',
    leftOut:
      '\\b(?:na (?:cala )?noc|przez (?:cala )?noc|poza lodowka|w temperaturze pokojowej|na (?:blacie|stole|wierzchu))\\b',
    cooled: 'w lodow|w zamraz|schlodz|w chlodn',
    plants:
      'cuk(?:ier|r)|miod|warzyw|marchew|seler|cebul|owoc|jabl|grusz|truskaw|szpinak|salat|pomidor|ogor|papryk|kapust|koper|rzodkiew|ziol|czosn|cukini|pieczark|orzech|migdal|owsian|kakao|kokos|nasion|imbir',
    stable:
      'ciast|chleb|zakwas|zaczyn|masl|ciastk|babeczk|owoc|banan|awokado|pomidor|cebul|ziemniak|dzem|miod|olej|oliw|orzech|cuk(?:ier|r)|owsian',
    risky:
      'kurcz|indyk|drob|kaczk|mies|wieprz|wolow|jagni|miel|kielbas|szynk|boczek|ryb|losos|tuncz|krewet|malz|ostryg|jaj|zoltk|bialk|mak[aei]\\b|mlek|smietan|krem\\b|majonez|fasol|kielk|ryz\\b|zup|gulasz|resztk',
  },
  ja: {
    fine: '大丈夫|問題(?:ない|ありません|なし)|平気|かまいません|構いません|食べられ|食べてもいい|食べても(?:よい|良い)|心配(?:ない|ありません|いりません)|安心|危険(?:は|では)(?:ない|ありません)|OK|ok|いいです',
    raw: '生(?:で|の|焼け|のまま)|半生|加熱せず|火を通さず|期限切れ|期限が(?:切れ|過ぎ)|腐|再冷凍',
    leftOut: '常温|室温|一晩|出しっぱなし|置きっぱなし|外に|テーブルの上',
    cooled: '冷蔵|冷凍|冷や',
    plants:
      '砂糖|はちみつ|野菜|にんじん|人参|セロリ|玉ねぎ|果物|りんご|ほうれん草|トマト|きゅうり|キャベツ|大根|サラダ|ハーブ|にんにく|ナッツ|アーモンド|クリーム|しょうが|生姜',
    stable:
      '生地|パン|バター|クッキー|ケーキ|果物|バナナ|トマト|玉ねぎ|じゃがいも|ジャム|はちみつ|油|ナッツ|砂糖|オーツ',
    risky:
      '鶏|肉|豚|牛|ひき肉|魚|鮭|まぐろ|えび|貝|牡蠣|卵|小麦粉|牛乳|豆|もやし|米|ご飯|シチュー|スープ|残り',
  },
};
