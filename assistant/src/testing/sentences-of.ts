/** Every sentence of a book, with plain things put into it. */
export function sentencesOf(phrases: unknown): string[] {
  if (typeof phrases === 'string') return [phrases];
  if (typeof phrases === 'function') {
    const said: unknown = Reflect.apply(phrases, null, valuesFor(phrases.toString()));
    return [String(said)];
  }
  if (typeof phrases !== 'object' || phrases === null) return [];
  return Object.values(phrases).flatMap(sentencesOf);
}

function valuesFor(source: string): unknown[] {
  const [parameters = ''] = source.split('=>');
  if (parameters.includes('count') || parameters.includes('total')) return [2];
  if (parameters.includes('things')) return [['A', 'B', 'C']];
  if (parameters.includes('place')) return ['X', 'fridge'];
  return ['X', 'Y'];
}
