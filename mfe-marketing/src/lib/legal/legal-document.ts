/** A page of legal text, in plain language. */
export interface LegalDocument {
  title: string;
  /** What the page says, in one or two sentences. */
  summary: string;
  /** The day of the last change, as `YYYY-MM-DD`. */
  updated: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  /** A string is a paragraph, a list of strings is a list. */
  body: readonly (string | readonly string[])[];
}
