import * as fc from 'fast-check';

/** Stands in every bad request somewhere; no error and no log line may repeat it. */
export const canary = 'canary!7f3a';

/** Texts that have broken servers. */
const oddTexts = [
  '',
  ' ',
  '\0',
  `a\0${canary}`,
  '\ud800',
  '\udfff\ud800',
  '\u202etxt.exe',
  '\ufeff',
  'ﷺ'.repeat(80),
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢'.repeat(20),
  'İıſK',
  `'; drop table users; -- ${canary}`,
  `" or ""="`,
  '$1',
  '%',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'x@y.z\r\nBcc: all@example.com',
  'mia@example.com',
  'cus_1/../../v1/accounts',
  'pm_1?expand[]=customer',
  'cpal',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  '00000000-0000-0000-0000-000000000000',
  `00000000-0000-4000-8000-000000000000${canary}`,
  '9'.repeat(400),
  `${canary}${'x'.repeat(5_000)}`,
];

/** An address of the web. The library's own makes a table of all characters for it, of 90 MB. */
export const webAddress = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(fc.string({ maxLength: 8 })))
  .map(
    ([scheme, host, path]) => `${scheme}://${[host, ...path.map(encodeURIComponent)].join('/')}`,
  );

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddTexts) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 40 }),
  fc.emailAddress(),
  webAddress,
  fc.uuid(),
);

/** JSON text, which also says what a JavaScript value cannot. */
export const oddJson = fc.oneof(
  { weight: 4, arbitrary: oddText.map((value) => JSON.stringify(value)) },
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '-0',
    '1e999',
    '-1',
    '0.1',
    '9007199254740993',
    '"\\ud800"',
    '{"__proto__":{"admin":true}}',
    '[[[[[[]]]]]]',
  ),
  fc.integer({ min: 100, max: 20_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .integer({ min: 100, max: 9_000 })
    .map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
);

export const oddNames: string[] = [
  '__proto__',
  'constructor',
  'toString',
  'userId',
  'id',
  'isAdmin',
  '',
  canary,
];

/** A body that is no JSON object at all, or too large. */
export const noObject = fc.oneof(
  oddJson,
  fc.constantFrom(
    '',
    '{',
    '{"a":1',
    '{"a":1}}',
    "{'a':1}",
    '{"a":1,}',
    'a=1&b=2',
    '\ufeff{}',
    '<a/>',
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc
    .integer({ min: 15_000, max: 200_000 })
    .map((size) => JSON.stringify({ email: 'x'.repeat(size) })),
);

export const oddType = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/jsonx',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json;',
    ';',
    '/',
    canary,
  ),
);

const headerText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCodePoint(code)) }),
  fc.constantFrom('', canary, 'x'.repeat(4_000), '*', '-1', '0', '127.0.0.1, ::1', 'gzip;q=0'),
);
export const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'cookie',
    'forwarded',
    'host',
    'if-none-match',
    'origin',
    'range',
    'stripe-signature',
    'x-forwarded-for',
    'x-http-method-override',
    'x-request-id',
  ),
  headerText,
  { maxKeys: 3 },
);
export const oddBearer = fc.oneof(
  headerText,
  headerText.map((value) => `Bearer ${value}`),
  fc.constantFrom('Basic bWlhOm1pYQ==', 'Bearer', 'Bearer a.b.c', `Bearer ${canary}`, 'bearer  '),
);

export const oddQuery = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .array(fc.tuple(fc.constantFrom(...oddNames, 'limit', 'expand[]'), oddText), { maxLength: 4 })
    .map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
  fc.constantFrom('?%', '?%00', '?a=%ff', '?a[__proto__][b]=1', `?${'a&'.repeat(500)}`),
);
export const oddSegment = fc.oneof(
  {
    weight: 4,
    arbitrary: oddText.map((value) => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, ''))),
  },
  fc.constantFrom('%', '%00', '%ff', '..%2f', '%2e%2e', "'", '%c0%ae'),
);
