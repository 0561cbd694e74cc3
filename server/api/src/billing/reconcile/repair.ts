/** What became of one thing; `orphaned`: Stripe may charge a customer whose account is gone. */
export type Finding = 'unchanged' | 'repaired' | 'orphaned';

/** One thing that may have become untrue because a webhook was lost. */
export interface Repair {
  /** What the log calls it; no id of a person. */
  what:
    | 'customer'
    | 'checkout'
    | 'unsaved_customer'
    | 'earlier_purchase'
    | 'duplicate_purchase'
    | 'customer_email';
  run: () => Promise<Finding>;
}

export const repairedIf = (wasUntrue: boolean): Finding => (wasUntrue ? 'repaired' : 'unchanged');
