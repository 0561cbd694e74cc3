import { maxQuestionLength } from '@cpal/shared/contract/assistant/assistant';
import { findFoods } from '../kitchen/foods';
import { actions, type CuedIntent, type Cues, cuedIntents } from '../language/cues/cues';
import { onwardCues, portionCues, shortCues } from '../language/cues/tables';
import { deedsIn } from '../language/cues/deeds';
import { type Tool, tools } from '../language/cues/tools';
import type { Language } from '../language/languages';
import { describedAlike } from '../language/describing';
import { detectLanguage } from '../language/detect';
import { fold } from '../language/fold';
import { spelledOut } from '../language/shorthand';
import { withDigits } from '../language/number-words';
import { isPart, namesSamePart } from '../language/parts';
import { type Word, words } from '../language/words';
import { cuesOf } from '../retrieval/cues-of';
import { sentencesOf } from '../retrieval/lines/sentences';
import type { PreparedIngredient, PreparedPost } from '../retrieval/prepared';
import { ingredientsIn } from './named/ingredients-in';
import { absentOf, isInRecipe } from './named/absent-foods';
import { byBeginning } from './spelling/by-beginning';
import { withoutDenied } from './spelling/denied';
import { groupIn } from './named/group-in';
import { namedApart } from './named/named-apart';
import type { Memory } from './memory';
import type { Question } from './question';
import { searchedIn } from './named/searched';
import { spelled } from './spelling/spelled';

/** An instant pot is no pot: what a longer name has is not named beside it. */
function toolsIn(folded: string, cues: Cues): ReadonlySet<Tool> {
  const named = tools.filter((tool) => cues.tools[tool].test(folded));
  const nameOf = (tool: Tool) => cues.tools[tool].exec(folded)?.[0] ?? '';
  const isWithin = (tool: Tool) =>
    named.some((other) => {
      const name = nameOf(other);
      return name.length > nameOf(tool).length && !cues.tools[tool].test(folded.replace(name, ' '));
    });
  return new Set(named.filter((tool) => !isWithin(tool)));
}

/** Characters that cannot be seen, or that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/**
 * Finds out what a question asks.
 * @param hints language tags, the most trusted first, beside the conversation's own and the post's
 */
export function understand(
  asked: string,
  post: PreparedPost,
  memory: Memory,
  hints: readonly string[],
): Question {
  const written = asked.slice(0, maxQuestionLength).replace(unseen, ' ').trim();
  const known = [memory.language, ...hints, post.language].filter((hint) => hint !== null);
  const language = detectLanguage(written, known);
  const text = spelled(withoutDenied(spelledOut(written, language)), post, language);
  const { focus, intents } = focusOf(text, language);
  const whole = read(text, language, post);
  const part = focus === text ? whole : read(focus, language, post);
  const cues = cuesOf(language);
  const { folded, named, stems } = part;
  const pointsBack = cues.pronoun.test(folded) || shortCues[language].lack.test(folded);
  const isShort = focus !== text && stems.length <= mostBare;
  const isBare = part.ingredients.length === 0 && named.length === 0 && (pointsBack || isShort);
  const ingredients = isBare ? whole.ingredients : part.ingredients;
  const foods = (isBare ? whole : part).named.map(({ food }) => food);
  const { group } = part.group === null ? whole : part;
  return {
    text,
    folded,
    language,
    cues,
    intents,
    stems,
    searched: searchedIn(stems, folded, named, language, post),
    ingredients,
    foods,
    group,
    absent:
      ingredients.length > 0
        ? []
        : absentOf(isBare ? text : focus, (isBare ? whole : part).named, intents, language, post),
    actions: new Set(actions.filter((action) => cues.actions[action].test(folded))),
    deeds: deedsIn(folded, language),
    tools: toolsIn(isBare ? whole.folded : folded, cues),
    isFollowUp:
      memory.question !== null &&
      (cues.followUp.test(folded) || (intents.size === 0 && stems.length <= 3)),
  };
}

const intentsIn = (folded: string, { intents, vetoes }: Cues): Set<CuedIntent> =>
  new Set(
    cuedIntents.filter(
      (intent) =>
        intents[intent].some((cue) => cue.test(folded)) &&
        !vetoes[intent]?.some((veto) => veto.test(folded)),
    ),
  );

/** "No X", "I don't have any X": a statement, not yet a question. */
const isLack = (folded: string, language: Language) =>
  !/^(?:no (?:problem|worr|need|rush|thank|idea)|kein\w* (?:problem|sorge)|sin problema|pas de (?:souci|probleme)|sem problema)/.test(
    folded,
  ) &&
  shortCues[language].lack.test(folded) &&
  !/[?？]\s*$/.test(folded);

/** Words that ask what to do and no more, in any of the languages. */
const isHelp = ({ text, isStop }: Word) =>
  isStop ||
  /^(?:now|help|ideas?|tips?|do|mach\w*|tun|nun|jetzt|hilfe|hago|hacer|ahora|ayuda|fai[st]|faire|maintenant|aide|faccio|fare|adesso|aiuto|faco|fazer|agora|ajuda|zrobic|robic|robie|teraz|pomocy|どうすれ\S*|どうし\S*)$/.test(
    fold(text),
  );

