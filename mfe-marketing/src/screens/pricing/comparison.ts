import { questionsAMinute } from '@cpal/shared/contract/assistant/fair-use';
import { type Plan, plans } from '@cpal/shared/plans';
import { kilobytes, longDay } from './proof/figures';
import proof from './proof/proof.json';

interface Row {
  title: string;
  /** What it is, where the title does not say it all. */
  line?: string;
  /** Whether a plan has this, or how much of it. */
  of: (plan: Plan) => boolean | string;
}

/** What a plan holds, with all of the plan that it builds on. */
function featuresOf({ features }: Plan): readonly string[] {
  return features.flatMap((feature) => {
    const base = plans.find(({ name }) => feature === `Everything in ${name}`);
    return base ? featuresOf(base) : [feature];
  });
}

const inEveryPlan = (title: string, value: boolean | string): Row => ({ title, of: () => value });

/** How fast readers may ask; the server enforces it, and no plan has another. */
const pace = `At most ${questionsAMinute.reader} a minute by one reader, and ${questionsAMinute.license.toLocaleString('en-US')} a minute by all of them.`;

/** The plans side by side: the features are those of the plans, the rest holds for each of them. */
export const comparison: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'Features',
    rows: [...new Set(plans.flatMap(featuresOf))].map((feature) => ({
      title: feature,
      of: (plan) => featuresOf(plan).includes(feature),
    })),
  },
  {
    title: 'In every plan',
    rows: [
      inEveryPlan('Answers from your own posts', true),
      inEveryPlan('Languages of your readers', 'Almost any'),
      { ...inEveryPlan('Questions a month', 'No cap'), line: pace },
      {
        ...inEveryPlan('Weight on your pages', kilobytes(proof.bytes.visit)),
        line: `Of script, until a reader asks. Measured on ${longDay(proof.measured)}.`,
      },
      inEveryPlan('Domains per license key', 'Up to 3'),
      inEveryPlan('Setup fee', 'None'),
      {
        ...inEveryPlan('Cancel at any time', true),
        line: 'In two clicks under Billing: Cancel Subscription, then confirm.',
      },
    ],
  },
];
