import type { Tool } from '../language/cues/tools';
import { fold } from '../language/fold';
import { lacks } from '../question/may-lack';
import { cuesOf } from '../retrieval/cues-of';
import { isTold } from '../retrieval/told';
import { usesTool } from '../retrieval/uses-tool';
import type { Answerer, Ask } from './draft';
import { missing } from './missing';

/** Another of these is another way to cook, with times and temperatures of its own. */
const cookers: ReadonlySet<Tool> = new Set<Tool>([
  'oven',
  'air-fryer',
  'slow-cooker',
  'pressure-cooker',
  'microwave',
  'grill',
]);

/** Of the tools that a question names, those that cook in their own way. */
export const cookersIn = (tools: ReadonlySet<Tool>): Tool[] =>
  [...tools].filter((tool) => cookers.has(tool));

/** "How long in the air fryer?" of a post without one: the oven's time is no answer. */
export const absentTool: Answerer = (ask) => {
  const { question, say } = ask;
  const intent = (['duration', 'temperature'] as const).find((each) => question.intents.has(each));
  if (intent === undefined || question.intents.has('storage')) return null;
  const asked = cookersIn(question.tools);
  const [first] = asked;
  if (first === undefined || asked.some((tool) => isInPost(tool, ask))) return null;
  // "I have no pressure cooker, how long on the stove?" asks for another way.
  if (lacks(question)) return null;
  return missing(ask, intent, say.equipment.notMentioned(say.equipment.names[first]));
};

/** Whether the post cooks with it, or names it. */
export function isInPost(tool: Tool, { post }: Ask): boolean {
  const cue = cuesOf(post.language).tools[tool];
  if (post.steps.some((step) => usesTool(step, tool))) return true;
  if (cue.test(fold(post.post.title))) return true;
  // A recipe that bakes at some degrees has an oven, named or not.
  if (tool === 'oven' && post.steps.some(({ heats }) => heats.length > 0)) return true;
  return post.fragments.some(
    (each) => isTold(each) && (cue.test(each.folded) || cue.test(each.topic)),
  );
}
