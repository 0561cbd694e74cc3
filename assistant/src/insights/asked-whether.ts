/** What a group of questions is about, as far as its topic says. */
export interface AskedOf {
  intent: string;
  topic: string | null;
  /** A reader's own question. */
  question: string;
  /** Of the post, where there is one. */
  title: string | null;
}

const named = (topic: string) => topic.replaceAll('-', ' ');

/** Of what is kept: where, or how. */
const storage: Readonly<Record<string, (dish: string) => string>> = {
  freezer: (dish) => `whether ${dish} can be frozen`,
  fridge: (dish) => `how ${dish} keeps in the fridge`,
  room: (dish) => `whether ${dish} can stay out of the fridge`,
  ahead: (dish) => `whether ${dish} can be made ahead`,
  reheat: (dish) => `how to reheat ${dish}`,
  '': (dish) => `how long ${dish} keeps`,
};

const byIntent: Readonly<Record<string, (topic: string, dish: string) => string | null>> = {
  storage: (topic, dish) => storage[topic]?.(dish) ?? null,
  scale: (_topic, dish) => `for another number of servings of ${dish}`,
  nutrition: (topic, dish) =>
    topic === '' || topic === 'calories' ? `how many calories ${dish} has` : null,
  substitution: (topic, dish) =>
    /^[\p{L}-]+$/u.test(topic) ? `what can take the place of the ${named(topic)} in ${dish}` : null,
  diet: (topic, dish) => (/^[a-z-]+$/.test(topic) ? `whether ${dish} is ${topic}` : null),
};

/**
 * What readers asked, behind "readers asked": in words of our own where the topic is plain, else in a
 * reader's own.
 */
export function askedWhether({ intent, topic, question, title }: AskedOf): string {
  const dish = title === null ? 'a dish' : `“${title}”`;
  const plain = topic === null ? null : (byIntent[intent]?.(topic, dish) ?? null);
  return plain ?? `“${question}”${title === null ? '' : ` under ${dish}`}`;
}
