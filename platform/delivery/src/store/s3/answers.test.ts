import { errorCodeIn, readList } from './answers';

const list = (inside: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="x">${inside}</ListBucketResult>`;
const last = '<IsTruncated>false</IsTruncated>';

it('reads a page and how to go on', () => {
  const inside =
    '<IsTruncated>true</IsTruncated><NextContinuationToken>a+/&amp;=</NextContinuationToken>' +
    '<Contents><Key>a/it&apos;s &lt;1&gt; &#233;&#x1F35E;&quot;</Key><Size>1</Size></Contents>' +
    '<Contents><Key>a/&amp;lt;</Key></Contents>';
  expect(readList(list(inside), 'a/')).toEqual({
    keys: [`a/it's <1> é🍞"`, 'a/&lt;'],
    next: 'a+/&=',
  });
  expect(readList(list(last), 'a/')).toEqual({ keys: [], next: null });
});

it.each([
  ['nothing', ''],
  ['a page of HTML', '<!doctype html><p>Sign in</p>'],
  ['a list that was cut off', list(last).slice(0, -5)],
  ['a list that does not say whether it is whole', list('<Key>a/1</Key>')],
  ['a list that goes on nowhere', list('<IsTruncated>true</IsTruncated>')],
  ['a key that was not asked for', list(`${last}<Key>b/1</Key>`)],
  ['an entity that XML does not have', list(`${last}<Key>a/&constructor;</Key>`)],
  ['a character that there is not', list(`${last}<Key>a/&#x110000;</Key>`)],
])('rejects %s', (_, xml) => {
  expect(() => readList(xml, 'a/')).toThrow('no list that can be read');
});

it('takes no more than a word from an error', () => {
  expect(errorCodeIn('<Error><Code>NoSuchKey</Code></Error>')).toBe('NoSuchKey');
  expect(errorCodeIn('<Error><Code>No such key</Code></Error>')).toBeNull();
  expect(errorCodeIn('')).toBeNull();
});
