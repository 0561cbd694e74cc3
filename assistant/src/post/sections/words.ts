/** The parts of a recipe that a heading can lead. */
export type Section = 'ingredients' | 'steps' | 'notes' | 'equipment' | 'nutrition' | 'end';

const patterns: readonly [Section, RegExp][] = [
  [
    'end',
    /^(?:(?:\d{1,5}\s)?(?:(?:reader|user|your|all|latest|recent) )?(?:comments|comment(?=[\s:.!()]*$| on [“"«„'‘])|responses?|replies|kommentare?|comentarios?|commentaires?|commenti|comentários?|komentarze|コメント)\b|leave a (?:comment|reply)|(?:\d{1,5} )?thoughts? on|join the (?:conversation|discussion)|reader interactions|post a comment|schreibe einen kommentar|deja (?:un comentario|una respuesta)|laisser un commentaire|lascia un commento|deixe um comentário|dodaj komentarz|コメント)/iu,
  ],
  [
    'ingredients',
    /^(?:the |all |list of |recipe |main |die |los |les |gli |os )?(?:ingredients?|ingredient list|(?:what )?you(?:(?:'|’)?ll| will)? (?:need|want)(?=[\s:.]*$| for| to make)|what goes in(?=[\s:]*$)|shopping list|zutaten(?:liste)?|das (?:brauchst du|braucht(?:'s| es| man| ihr))|man braucht|du brauchst|ihr braucht|für \d{1,2} (?:personen|portionen|stück)|(?:lista de )?ingredientes|(?:qué )?necesitas|necesitarás|(?:para|per) \d{1,2} (?:personas|raciones|porciones|persone|porzioni|pessoas|porções)|(?:o que )?você (?:vai precisar|precisa)|vai precisar|(?:liste des )?ingrédients?|il (?:te |vous )?faut(?=[\s:]*$| pour)|(?:on a|vous avez|tu as) besoin de|pour \d{1,2} (?:personnes|parts)|(?:lista (?:degli )?)?ingredienti|occorrente|cosa vi occorre|was (?:ihr|du|man) braucht|was wir brauchen|co (?:będzie )?potrzeb(?:a|ne)|czego (?:nam )?(?:potrzeba|trzeba)|produkty(?=[\s:]*$)|(?:vi |ti )?servono|cosa (?:ti |vi )?(?:serve|occorre)|(?:lista )?składnik(?:i|ów)|ingrediënten|ingrediens(?:er|erna)|suroviny|hozzávalók|potrzebne składniki|(?:czego )?(?:będziesz )?potrzebujesz|材料|用意するもの|原材料)(?![\p{Ll}])/iu,
  ],
  [
    'steps',
    /^(?:the |recipe |cooking |step[- ]by[- ]step |die |la |les |el |il |o |a )?(?:instructions?|directions?|methods?|preparation|steps|procedure|how to (?:make|cook|prepare|bake)|let(?:'|’)s (?:cook|make)|zubereitung(?:sschritte)?|anleitung|(?:und )?so (?:geht|wird)(?:(?:'|’)?s| es)|arbeitsschritte|und so geht|preparación|elaboración|instrucciones|pasos|procedimiento|(?:cómo|como) (?:hacer|preparar|se (?:hace|prepara|elabora)|fazer)|modo de (?:preparo|preparar|fazer|preparación|preparação|hacer)|préparation|étapes|réalisation|on cuisine(?=[\s!:]*$)|c(?:'|’)est parti|marche à suivre|pas à pas|paso a paso|passo a passo|passo passo|krok po kroku|schritt für schritt|do dzieła|los geht(?:'|’)s|jak to zrobić|instructions|(?:la )?recette(?= pas à pas| étape|[\s:]*$)|progression|preparazione|procedimento|come (?:fare|si (?:fa|prepara))|istruzioni|esecuzione|preparo|preparação|instruções|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak (?:zrobić|przygotować)|bereiding(?:swijze)?|zo maak je het|gör så här|tillagning|fremgangsmåde|sådan gør du|postup|elkészítés|作り方|つくり方|手順|調理(?:手順|方法)|レシピ手順)(?![\p{Ll}])/iu,
  ],
  [
    'notes',
    /^(?:recipe |cook(?:'|’)?s |chef(?:'|’)?s |my |expert |extra |quick )?(?:notes?|tips?|tips (?:and|&) (?:tricks|notes)|hinweise?|tipps?|anmerkungen|notas?|consejos|trucos|conseils?|astuces?|consigli|suggerimenti|dicas?|observações|wskazówki|uwagi|rady|porady|ポイント|コツ|メモ)(?![\p{Ll}])/iu,
  ],
  [
    'equipment',
    /^(?:special |kitchen )?(?:equipment|tools|utensils|küchengeräte|utensilien|ausstattung|utensilios|équipement|matériel|ustensiles|attrezzatura|utensili|strumenti|utensílios|equipamentos|przybory|sprzęt|道具|調理器具)(?![\p{Ll}])/iu,
  ],
  [
    'nutrition',
    /^(?:nutrition(?:al)?(?: (?:facts?|information|info|values?))?|nährwerte?|nährwertangaben|información nutricional|valores nutricionales|valeurs? nutritionnelles?|informazioni nutrizionali|valori nutrizionali|informações nutricionais|tabela nutricional|wartości? odżywcz[ae]|栄養成分|カロリー)(?![\p{Ll}])/iu,
  ],
];

// English headings have the word last: "Plum cake ingredients".
const lastWord: readonly [Section, RegExp][] = [
  ['ingredients', /\bingredients:?$/i],
  ['steps', /\b(?:instructions|directions|method):?$/i],
];

/** The section that a heading leads, in any of the eight languages; null for all others. */
export function sectionOf(heading: string): Section | null {
  const text = heading
    .slice(0, 80)
    .normalize('NFC')
    .replace(/^[^\p{L}]+/u, '');
  return [...patterns, ...lastWord].find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const aside =
  /^(?:how to )?(?:good to know|stor(?:e|ing|age)|keep(?:s|ing)|leftovers?|freez(?:e|ing)|reheat(?:ing)?|make[- ]ahead|to (?:store|freeze|keep)|substitut\w+|swaps?|variations?|questions|faqs?|troubleshooting|what to serve|gut zu wissen|aufbewahr\w+|haltbarkeit|lagerung|einfrieren|reste|varianten|fragen|conserva\w*|cómo conservar|almacen\w+|congelar|sobras|sustituciones|variantes|preguntas|bon à savoir|conservation|congélation|restes|questions|da sapere|conservazione|come conservare|congelare|avanzi|varianti|domande|bom saber|armazen\w+|como (?:guardar|conservar)|substituições|variações|perguntas|warto wiedzieć|przechowywanie|mrożenie|zamienniki|pytania|保存|日持ち|冷凍|アレンジ|よくある質問|代用)(?![\p{Ll}])/iu;

/** Whether a heading leads what stands beside the recipe: keeping, changes, questions. */
export const isAside = (heading: string): boolean => aside.test(heading.trim());

const beside =
  /^(?:(?:customer |reader |recipe |user )?(?:reviews?|ratings?)(?![^\s(:&])(?: (?:&|and) (?:reviews?|ratings?|comments?|questions))?(?: ?\(?\d{0,5}\)?)?$|rate this|what (?:readers|others|people|you) (?:say|said|are saying|think)|bewertungen|avis des|opiniones de|recensioni|avaliações|opinie|related|popular|latest|recent|trending|you(?: may| might| will|'ll|’ll)(?: also| like| love| enjoy)|looking for more|recommended|explore|featured|read next|keep reading|share(?: (?:it|this|on|me|with|your)\b|[\s:!]*$)|pin (?:it|this)|follow(?: (?:me|us|my|our|along|on)\b|[\s:!]*$)|subscribe|newsletter|sign up|join(?: (?:us|me|in|our|my|now|the (?:club|community|conversation|discussion|family|list|newsletter))\b|[\s:!]*$)|about (?:me|the author)|hi,? i|primary sidebar|footer|before footer|categories|archives|tags|search|filed under|table of contents|jump to|contents|disclosure|advertisement|sponsored|weitere (?:rezepte|beiträge|themen|artikel)|ähnliche|das könnte (?:auch|dir|dich|euch|ihnen|sie)(?![\p{L}])|mehr (?:rezepte|davon)|inhaltsverzeichnis|anzeige|teilen|werbung|artículos relacionados|recetas relacionadas|también te|te pueden? (?:interesar|gustar)|más recetas|publicidad|compartir|articles similaires|vous aimerez|recettes similaires|d(?:'|’)autres recettes|partager|publicité|articoli correlati|ricette correlate|potrebbe(?:ro)? (?:anche|interessar|piacer)|altre ricette|condividi|pubblicità|receitas relacionadas|posts relacionados|você também|veja também|leia também|mais receitas|compartilhe|publicidade|podobne|zobacz (?:także|też|również)|może ci się|inne przepisy|udostępnij|reklama|関連(?:記事|レシピ)|おすすめ(?:記事|レシピ)|シェア|広告|人気(?:記事|レシピ))/iu;

/** "More soups to try" leads away; "Other fish that works" is about this dish. */
const besidesOthers =
  /^(?:more|other|similar)(?: [\p{L}'’-]{1,20}){0,5} (?:recipes?|posts?|articles?|stories|reads?|links?|favou?rites?|dishes|meals|dinners|desserts|cakes|cookies|breads|soups|salads|(?:from|on) (?:the|our|my|this) (?:blog|site)|like this|to (?:try|love|explore|make|read|enjoy)|you(?:'|’)?(?:ll| will| might| may) (?:like|love|enjoy))(?![\p{L}])/iu;

const ofPost = /\b(?:tips?|ways|ideas|flavou?rs?|variations?|about this|information|notes)\b/iu;

/** "Popular with children?" is a question on this dish; "Looking for more soups?" leads away. */
const isAsked = (heading: string): boolean =>
  /[?？]\s*$/.test(heading) && !/^(?:looking|hungry) for more\b/i.test(heading);

/** Whether a heading leads to other posts, sharing, signing up or advertisements. */
export const isBeside = (heading: string): boolean => {
  const text = heading.trim();
  if (ofPost.test(text) || isAsked(text)) return false;
  return beside.test(text) || besidesOthers.test(text);
};
