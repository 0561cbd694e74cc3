import type { Subscription } from '@cpal/shared/contract/subscription';
import { paths } from '@cpal/shared/paths';
import { isLive } from '../../lib/subscription';
import type { Standing } from './membership-loader';
import { endOf } from '@cpal/shared/contract/subscription-terms';
import type { MarkName } from './step-mark';

export interface NextStep {
  /** `accent` moves a member on, `warn` keeps a blog from going silent. */
  tone: 'accent' | 'warn' | 'good' | 'neutral';
  mark: MarkName;
  title: string;
  text: string;
  /** Where the step is taken; none where only time or another try helps. */
  action?: { label: string; to: string };
  /** When the plan ends, in seconds; it is told before the text. */
  until?: number;
}

const steps = {
  choosePlan: {
    tone: 'accent',
    mark: 'pot',
    title: 'Next: choose a plan',
    text: 'A plan comes first; your license key follows in a minute.',
    action: { label: 'View Pricing Plans', to: paths.pricing() },
  },
  comeBack: {
    tone: 'accent',
    mark: 'pot',
    title: 'Next: choose a plan',
    text: 'Your license keys are kept, but they rest without a plan. Choose one, and they work again.',
    action: { label: 'View Pricing Plans', to: paths.pricing() },
  },
  payFirst: {
    tone: 'warn',
    mark: 'card',
    title: 'Next: finish your payment',
    text: 'Your first payment did not go through, so nothing was charged. Choose your plan once more to try another card.',
    action: { label: 'View Pricing Plans', to: paths.pricing() },
  },
  updateCard: {
    tone: 'warn',
    mark: 'card',
    title: 'Next: update your card',
    text: 'Your last payment did not go through. Your license keys keep working for now: add another card, and it pays the open invoice.',
    action: { label: 'Update Payment Method', to: paths.billing() },
  },
  payInvoice: {
    tone: 'warn',
    mark: 'card',
    title: 'Your plan is on hold',
    text: 'Your license keys do not work for now. Your billing page says why, and what makes them work again.',
    action: { label: 'Go to Billing', to: paths.billing() },
  },
  goOn: {
    tone: 'warn',
    mark: 'clock',
    title: 'Your plan is ending',
    text: 'Would you rather stay? Resume it on your billing page, and your license keys go on working.',
    action: { label: 'Go to Billing', to: paths.billing() },
  },
  generateKey: {
    tone: 'accent',
    mark: 'key',
    title: 'Next: generate your key',
    text: 'Your plan is live. A license key tells CPal which blogs are yours.',
    action: { label: 'Generate License Key', to: paths.licenseKeys() },
  },
  activateKey: {
    tone: 'accent',
    mark: 'key',
    title: 'Next: activate a key',
    text: 'Your plan is live, but every key is switched off. Reactivate one, or generate a new one.',
    action: { label: 'Go to License Keys', to: paths.licenseKeys() },
  },
  // Becomes the step that installs the assistant, once there is a way to put it on a blog.
  keepKey: {
    tone: 'good',
    mark: 'cloche',
    title: 'Your key is ready',
    text: 'The assistant cannot be put on a blog yet; the steps will stand here as soon as it can. Should your key ever get out, switch it off under License Keys and make a new one.',
    action: { label: 'Manage License Keys', to: paths.licenseKeys() },
  },
  wait: {
    tone: 'neutral',
    mark: 'clock',
    title: 'Not everything loaded',
    text: 'We cannot say what comes next without your plan and your keys. Try again below; nothing about them has changed.',
  },
} as const satisfies Record<string, NextStep>;

/** The one thing that brings a member further: first a running plan, then a key, then nothing. */
export function nextStep({ subscription, licenses }: Standing): NextStep {
  if ('problem' in subscription) return steps.wait;
  const hasKeys = 'value' in licenses && licenses.value.length > 0;
  if (subscription.value === null) return hasKeys ? steps.comeBack : steps.choosePlan;
  const ofPlan = stepOfPlan(subscription.value);
  if (ofPlan !== null) return ofPlan;
  if ('problem' in licenses) return steps.wait;
  if (licenses.value.some(({ is_active }) => is_active)) return steps.keepKey;
  return hasKeys ? steps.activateKey : steps.generateKey;
}

function stepOfPlan(subscription: Subscription): NextStep | null {
  const { status } = subscription;
  if (status === 'past_due') return steps.updateCard;
  if (status === 'incomplete') return steps.payFirst;
  if (!isLive(subscription)) return steps.payInvoice;
  const until = endOf(subscription);
  return until === null ? null : { ...steps.goOn, until };
}
