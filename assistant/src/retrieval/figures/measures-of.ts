import type { Measures } from '../../kitchen/measures';

/** What only a cook of that country writes; for folded texts. */
const australian =
  /\bfan[- ]forced\b|\baustralian (?:standard )?(?:cups?|tablespoons?|measure\w*|metric)|\blamingtons?\b|\bmeasure\w* (?:\w+ ){0,3}australian\b|\b20 ?ml tablespoons?\b|\btablespoons? (?:\w+ ){0,2}(?:is|are|=|holds?|hold|has|have|of|measures?) (?:about )?20 ?ml\b|\b250 ?ml cups?\b/g;
const british =
  /\bgas (?:mark )?\d|\bcaster sugar|\bplain flour|\bself[- ]?raising|\bicing sugar|\bbicarb\w*|\bdouble cream|\bcornflour|\bhob\b|\bcling ?film|\bkitchen paper|\bdemerara|\bcourgettes?|\baubergines?|\bsultanas|\bstreaky|\bwholemeal|\d ?°?c fan\b|\bfan \d{3}/g;
const american =
  /\ball[- ]purpose|\b(?:powdered|confectioners'?) sugar|\bcornstarch|\bheavy (?:whipping )?cream|\bskillet|\bbroil\w*|\bquarts?\b|\bsticks?\b|\d ?°f\b|\bgranulated sugar|\bkosher salt|\bzucchini|\beggplant|\bcilantro|\bhalf[- ]and[- ]half|\bplastic wrap|\bparchment/g;

const kindsIn = (text: string, words: RegExp) =>
  new Set([...text.matchAll(words)].map(([word]) => word.replaceAll(/\d/g, ''))).size;

/** By whose measures a post goes, by the words that its cook uses; without any by American ones. */
export function measuresOf(texts: readonly string[]): Measures {
  const text = texts.join('\n');
  if (kindsIn(text, australian) > 0) return 'australian';
  return kindsIn(text, british) > kindsIn(text, american) ? 'imperial' : 'us';
}
