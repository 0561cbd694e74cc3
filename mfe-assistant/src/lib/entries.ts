/** One entry; its id is the last part of its URL. */
export interface Entry {
  id: string;
  title: string;
  text: string;
}

export const entries: readonly Entry[] = [
  {
    id: 'first',
    title: 'The First Entry',
    text: 'What the first entry says. It may be as long as it has to be, and is shown whole on its own page.',
  },
  {
    id: 'second',
    title: 'The Second Entry',
    text: 'What the second entry says. A third one is a line more in the list of entries.',
  },
];

/** The entry of an id, or null where there is none. */
export const findEntry = (id: string | undefined): Entry | null =>
  entries.find((entry) => entry.id === id) ?? null;
