import type { PanelHead } from '@cpal/shared/panel-look';
import type { FailureKind } from '../failure';

/** What the panel says by itself; `{}` is where a name or a number goes. */
export interface Words extends PanelHead {
  close: string;
  conversation: string;
  suggestions: string;
  /** Shows what else can be pressed. */
  moreOffers: string;
  question: string;
  send: string;
  you: string;
  thinking: string;
  fromRecipe: string;
  fromBlog: string;
  seeAlso: string;
  step: string;
  ingredients: string;
  note: string;
  body: string;
  nowhere: string;
  helpful: string;
  notHelpful: string;
  thanks: string;
  copy: string;
  copied: string;
  notCopied: string;
  again: string;
  /** `{}` is a span of time, such as “in 40 seconds”. */
  againIn: string;
  againNow: string;
  related: string;
  affiliate: string;
  timer: string;
  timerOver: string;
  stop: string;
  servings: string;
  fewer: string;
  more: string;
  showServings: string;
  metric: string;
  us: string;
  askServings: string;
  askMetric: string;
  askUs: string;
  trouble: Readonly<Record<Exclude<FailureKind, 'expired' | 'lost'>, string>>;
}

/** A language's own book: what stands in a preview too is in `shared`. */
export type OwnWords = Omit<Words, keyof PanelHead>;

/**
 * What is said in other words to a reader who is addressed formally. All else addresses nobody, is what a
 * reader says, or is on a button, which is worded as buttons are.
 */
export type FormalWords = Partial<Omit<OwnWords, 'trouble'>> & {
  trouble?: Partial<OwnWords['trouble']>;
};
