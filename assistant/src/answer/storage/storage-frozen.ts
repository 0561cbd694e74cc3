import { type Cues, places } from '../../language/cues/cues';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask } from '../draft';

/** In any of the languages, for folded texts. */
const thaws =
  /\b(?:thaw\w*|defrost\w*|auftau\w*|aufgetaut\w*|taut\b|tauen|descongel\w*|decongel\w*|scongel\w*|rozmr\w*)|解凍/;

/** Who asks how long it keeps does not mean the freezer. */
export const frozenRank = 1.5;

export function isOnlyFrozen({ question }: Ask, { folded }: Fragment, cues: Cues): boolean {
  if (places.some((place) => question.cues.places[place].test(question.folded))) return false;
  if (question.cues.actions.freeze.test(question.folded)) return false;
  // Room temperature is where the frozen dish thaws.
  const isOut = cues.places.room.test(folded) && !thaws.test(folded);
  const isElsewhere = cues.places.fridge.test(folded) || isOut;
  const isFrozen = cues.actions.freeze.test(folded) || cues.places.freezer.test(folded);
  return isFrozen && !cues.actions.chill.test(folded) && !isElsewhere;
}

/** "Can I freeze it?" is not answered by how it thaws. */
export const isOnlyThawed = (
  { question: { cues: asked, folded: text } }: Ask,
  { folded, topic }: Fragment,
  cues: Cues,
) =>
  (asked.actions.freeze.test(text.replace(frozen, ' ')) || asked.places.freezer.test(text)) &&
  !thaws.test(text) &&
  !cues.actions.freeze.test(folded.replace(frozen, ' ').replace(fromFreezer, ' ')) &&
  !(cues.actions.freeze.test(topic) && !thaws.test(folded) && folded.search(frozen) < 0);

const fromFreezer = /\b(?:from|out of) the freezer\b/g;

/** In any of the languages; for folded texts. */
const frozen =
  /\b(?:frozen|gefroren\w*|congelad\w*|congele\w*|surgele\w*|congelat\w*|surgelat\w*|mrozon\w*)\b/g;
