import { requestId } from './request-id';

const idFor = (given?: string) => requestId({ headers: { 'x-request-id': given } });

it.each(['x', 'edge-17.a_b', 'x'.repeat(64)])('takes over %s', (given) => {
  expect(idFor(given)).toBe(given);
});

it.each([undefined, '', 'two words', 'x'.repeat(65), 'x'.repeat(12_000), '"},{"'])(
  'makes an id where %j was sent',
  (given) => {
    expect(idFor(given)).toMatch(/^[\da-f-]{36}$/);
  },
);
