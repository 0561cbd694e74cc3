import { cuesOf } from '../../retrieval/cues-of';
import type { Ask } from '../draft';
import { ownCookers } from './tool-in-body';

/** It tells the time in a cooker that the question does not name and no step uses. */
export const isOfCooker = ({ question, post }: Ask, folded: string): boolean =>
  // "On high" is said of a slow cooker alone.
  ownCookers.some(
    (tool) =>
      cuesOf(post.language).tools[tool].test(folded) &&
      !question.tools.has(tool) &&
      !post.steps.some(({ tools }) => tools.has(tool)),
  );
