import type { CuedIntent } from '../../language/cues/cues';
import { heatCues } from '../../language/cues/tables';
import { heatsIn } from '../../retrieval/figures/heats';
import type { PreparedPost } from '../../retrieval/prepared';
import type { Question } from '../question';

/** "160 or 180?", "is 375 right?": of an oven's degrees, though no word says so. */
const ofDegrees =
  /(?<![\d.,])[1-4]\d\d ?(?:[cf]\b)? ?(?:or|oder|o|ou|czy|か) ?[1-4]\d\d(?! ?(?:g|gr|ml|gram\w*|kcal|cal)\b)|\b(?:is|are|will|would|can|could|ist|sind|es|est|e|sao|czy|jest)\b.{0,14}(?<![\d.,])[1-4]\d\d(?! ?(?:g|gr|ml|gram\w*|kcal|cal|min\w*)\b).{0,30}\b(?:right|correct|ok(?:ay)?|fine|alright|work|hot enough|too (?:hot|high|low)|richtig|zu (?:heiss|hoch|niedrig)|correcto|muy (?:alto|bajo)|correct|trop (?:chaud|fort)|giusto|troppo (?:alto|basso|caldo)|certo|muito (?:alto|baixo)|dobrze|za (?:duzo|malo|goraco))\b/;

/** "Oil at 160 ok?", "huile à 160": degrees of what is hot, that is not replaced by anything. */
const ofHot =
  /\b(?:oil|fat|oven|ol|fett|(?:back)?ofen|aceite|horno|huile|four|olio|forno|oleo|azeite|olej\w*|tluszcz\w*|piekarnik\w*)\b.{0,15}(?<![\d.,])[1-4]\d\d(?!\d| ?(?:g|gr|gram\w*|ml|mins?|minut\w*|kcal|cal)\b)|(?:油|オーブン).{0,4}\d{3}(?:度|℃)/;

/** What a question of degrees may seem to ask beside: "do ilu zmniejszyć" is of no portions. */
const others: readonly CuedIntent[] = ['amount', 'scale', 'step', 'equipment'];

/** Adds the temperature to what is asked where a heat is asked for without a word for it. */
export function withHeat(asked: Question): Question {
  const { folded, language, intents } = asked;
  const { asked: cue, reads } = heatCues[language];
  if (reads.test(folded) && !intents.has('equipment'))
    return { ...asked, intents: new Set<CuedIntent>(['temperature']) };
  if (intents.has('duration') || intents.has('convert')) return asked;
  const isOfHot = ofHot.test(folded);
  if (!cue.test(folded) && !ofDegrees.test(folded) && !isOfHot) return asked;
  const kept = [...intents].filter(
    (each) =>
      !others.includes(each) && each !== 'offtopic' && !(isOfHot && each === 'substitution'),
  );
  return { ...asked, intents: new Set<CuedIntent>([...kept, 'temperature']) };
}

/** "Fan forced temp for the slow part?": the post gives it, there is nothing to convert. */
export function isFanGiven({ intents, folded, cues }: Question, { steps }: PreparedPost): boolean {
  return (
    intents.has('convert') &&
    (intents.has('temperature') || cues.convert.fan.test(folded)) &&
    heatsIn(folded).length === 0 &&
    !/\d{3}/.test(folded) &&
    steps.some(({ heats }) => heats.some(({ isFan }) => isFan))
  );
}
