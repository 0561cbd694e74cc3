/** One thing that may have become untrue because a webhook was lost. */
export interface Repair {
  /** What the log calls it; no id of a person. */
  what: 'customer' | 'checkout' | 'unsaved_customer';
  /** @returns whether it was untrue. */
  run: () => Promise<boolean>;
}
