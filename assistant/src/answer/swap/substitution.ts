import { findFoods, foodName } from '../../kitchen/foods';
import { isKindred, isOfKind } from '../../kitchen/kin';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { ingredientsIn } from '../../question/named/ingredients-in';
import { kinNamed } from '../../question/named/kin-named';
import { cuesOf } from '../../retrieval/cues-of';
import { isOptional } from '../../retrieval/lines/optional';
import { rankFragments } from '../../retrieval/search/rank';
import type { PreparedIngredient } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/lines/told';
import type { Answerer, Ask, Draft } from '../draft';
import { dietAsked, generalSubstitution, waysFor } from './general-substitution';
import { missing } from '../missing';
import { offeredWords } from './offered-words';
import { quoting } from './quoted-substitutes';
import { type Replacement, replacementIn } from './replacement';
import { ingredientSource } from '../sources';
import { stemsInPost, substitutesInPost } from './substitutes-in-post';
import { stemsAsked, stemsOfFood } from './target-stems';
import { toldBeside } from './told-beside';
import { bareName } from '../amount/written-amount';

/** "What can I use instead of eggs?", "can I leave out the nuts?". */
export const substitution: Answerer = (ask) => {
  const { question, say } = ask;
  if (!question.intents.has('substitution')) return null;
  // "Why shake it without ice?" asks for the reason, not for leave.
  if (shortCues[question.language].why.test(question.folded)) return null;
  const read = turned(ask, replacementIn(question));
  const target = targetOf(ask, read);
  if (target === null) return withoutTarget(ask, read);
  const wanted = { ...read, by: read.by ?? offeredBeside(ask, target) };
  const own = ofDiet(ask, target, wanted) ?? fromPost(ask, target, wanted);
  if (own !== null) return { ...own, memory: { ingredient: target.index } };
  if (wanted.isLess) {
    return { ...missing(ask, 'substitution'), memory: { ingredient: target.index } };
  }
  const draft =
    ((wanted.isOmission && !orElse.test(question.folded)) || isOtherKind(ask, read, target)
      ? null
      : generalSubstitution(ask, target, offeredBy(ask, wanted, target))) ??
    missing(
      ask,
      'substitution',
      wanted.isOmission
        ? say.substitution.notOptional(nameOf(ask, target))
        : say.substitution.unknown(nameOf(ask, target)),
    );
  return { ...draft, memory: { ingredient: target.index } };
};

/** "A vegan swap for the butter?": what the tables know of it, unless the post speaks of that diet. */
function ofDiet(ask: Ask, target: PreparedIngredient, wanted: Replacement): Draft | null {
  const asked = dietAsked(ask.question);
  if (asked.length === 0) return null;
  const { diets } = cuesOf(ask.post.language);
  const said = fold(fromPost(ask, target, wanted)?.text ?? '');
  if (asked.some((name) => diets[name].test(said))) return null;
  return generalSubstitution(ask, target, offeredBy(ask, wanted, target));
}

/**
 * Only what the reader would take is named ("is cod ok?"), or what shall be replaced is not in the
 * recipe ("without meat").
 */
function withoutTarget(ask: Ask, { food, by, isOmission }: Replacement): Draft | null {
  const { question, post } = ask;
  // "Which cheese can I use?": what the post offers in the place of one of its own.
  const ofKind = food === null ? kinNamed(question, post) : [];
  for (const each of ofKind) {
    const told = fromPost(ask, each, { food, by: null, isOmission, isLess: false });
    if (told !== null) return told;
  }
  const own = stemsInPost(food ?? '', ask);
  const offered = stemsInPost(by ?? (food === null ? question.text : ''), ask);
  const foods = findFoods(by ?? '', question.language).map((each) => each.food);
  const found = substitutesInPost(ask, { target: null, own, offered, foods, isOmission });
  if (found.length > 0) return quoting(ask, found.slice(0, 1), null);
  const { lack, offer } = shortCues[ask.post.language];
  // A heading on it, or a sentence for those who lack it: also of a thing that is no food.
  const said = rankFragments(ask.post, question).find(
    ({ fragment: { topic, kind, folded }, coverage }) =>
      (topic !== '' && coverage >= leastCoverage) ||
      (isBeside(kind) && coverage >= leastNamed && (lack.test(folded) || offer.test(folded))),
  );
  if (said) return quoting(ask, [said.fragment], null);
  if (food === null) return inPlaceOfOwn(ask, by);
  const [absent] = findFoods(food, question.language);
  return missing(ask, 'substitution', absent?.food ?? ask.say.missing.substitution);
}

