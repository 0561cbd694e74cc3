import { paths } from '@cpal/shared/paths';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { notice } from '../notice';

const periods = ['day', 'month'] as const;
export type BudgetPeriod = (typeof periods)[number];

const words = {
  day: { name: 'today’s', end: 'midnight UTC' },
  month: { name: 'this month’s', end: 'the first of the next month' },
} satisfies Record<BudgetPeriod, object>;

/** Where readers have used most of what a license's answers may cost at the model. */
export const modelBudget = notice(
  v.object({ period: v.picklist(periods), percent: integer }),
  ({ period, percent }, { publicUrl }) => ({
    subject: `Your assistant has used ${percent}% of ${words[period].name} AI budget`,
    opening: [
      `Your readers asked a lot: ${percent}% of ${words[period].name} AI budget is used.`,
      `When all of it is used, the assistant still answers from your posts. It leaves out what goes beyond them, until ${words[period].end}.`,
      'The readers of one network can use only a part of a day’s budget, so it takes many to use it up.',
    ],
    action: { label: 'See what readers ask', url: publicUrl + paths.insights() },
    closing: [`We write at most once for each ${period}.`],
  }),
);
