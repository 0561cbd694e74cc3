const list = new Intl.ListFormat('en-US');

/** Names that are no foods. */
const diets: ReadonlyMap<string, string> = new Map([
  ['vegan', 'eats vegan'],
  ['vegetarian', 'eats vegetarian'],
  ['pescatarian', 'eats no meat but fish'],
  ['halal', 'eats halal'],
  ['kosher', 'eats kosher'],
  ['pregnancy', 'is pregnant'],
  ['infant', 'cooks for a baby'],
  ['child', 'cooks for a small child'],
]);

/** Groups of foods that are called otherwise. */
const groups: ReadonlyMap<string, string> = new Map([
  ['treenut', 'tree nuts'],
  ['stonefruit', 'stone fruit'],
  ['allium', 'onion and garlic'],
  ['mollusc', 'mollusks'],
  ['crustacean', 'crustaceans'],
  ['sulphite', 'sulfites'],
  ['legume', 'legumes'],
]);

/** What is kept in mind of a reader, such as `avoids milk and gluten`. */
export function avoidedWords(excluded: readonly string[]): string {
  const foods = excluded.filter((name) => !diets.has(name));
  const eats = excluded.flatMap((name) => diets.get(name) ?? []);
  const avoids = list.format(foods.map((name) => groups.get(name) ?? name));
  return list.format([...(foods.length > 0 ? [`avoids ${avoids}`] : []), ...eats]);
}