/** "Margarine ok?" says no more than its name; what the post says of it goes before the tables. */
const untold = ({ question: { absent }, post: { fragments, language } }: Ask) =>
  absent.filter(
    ({ id }) =>
      !fragments.some(
        ({ kind, text }) =>
          isBeside(kind) && findFoods(text, language).some(({ food }) => food.id === id),
      ),
  );

/** "Can I make these with oil?": the tables know what of the recipe it takes the place of. */
function inPlaceOfOwn(ask: Ask, by: string | null): Draft | null {
  const { language } = ask.question;
  const offered = by === null ? untold(ask) : findFoods(by, language).map(({ food }) => food);
  const target = ask.post.ingredients.find((each) =>
    waysFor(each, []).some(({ parts: [first, ...more] }) =>
      more.length === 0 && first !== undefined ? offered.includes(first.food) : false,
    ),
  );
  return target === undefined ? null : generalSubstitution(ask, target, offered);
}

/** "Leave it out or use something else?", in any of the languages; for folded texts. */
const orElse =
  /\b(?:or|oder|o|ou|lub|albo|czy)\b.{0,20}\b(?:(?:some|any)thing else|another|replac\w*|substitut\w*|swap|etwas anderes|ersetz\w*|otra cosa|sustitu\w*|autre chose|remplac\w*|altro|qualcos'altro|sostitu\w*|outra coisa|cos innego|czyms innym|zastap\w*)\b|(?:別|他)のもの/;

const leastCoverage = 0.6;
const leastNamed = 0.5;

/** In any of the languages; for folded texts. */
const instead =
  /\b(?:instead of|statt|anstatt|anstelle|en (?:vez|lugar) de|au lieu d|a la place d|al posto d|invece d|em vez d|no lugar d|zamiast)|代わりに|かわりに/;

/** "No lamb, is beef ok?", "oat milk instead of milk?": the other food that the question names. */
function offeredBeside({ question }: Ask, target: PreparedIngredient): string | null {
  const { text, language, folded } = question;
  if (!shortCues[language].fine.test(folded) && !instead.test(folded)) return null;
  const others = findFoods(text, language).filter(({ food }) => food !== target.food);
  return others.map(({ start, end }) => text.slice(start, end)).join(' ') || null;
}

/** "Can I use frozen asparagus?", "brown rice?": of the same food, which the tables say nothing of. */
function isOtherKind({ question }: Ask, { food, by }: Replacement, target: PreparedIngredient) {
  const offered = food === null && by !== null ? findFoods(by, question.language) : [];
  const isSame = offered.length > 0 && offered.every((each) => each.food === target.food);
  return isSame;
}

/** Foods that the reader would take instead. */
const offeredBy = ({ question }: Ask, { by }: Replacement, target: PreparedIngredient) =>
  by === null
    ? []
    : findFoods(by, question.language)
        .map(({ food }) => food)
        .filter((food) => food !== target.food);

const nameOf = ({ question, post }: Ask, of: PreparedIngredient) =>
  bareName(of, question.language, post.language);

/** The recipe's ingredient that a part of the question names. */
function namedIn({ question, post }: Ask, text: string | null): PreparedIngredient | undefined {
  if (text === null) return undefined;
  const [named] = ingredientsIn(
    words(text, question.language),
    findFoods(text, question.language),
    post,
    question.language === post.language,
  );
  // "The alcohol" is the cider.
  const isDrink = named === undefined && alcohol.test(fold(text));
  return isDrink ? post.ingredients.find(({ food }) => food?.has.has('alcohol')) : named;
}

/** In any of the languages; for folded texts. */
const alcohol = /\b(?:alcohol|alkohol\w*|alcool|alcol|booze|schnaps)\b|アルコール|お酒/;

/** "Swap the parsley for dried": what the recipe has is what shall be replaced. */
function turned(ask: Ask, wanted: Replacement): Replacement {
  const { food, by } = wanted;
  const isTurned = food !== null && by !== null && !namedIn(ask, food) && namedIn(ask, by);
  return isTurned ? { ...wanted, food: by, by: food } : wanted;
}

function targetOf(ask: Ask, { food, by }: Replacement): PreparedIngredient | null {
  const { question, post, memory } = ask;
  const named = (text: string | null) => namedIn(ask, text);
  const direct = named(food) ?? (food === null ? named(by) : undefined);
  if (direct) return direct;
  const isNew = food !== null && question.absent.length > 0;
  if (isNew) return null;
  const first = question.ingredients[0] ?? named(food === null ? question.text : null);
  if (first) return first;
  const last = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  // "What can I use instead?": of what was spoken of.
  const isBare = food === null && by === null && question.foods.length === 0;
  const goesOn = question.isFollowUp || question.cues.pronoun.test(question.folded);
  // "With spelt flour?" after "without eggs?" goes on with the flour.
  const isOfLast = last?.food && question.absent.some((each) => isKindred(each, last.food ?? each));
  const kin = post.ingredients.filter(
    (own) => own.food && question.absent.some((each) => isOfKind(each, own.food ?? each)),
  );
  if (goesOn && !isOfLast && kin.length === 1) return kin[0] ?? null;
  return goesOn || isBare ? (last ?? null) : null;
}

/** The post's own word on it: "or", "optional" in the line, or a sentence about replacing it. */
function fromPost(ask: Ask, target: PreparedIngredient, wanted: Replacement): Draft | null {
  const { post, say } = ask;
  const name = nameOf(ask, target);
  if (wanted.isOmission && isOptional(target.text)) {
    return {
      intent: 'substitution',
      text: `${say.substitution.optional(name)} ${say.quoted(target.text)}`,
      tier: 'post',
      sources: [ingredientSource(post, target)],
    };
  }
  const first = target.head === null ? target.stems.slice(0, 1) : [target.head];
  const asked = new Set(words(ask.question.text, post.language).map(({ stem }) => stem));
  const named = target.stems.filter((stem) => ask.question.searched.has(stem) || asked.has(stem));
  const replacing = stemsInPost(wanted.by ?? '', ask);
  const own = new Set([
    ...first,
    ...named,
    ...stemsOfFood(target, post.language),
    ...stemsAsked(ask, target).filter((stem) => !replacing.has(stem)),
  ]);
  const taken = wanted.by === null ? offeredWords(ask) : stemsInPost(wanted.by, ask);
  const offered = new Set([...taken].filter((stem) => !own.has(stem)));
  const { isOmission, isLess } = wanted;
  if (isLess) return null;
  // Lemon is offered, not the lime of the "lime juice".
  const foods = offeredBy(ask, wanted, target).filter((food) =>
    words(foodName(food, post.language), post.language).every(({ stem }) => !own.has(stem)),
  );
  const found = substitutesInPost(ask, { target, own, offered, foods, isOmission });
  if (found.length > 0) return quoting(ask, found, say.substitution.post(name));
  const told = toldBeside(ask, { target, own, offered, foods });
  return told ? quoting(ask, [told], say.substitution.post(name)) : null;
}
