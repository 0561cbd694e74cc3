import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Subscription } from '@cpal/shared/contract/billing/subscription';
import { paths } from '@cpal/shared/paths';
import { endOf } from '@cpal/shared/contract/billing/subscription-terms';
import type { Standing } from './standing';
import type { MarkName } from './step-mark';
import { isLive } from './subscription';

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

export const steps = {
  choosePlan: {
    tone: 'accent',
    mark: 'pot',
    title: 'Next: choose a plan',
    text: 'Choose a plan first. You get your license key a minute later.',
    action: { label: 'View Pricing Plans', to: paths.pricing() },
  },
  comeBack: {
    tone: 'accent',
    mark: 'pot',
    title: 'Next: choose a plan',
    text: 'Your license keys are kept, but they are paused until you choose a plan.',
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
    action: { label: 'Update payment method', to: paths.billing() },
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
    text: 'Changed your mind? Resume your plan on the billing page, and your license keys keep working.',
    action: { label: 'Go to Billing', to: paths.billing() },
  },
  addBlog: {
    tone: 'accent',
    mark: 'pot',
    title: 'Next: add your blog',
    text: 'Your plan is active. Enter the address of your blog, and we’ll read your posts.',
    action: { label: 'Set up the assistant', to: paths.assistant() },
  },
  activateKey: {
    tone: 'accent',
    mark: 'key',
    title: 'Next: activate a key',
    text: 'Your plan is active, but every key is switched off. Reactivate one or generate a new one.',
    action: { label: 'Go to License Keys', to: paths.licenseKeys() },
  },
  putOnBlog: {
    tone: 'accent',
    mark: 'key',
    title: 'Next: put it on your blog',
    text: 'Connect our WordPress plugin, or paste one line.',
    action: { label: 'Continue setup', to: paths.assistant() },
  },
  askFirst: {
    tone: 'accent',
    mark: 'cloche',
    title: 'Next: ask your first question',
    text: 'Open a recipe on your blog, click the button under it, and ask a question.',
    action: { label: 'Continue setup', to: paths.assistant() },
  },
  look: {
    tone: 'good',
    mark: 'cloche',
    title: 'Your assistant is live',
    text: 'Readers ask on your blog. See what they want to know.',
    action: { label: 'See what readers ask', to: paths.insights() },
  },
  wait: {
    tone: 'neutral',
    mark: 'clock',
    title: 'Not everything loaded',
    text: 'We couldn’t load your plan and your keys. Nothing about them has changed. Try again below.',
  },
  loadBlogs: {
    tone: 'neutral',
    mark: 'clock',
    title: 'Not everything loaded',
    text: 'We couldn’t load your blogs. Load this page again to see your next step.',
    action: { label: 'Reload', to: paths.membership() },
  },
} as const satisfies Record<string, NextStep>;

/** The one thing that brings a member further: a running plan, a blog, its line, its first question. */
export function nextStep({ subscription, licenses, blogs }: Standing): NextStep {
  if ('problem' in subscription) return steps.wait;
  const hasKeys = 'value' in licenses && licenses.value.length > 0;
  if (subscription.value === null) return hasKeys ? steps.comeBack : steps.choosePlan;
  const ofPlan = stepOfPlan(subscription.value);
  if (ofPlan !== null) return ofPlan;
  if ('problem' in licenses) return steps.wait;
  if (hasKeys && !licenses.value.some(({ is_active }) => is_active)) return steps.activateKey;
  return 'problem' in blogs ? steps.loadBlogs : stepOfBlogs(blogs.value);
}

/** The blog that is furthest decides: a second one is added by who knows the way. */
function stepOfBlogs(blogs: readonly Blog[]): NextStep {
  if (blogs.some(({ seen_live_at }) => seen_live_at !== null)) return steps.look;
  if (blogs.some(({ status }) => status === 'verified')) return steps.askFirst;
  return blogs.length > 0 ? steps.putOnBlog : steps.addBlog;
}

function stepOfPlan(subscription: Subscription): NextStep | null {
  const { status } = subscription;
  if (status === 'past_due') return steps.updateCard;
  if (status === 'incomplete') return steps.payFirst;
  if (!isLive(subscription)) return steps.payInvoice;
  const until = endOf(subscription);
  return until === null ? null : { ...steps.goOn, until };
}
