/** The id of an object that Stripe names by its id, or sends whole where it was asked to expand it. */
export const referenceId = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
