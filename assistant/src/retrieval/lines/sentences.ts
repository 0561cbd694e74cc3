const longest = 20_000;
const mostSentences = 200;

/** A full stop after one of these, or after a single letter or digit, ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|\d{1,3}|approx|ca|bzw|min|max|tbsp|tsp|oz|lbs?|no|nr|st|dr|mr|mrs|vs|etc|el|tl|std|pkg|inkl|evtl|usw|deg|temp|hr|hrs|mins)\.$/iu;

/** Splits a text into its sentences; line ends divide too. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.slice(0, longest).split('\n')) {
    let open = '';
    for (const piece of line.split(/(?<=[.!?…])\s+|(?<=[。！？])/u)) {
      open = open === '' ? piece : `${open} ${piece}`;
      if (abbreviation.test(open)) continue;
      if (open.trim() !== '') found.push(open.trim());
      open = '';
    }
    if (open.trim() !== '') found.push(open.trim());
  }
  return found.slice(0, mostSentences);
}
