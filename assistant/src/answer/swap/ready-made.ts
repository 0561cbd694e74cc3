import { bought, madeAtHome } from '../../language/cues/bought';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import { isBeside } from '../../retrieval/told';
import type { Ask } from '../draft';

/** "Is store-bought pastry ok?": the post's sentence on what can be bought. */
export const readyMade = ({ question, post }: Ask): Fragment | undefined =>
  bought.test(question.folded) || madeAtHome.test(question.folded)
    ? rankFragments(post, question).find(
        ({ fragment: { kind, folded } }) => isBeside(kind) && bought.test(folded),
      )?.fragment
    : undefined;
