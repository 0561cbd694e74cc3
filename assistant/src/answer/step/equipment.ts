import { swapCues, unneededCues } from '../../language/cues/tables';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { isBeside, isTold } from '../../retrieval/lines/told';
import { listedThing } from '../../question/named/listed-thing';
import { cookersIn, isInPost } from './cookers';
import type { Answerer, Ask, Draft } from '../draft';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';
import { cardSource, fragmentSource } from '../sources';
import { isOfKind, toolFragment } from './tools-in-post';
import { isVessel, ofDish, sized } from '../amount/vessels';

/** "Which pan?", "do I need a mixer?", "can I use an air fryer?". */
export const equipment: Answerer = (ask) => {
  if (!ask.question.intents.has('equipment')) return null;
  const listed = listedThing(ask.question, ask.post);
  if (listed !== null) return ofList(ask, listed);
  if (ask.question.tools.size > 0) return ofTools(ask);
  const found = toolFragment(ask) ?? doneByHand(ask);
  return found ? onTool(ask, found) : ofDish(ask);
};

/** "Can I knead it by hand?" */
function doneByHand({ question, post }: Ask): Fragment | undefined {
  if (!unneededCues[question.language].byHand.test(question.folded)) return undefined;
  const { byHand } = unneededCues[post.language];
  return post.fragments.find((each) => isTold(each) && byHand.test(each.folded));
}

/** A line of the equipment list that says more than the thing's name. */
function ofList({ post, say }: Ask, line: string): Draft {
  const within = post.fragments.find(({ text }) => text.includes(line));
  const sources = [within ? fragmentSource(post, within, line) : cardSource(post, line)];
  return { intent: 'equipment', text: say.quoted(line), tier: 'post', sources };
}

/** The sentences of the post on the tool, those of a heading on it first; or that it names none. */
function ofTools(ask: Ask): Draft {
  const { question, post, say } = ask;
  const [tool] = question.tools;
  const isPan = tool !== undefined && isVessel(tool) && cookersIn(question.tools).length === 0;
  const named = toolFragment(ask);
  const isOnly = swapCues[question.language].only.test(question.folded);
  // "Put a tray under the pot" names no pot to take.
  const isAside =
    isPan &&
    isOfKind(ask) &&
    !isOnly &&
    named !== null &&
    isBeside(named.kind) &&
    !sized.test(named.folded);
  const held = isAside && !cuesOf(post.language).tools[tool].test(named.topic) ? ofDish(ask) : null;
  if (held !== null && held.tier === 'post') return held;
  if (named) return onTool(ask, named);
  // "Which tin?" is answered by the pan that the post has.
  const other = isOfKind(ask) && isPan ? ofDish(ask) : null;
  if (other !== null && other.tier === 'post') return other;
  const isNamed = tool === undefined || isInPost(tool, ask);
  const text = isNamed ? say.missing.tool : say.equipment.notMentioned(say.equipment.names[tool]);
  return missing(ask, 'equipment', text);
}

const mostSentences = 3;

const onTool = (ask: Ask, found: Fragment): Draft => ({
  ...quotedFragment(ask, found, mostSentences),
  intent: 'equipment',
});
