import { allWords } from './all';
import { en } from './en';
import type { Words } from './words';

const flat = ({ trouble, ...words }: Words) => Object.entries({ ...words, ...trouble });

it.each(Object.entries(allWords))('%s says everything, with its numbers and names', (_, words) => {
  const own = new Map(flat(words));
  for (const [name, english] of flat(en)) {
    const said = own.get(name) ?? '';
    expect([name, said.trim() !== '', said.includes('{}')]).toEqual([
      name,
      true,
      english.includes('{}'),
    ]);
  }
});