/** "I have frozen spinach. How many grams?": so few words name nothing by themselves. */
const mostBare = 1;
const mostSentences = 8;
const mostOfTime = 3;
const light: ReadonlySet<CuedIntent> = new Set(['greeting', 'thanks']);

/**
 * The sentence that asks: the last one with an intent. What stands before it ("I have added the
 * butter.") says where the cook is.
 */
function focusOf(
  text: string,
  language: Language,
): { focus: string; intents: ReadonlySet<CuedIntent> } {
  const cues = cuesOf(language);
  const foldedOf = (part: string) => withDigits(fold(part), language);
  const intentsOf = (part: string): ReadonlySet<CuedIntent> =>
    onwardCues[language].test(foldedOf(part))
      ? new Set<CuedIntent>(['step'])
      : intentsIn(foldedOf(part), cues);
  const sentences = sentencesOf(text).slice(-mostSentences);
  if (sentences.length > 1) {
    // "We are six. How much rice?": the count belongs to the question.
    const all = sentences.map(intentsOf);
    const { limit } = portionCues[language];
    const isCounted = all.some(
      (each, at) =>
        at < all.length - 1 && (each.has('scale') || limit.test(foldedOf(sentences[at] ?? ''))),
    );
    if (isCounted) return { focus: text, intents: new Set(all.flatMap((each) => [...each])) };
    // "No food processor.. what now?": the help that is asked for is with what is lacking.
    const last = foldedOf(sentences.at(-1) ?? '');
    const isBareHelp = /\p{L}/u.test(last) && words(last, language).every(isHelp);
    const lacks = sentences.slice(0, -1).some((part) => isLack(foldedOf(part), language));
    if (isBareHelp && lacks) return { focus: text, intents: new Set() };
    // "No eggs left! What instead?": of what is lacking.
    const lastIntents = all.at(-1);
    const isBareSwap =
      lastIntents?.size === 1 &&
      lastIntents.has('substitution') &&
      findFoods(sentences.at(-1) ?? '', language).length === 0;
    if (isBareSwap && lacks) return { focus: text, intents: lastIntents };
    for (const asks of [true, false]) {
      for (const focus of sentences.toReversed()) {
        if (asks && !/[?？]\s*$/.test(focus)) continue;
        const intents = intentsOf(focus);
        if (![...intents].some((intent) => !light.has(intent))) continue;
        // "Can I mix it for a party? How far ahead": the last sentence is the question, unmarked.
        const isVague =
          asks && [...intents].every((intent) => light.has(intent) || intent === 'step');
        if (isVague && focus !== sentences.at(-1) && all.at(-1)?.has('storage')) {
          return { focus: text, intents: new Set<CuedIntent>(['storage']) };
        }
        // "Can it stay in the fridge? How long?": the time is that of keeping.
        const isKept = intents.has('duration') && all.some((each) => each.has('storage'));
        const isShort = focus.split(' ').length <= mostOfTime;
        return isKept && isShort
          ? { focus: text, intents: new Set<CuedIntent>([...intents, 'storage']) }
          : { focus, intents };
      }
    }
  }
  return { focus: text, intents: intentsOf(text) };
}

/** Words, foods and ingredients of a text. */
function read(text: string, language: Language, post: PreparedPost) {
  const all = words(text, language);
  const folded = withDigits(fold(text), language);
  const group = groupIn(folded, all, post, language);
  const named = findFoods(text, language).filter(({ food, start, end, size }) => {
    const word = fold(text.slice(start, end));
    if (size > 1 || !isPart(word, language)) return true;
    return group === null && (isInRecipe(food.id, post) || !isMade(word, language, post));
  });
  const together = ingredientsIn(all, named, post, language === post.language, group);
  const apart = namedApart(text, named, post, language, group);
  const asked = [...new Set(all.filter(({ isStop }) => !isStop).map(({ stem }) => stem))];
  const exact = apart.length > together.length ? apart : together;
  const isPartly = exact.length + named.length === 0 && language === 'de' && post.language === 'de';
  const found = isPartly ? byBeginning(asked, post.ingredients) : exact;
  return {
    folded,
    named,
    group,
    stems: asked,
    ingredients: oneKind(found) ? describedAlike(found, folded, language, post.language) : found,
  };
}

/** Several lines of one food: cold water and lukewarm water. */
const oneKind = (found: readonly PreparedIngredient[]) =>
  found.every(({ food, head }) => (food?.id ?? head) === (found[0]?.food?.id ?? found[0]?.head));

/** The steps make a part of that name: "la pâte" is the dough here, no pasta. */
const isMade = (word: string, language: Language, post: PreparedPost) =>
  post.steps.some(({ folded }) => namesSamePart(word, language, folded, post.language));
