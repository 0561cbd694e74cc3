import { scanTags } from './scan-tags';

function eventsOf(source: string, isXml = false): string[] {
  const events: string[] = [];
  scanTags(
    source,
    {
      attributes: ['a'],
      onOpen: (name, { a }) => events.push(a === undefined ? `<${name}>` : `<${name} ${a}>`),
      onClose: (name) => events.push(`</${name}>`),
      onText: (text) => events.push(text),
    },
    isXml,
  );
  return events;
}

it('gives tags, wanted attributes, the first of each, and texts with their entities', () => {
  expect(eventsOf('<P B=1 A="x&amp;y" a=2>t&lt;</p><br a>')).toEqual([
    '<p x&y>',
    't',
    '<',
    '</p>',
    '<br >',
  ]);
});

it('takes what is in scripts, titles and comments for no tag', () => {
  expect(eventsOf('<script><i></script><title><i></title><!-- <i> --><![CDATA[<i>]]>')).toEqual([
    '<script>',
    '<i>',
    '</script>',
    '<title>',
    '<i>',
    '</title>',
  ]);
});

it('keeps names as they are in XML, closes what closes itself, and has CDATA as text', () => {
  expect(eventsOf('<Ab a="1"/><![CDATA[<i>]]>', true)).toEqual(['<Ab 1>', '</Ab>', '<i>']);
});

it('cuts values off, and gives a tag that does not end to nobody', () => {
  const [tag = ''] = eventsOf(`<p a="${'x'.repeat(10_000)}">`);
  expect(tag).toHaveLength('<p >'.length + 4_096);
  expect(eventsOf('<p a="x')).toEqual([]);
});
