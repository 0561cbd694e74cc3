/** A test that is known to pass with its second try only, until it is repaired. */
interface FlakyTest {
  /** Its path from the root. */
  file: string;
  /** The day on which it was listed, such as `2026-11-29`. */
  since: string;
  /** What happens, and what is known of its cause. */
  symptom: string;
}

/** All of them; before a release of the product there are none. */
export const flakyTests: readonly FlakyTest[] = [];
