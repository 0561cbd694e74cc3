import type { AddressForm } from '../contract/blogs/blog';

/** Words, and ends of words behind a `-`, parted by blanks. */
const of = (list: string, flags = 'iu') => {
  const parts = list
    .trim()
    .split(/\s+/)
    .map((word) => (word.startsWith('-') ? `\\p{L}+${word.slice(1)}` : word));
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, flags);
};

/** The same words where a clause begins: within one they are nouns or said of somebody else. */
const first = (list: string) =>
  new RegExp(`(?:^|[.:;,!?¡¿] |\\b[ye] )(?:${list.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'iu');

/** What only one form of address has: pronouns, verbs of the second person, imperatives. */
const signs: Readonly<Record<string, Readonly<Record<AddressForm, readonly RegExp[]>>>> = {
  de: {
    informal: [
      of(`du dich dir dein deine deinen deinem deiner deines
        hast bist kannst willst musst magst möchtest brauchst solltest weißt findest siehst nimmst
        frag lass heb achte erhitze schau lies verlass versuch versuche öffne nimm gib zeig zeige
        prüf prüfe probier probiere stell iss koch rühr klick tippe wähle`),
    ],
    formal: [of('Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres', 'u')],
  },
  es: {
    informal: [
      of(`tú te ti tu tus contigo tuyo tuya (?!(?:parte|arte|fuerte|suerte)(?!\\p{L}))\\p{L}+[aei]rte
        eres estás tienes quieres puedes necesitas debes sabes haces vas usas quieras puedas prefieres
        -ntame guárdame muéstrame guíate fíes inténtalo vuelve cómelo recaliéntalo mantén déjalo
        derrítela muélelo disuélvela sofríela hiervas`),
      first(`pregunta mira lee recalienta prueba abre sigue usa cocina enfría guarda tira corta evita lava
        pon añade deja aclara mezcla escurre tritura cuece hornea reduce calienta cuela empieza revisa
        ten toma`),
    ],
    formal: [
      of(`usted ustedes -[aei]rle quiere quiera le pregúnteme guárdeme guíese fíe inténtelo
        recaliente vuelva pruebe`),
      first(`su mire lea abra siga use cocine evite tire corte lave ponga añada deje mezcle escurra cueza
        empiece revise tenga tome necesita`),
    ],
  },
  fr: {
    informal: [
      of(`coucou tu te toi ton ta tes [dt]?t[’'][\\p{L}]+ -[-‑](?:tu|toi)
        veux utilises vérifie lis fie régale demande réessaie essaie ouvre
        refroidis mets évite jette détends égoutte réduis enfourne délaie`),
      first(`réchauffe garde pose montre repose suis prends lave cuis coupe laisse mixe mélange ajoute
        abstiens-toi commence goûte fais mange`),
    ],
    formal: [of(String.raw`vous votre vos (?!(?:chez|assez|nez)(?!\p{L}))\p{L}+ez`)],
  },
  it: {
    informal: [
      of(`ciao tu ti te tuo tua tuoi tue -[aei]rti sei hai vuoi puoi devi sai
        chiedimi tienimi leggi affidarti riprova apri mostrami mangialo riscaldalo evitalo diluisci
        scegli scegline scola mescola inforna sciogli scioglilo soffriggila riduci raffredda`),
      first(`controlla chiedi fai riscalda prova segui metti usa cuoci evita butta taglia lava tieni
        lascia frulla aggiungi scalda comincia assaggia`),
    ],
    formal: [
      of(`lei la\\ssua le\\s(?:serve|servono|piace) -[ae]rla (?<!ci\\s)vuole desidera
        mi\\schieda mi\\stenga legga si\\saffidi riscaldi riprovi può\\s(?:usare|sostituire)`),
      first(
        'controlli provi apra segua usi eviti tagli lavi tenga lasci mescoli aggiunga assaggi chieda',
      ),
    ],
  },
  pl: {
    informal: [
      of(`cześć hej ty cię ci ciebie tobie tobą twój twoja twoje twojego twojej
        jesteś wiesz -[eę]bujesz masz chcesz możesz znajdziesz zobaczysz
        sprawdź zapytaj pytaj czytaj polegaj odgrzewaj zostaw kieruj spróbuj otwórz pokaż włącz rób
        wystudź wstaw zjedz unikaj wyrzuć odetnij upiecz ugotuj podgrzej pomiń myj trzymaj odstaw
        rozrzedź wybierz gotuj odsącz zblenduj daj zmiel wymieszaj dodaj rozpuść roztop podsmaż zacznij
        odparuj zmiksuj przecedź używaj uważaj piecz`),
    ],
    formal: [of(`pan pani panu państwo państwa proszę\\s(?:\\p{L}+\\s)?\\p{L}+ć`)],
  },
  pt: {
    informal: [of('você vocês te ti tu teu tua contigo')],
    formal: [of('senhor senhora deseja desejar')],
  },
};

const has = (sentence: string) => (sign: RegExp) => sign.test(sentence);

/** Those sentences of a language in which a reader is addressed in the other form. */
export function addressedOtherwise(
  language: string,
  form: AddressForm,
  sentences: readonly string[],
): string[] {
  const other = signs[language]?.[form === 'formal' ? 'informal' : 'formal'] ?? [];
  return sentences.filter((sentence) => other.some(has(sentence)));
}

/** Those sentences in which a reader is addressed at all, as text has it that is said in each form. */
export const addressedAtAll = (language: string, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) =>
    Object.values(signs[language] ?? {})
      .flat()
      .some(has(sentence)),
  );
