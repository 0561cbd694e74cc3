import type { Tool } from '../language/cues/tools';
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

/** "How long in the air fryer?" of a post without one: the oven's time is no answer. */
export const absentTool: Answerer = (ask) => {
  const { question, say } = ask;
  const intent = (['duration', 'temperature'] as const).find((each) => question.intents.has(each));
  if (intent === undefined || question.intents.has('storage')) return null;
  const asked = [...question.tools].filter((tool) => cookers.has(tool));
  const [first] = asked;
  if (first === undefined || asked.some((tool) => isInPost(tool, ask))) return null;
  return missing(ask, intent, say.equipment.notMentioned(say.equipment.names[first]));
};

function isInPost(tool: Tool, { post }: Ask): boolean {
  const cue = cuesOf(post.language).tools[tool];
  if (post.steps.some((step) => usesTool(step, tool))) return true;
  // A recipe that bakes at some degrees has an oven, named or not.
  if (tool === 'oven' && post.steps.some(({ heats }) => heats.length > 0)) return true;
  return post.fragments.some(
    (each) => isTold(each) && (cue.test(each.folded) || cue.test(each.topic)),
  );
}
