import { s3Address } from './place';

it.each([
  ['s3://releases', { bucket: 'releases', prefix: '' }],
  ['s3://releases/', { bucket: 'releases', prefix: '' }],
  ['s3://our.releases/a-team/web_2.0/', { bucket: 'our.releases', prefix: 'a-team/web_2.0' }],
])('reads %s', (text, address) => {
  expect(s3Address(text)).toEqual(address);
});

it.each([
  '',
  'releases',
  's3://',
  's3://a',
  's3://Releases',
  's3://releases//a',
  's3://releases/..',
  's3://releases/a/../b',
  's3://releases/.',
  's3://releases/a b',
  's3://releases?x=1',
  'https://releases/a',
])('rejects %j', (text) => {
  expect(s3Address(text)).toBeNull();
});
