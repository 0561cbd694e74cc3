import type { Language } from '../../language/languages';

/** What a thing is, apart from how it is prepared or when it is used. */
interface Split {
  item: string;
  note: string | null;
}

// English words before a thing that say how it is prepared; "ground" and "crushed" change the thing.
const prepared =
  /^((?:(?:very|finely|roughly|coarsely|thinly|freshly|lightly|firmly|well)\s+)?(?:chopped|diced|minced|sliced|grated|shredded|peeled|melted|softened|toasted|sifted|packed|beaten|cubed|halved|quartered|cooled|julienned))(?:\s+(?:and|&)\s+(\p{L}{1,12}ed))?\s+(?=\p{L})/iu;

// Only describing what comes after the comma: "boneless, skinless chicken thighs".
const describing =
  /^(?:(?:boneless|skinless|large|medium|small|ripe|fresh|frozen|dried|raw|cold|warm|hot|extra|thick|thin|lean|unsalted|salted|low-fat|full-fat|bone-in|skin-on|good|firm|dry)\s*)+$/iu;

const purpose =
  /\s(?:for (?:the |your )?(?:serving|garnish(?:ing)?|dusting|greasing|frying|brushing|pan|topping|drizzling|sprinkling|rolling|decorat\p{L}{1,5}|dredging)|to (?:taste|serve|garnish|finish)|as needed|optional|nach (?:Geschmack|Belieben|Bedarf)|zum (?:Bestreuen|Garnieren|Servieren|Braten|Bestreichen|Einfetten)|für die Form|al gusto|para (?:servir|decorar|adornar|freír|engrasar|untar|polvilhar|enfeitar)|a gosto|opcional|pour (?:servir|décorer|le moule|la cuisson)|selon le goût|facultatif|q\.?\s?b\.?|per (?:servire|decorare|guarnire|la teglia|friggere)|a piacere|do (?:smaku|podania|dekoracji|smażenia|posypania)|opcjonalnie)(?=$|[\s,.;)])/iu;

const trimmed = (text: string): string => text.replace(/^[\s,;:.–—*-]+|[\s,;:–—*-]+$|\.$/gu, '');

/** Takes the bracketed remarks out of a text. */
function brackets(text: string): { without: string; inside: string[] } {
  const inside: string[] = [];
  const without = text.replace(/[（([]([^()[\]（）]{0,200})[)\]）]/gu, (_all, words: string) => {
    inside.push(trimmed(words));
    return ' ';
  });
  return { without: without.replace(/[()（）]/g, ' '), inside };
}

/** Where the remark after a comma, dash or purpose begins; the length where there is none. */
function endOfItem(text: string): number {
  const ends = [purpose.exec(text)?.index, / [–—-] /.exec(text)?.index].filter(
    (end) => end !== undefined,
  );
  for (const comma of text.matchAll(/[,;、]/g)) {
    const before = text.slice(0, comma.index).trim();
    const isNumber = /\d$/.test(before) && /^\d/.test(text.slice(comma.index + 1));
    if (!isNumber && before !== '' && !describing.test(before)) {
      ends.push(comma.index);
      break;
    }
  }
  return Math.min(text.length, ...ends);
}

/** Parts a text after its amount and unit into the thing itself and remarks on it. */
export function splitNote(source: string, language: Language | null): Split {
  const { without, inside } = brackets(source.slice(0, 300));
  const text = trimmed(without.replace(/\s+/g, ' '));
  const end = endOfItem(text);
  let item = trimmed(text.slice(0, end));
  const first = language === 'en' || language === null ? prepared.exec(item)?.[0] : undefined;
  if (first !== undefined) item = item.slice(first.length);
  const notes = [first?.trim() ?? '', trimmed(text.slice(end)), ...inside].filter(Boolean);
  return { item, note: notes.join(', ') || null };
}
