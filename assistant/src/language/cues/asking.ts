/** How a question begins, and what joins two of them. */
interface QuestionStarts {
  /** At the start of a folded clause. */
  start: RegExp;
  /** Before the second of two questions in one sentence. */
  joint: RegExp;
  /** In what joins them: the second is on another matter, so that the first may be a complaint. */
  another: RegExp;
}

/** The words by which a question asks for one kind of answer. */
type QuestionWord = 'how' | 'howLong' | 'howMany' | 'what' | 'when' | 'where' | 'which' | 'who';

/** Whom or what a question points at, where it names nothing of the recipe. */
interface AddressCues {
  /** The writer is spoken to or of: "did you", "your", "the author"; not "can you tell me". */
  writer: RegExp;
  /** The dish or the post: "this", "it", "the recipe", "a video". */
  here: RegExp;
}

/** How the reader feels about the dish, where nothing is asked. */
interface FeelingCues {
  glad: RegExp;
  sad: RegExp;
}

/** Whether something is to be done. */
interface WhetherCues {
  /** In a question: "do I …?", "may I …?". */
  asks: RegExp;
}

/** What tells the meaning of a question of few words, with no verb or with a fragment of one. */
interface GeneralCues {
  /** Something is not at hand: "no eggs", "I do not own a mixer". */
  lack: RegExp;
  /** Asks for leave: "is cod ok?", "works with oil?". */
  fine: RegExp;
  /** In which state a food is bought; not that the dish is frozen. */
  form: RegExp;
  /** In a line of eggs: they are cooked whole, or no hen's, so that none is beaten. */
  wholeEgg: RegExp;
  /** "Why". */
  why: RegExp;
  /** A length of time: "simmer time". */
  time: RegExp;
  /** In a post: one thing may take the place of another. */
  offer: RegExp;
  /** Of a dish that is done: it keeps, is stored, is good for so long. */
  keep: RegExp;
  /** A step of the recipe is asked for: how long it must or should. */
  must: RegExp;
  /** The longest that is allowed: "at most". */
  most: RegExp;
  /** The shortest that is needed: "at least". */
  least: RegExp;
}

/** When to start, so that the dish is on the table at a time of day, and when it will be. */
interface StartTimeCues {
  /** Asks when to start, or when it goes into the oven. */
  start: RegExp;
  /** Asks when the dish will be ready, or whether it will be in time. */
  ready: RegExp;
  /** The cook starts at the time of day that `#` is in the place of. */
  starting: RegExp;
  /**
   * A time of day; groups `h`, `m` or `m2`, `ap` ("am" or "pm"), `half` past, `halfTo`, a quarter `after`
   * or `before`, `noon` and `midnight`.
   */
  clock: RegExp;
  /** Says that the meal is in the morning. */
  morning: RegExp;
  /** Words for hours that are no digits yet, each with its own. */
  hours: { pattern: RegExp; values: Readonly<Record<string, string>> };
}

/** Who eats and what is at hand, by which a recipe is scaled. */
interface PortionCues {
  /** One person eats. */
  alone: RegExp;
  /** The reader eats with one other: "just me and my husband". */
  pair: RegExp;
  /** How many people, in group `n` or `m`: in questions, and in a yield such as "12 rolls, serves 6". */
  people: RegExp;
  /** Asks how many people the recipe is for. */
  eaters: RegExp;
  /** As much as one eater gets: "how much meat per person?" */
  each: RegExp;
  quarter: RegExp;
  third: RegExp;
  /** An ingredient is short: its amount and name in group `what` ("I only have 2 eggs"). */
  limit: RegExp;
  /** In a post: how much of it there will be, with a number. */
  makes: RegExp;
}

/** How a question says that somebody does not eat a thing. */
interface AvoidCues {
  /**
   * "Eats no dairy", "can't have gluten": with a diet's name the recipe is asked about it. Not that a
   * thing is missing in the kitchen.
   */
  avoids: RegExp;
  /** What to take in its place is asked for. */
  instead: RegExp;
}

/** What else a question about replacing an ingredient says, beside the ingredient. */
interface SwapCues {
  /** Words where a food's name could be, but that name none: "something else", "instead". */
  unnamed: RegExp;
  /** Less of an ingredient is wanted, in a question or a post: "less sugar", "cut the salt". */
  less: RegExp;
  /** How an herb or spice is sold or written: `dried` and ground, or `fresh`. */
  dried: RegExp;
  fresh: RegExp;
  /** What alone is at hand, in group `by`: "only got quick oats"; what is lacking, in `food`. */
  only: RegExp;
  /** "Something else", with what it is for: it names no food. */
  other: RegExp;
}

/** What a question on a substitute says of a second thing that is lacking too. */
interface ElseCues {
  /** "Either", "auch nicht". */
  either: RegExp;
  /** The whole text between two foods that are both lacking: "or", "and no". */
  join: RegExp;
  /** "What else?", "another option". */
  another: RegExp;
}

/** How readers ask, and whom and what for. For folded questions, unless a key says otherwise. */
export interface AskingCues {
  questionStarts: QuestionStarts;
  questionWords: Readonly<Record<QuestionWord, RegExp>>;
  address: AddressCues;
  /**
   * Asks about people and pets of the writer's: "what's the dog's name?", "which town did she move to?". Not
   * about the reader's own ("my kids").
   */
  otherPeople: RegExp;
  /** The reader asks who or what answers: "are you a robot?". */
  self: RegExp;
  /** Who writes the blog, their life, pets and readers, and its pictures. */
  writer: RegExp;
  /** Brands, shops, prices and origins, of which a recipe's amounts say nothing. */
  unsaid: RegExp;
  feelings: FeelingCues;
  /**
   * A whole sentence that says no more than "done" or "anything else?": the next step is asked for.
   */
  onward: RegExp;
  /** "And for the …?": what is asked of belongs to that. */
  forWhat: RegExp;
  either: ElseCues;
  whether: WhetherCues;
  /** All of the recipe is meant, not the ingredient last spoken of. */
  whole: RegExp;
  /**
   * What a temperature comes to is asked for, without a scale to turn it into: "what is 325 °F?".
   */
  worth: RegExp;
  general: GeneralCues;
  /**
   * Words that name nothing of a dish, though they are no stop words: verbs of having, putting and
   * needing, words of measure, politeness. A sentence need not have them to speak of what is asked.
   * For folded words.
   */
  filler: RegExp;
  /**
   * Two days of one plan: "make it Monday, bake it Wednesday", "heute den Teig, morgen backen".
   */
  daysApart: RegExp;
  startTimes: StartTimeCues;
  portions: PortionCues;
  /**
   * An amount at hand with its name, in one of the groups, said without "only": "I have 3 kg of plums", or
   * for which the rest is asked: "for 3 kg of plums".
   */
  atHand: RegExp;
  avoid: AvoidCues;
  swaps: SwapCues;
}
