import type { TroubleKind } from '../trouble';

/** What the panel says by itself; `{}` is where a name or a number goes. */
export interface Words {
  title: string;
  close: string;
  conversation: string;
  suggestions: string;
  notice: string;
  question: string;
  send: string;
  you: string;
  thinking: string;
  fromRecipe: string;
  fromBlog: string;
  general: string;
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
  again: string;
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
  trouble: Readonly<Record<Exclude<TroubleKind, 'expired' | 'lost'>, string>>;
}

/** A text with a name or a number in its place. */
export const filled = (text: string, value: string | number): string =>
  text.replace('{}', () => String(value));
