import { join } from 'node:path';
import { type TestApi, openApi } from '../testing/api';
import { startsOver } from '../testing/requests/cost';
import { grown, hardTexts } from '../testing/requests/hard-texts';
import { type FoundPattern, findPatterns, readPatterns } from '../testing/requests/patterns';

const root = join(__dirname, '../../../..');

/** Most patterns without an error stay below 30 readings of a text; one that starts over is far above. */
const readings = 200;

/** UTF-16 units; the short ones show what doubles with each character before it takes for ever. */
const lengths = [24, 256, 4096];

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

/** A pattern without any reads no further than its own length, wherever it starts. */
const repetition = /[*+?{]/;

/** The text on which a pattern is slower than reading, shortened; null if there is none. */
function slowText(pattern: RegExp): string | null {
  if (!repetition.test(pattern.source)) return null;
  const texts = hardTexts(pattern);
  for (const length of lengths)
    for (const hard of texts) {
      const textOf = (units: number) => grown(hard, units);
      if (startsOver(readings, length, textOf, (text) => text.search(pattern)))
        return JSON.stringify(hard);
    }
  return null;
}

it('reads every text once, whatever its pattern: in the contract and the server', async () => {
  const document: unknown = (await api.send('GET', '/api/openapi.json')).json();
  const inContract = readPatterns(join(root, 'shared/src/contract'));
  const inServer = readPatterns(join(root, 'server/api/src'));
  const inSchemas = findPatterns(document);
  for (const found of [inContract, inServer, inSchemas]) expect(found.length).toBeGreaterThan(4);

  const all = new Map<string, FoundPattern>();
  for (const found of [...inContract, ...inServer, ...inSchemas])
    all.set(String(found.pattern), found);
  const slow = [...all.values()].flatMap(({ from, pattern }) => {
    const text = slowText(pattern);
    return text === null ? [] : [[from, String(pattern), text]];
  });
  expect(slow).toEqual([]);
});

it.each([
  ['runs that overlap', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['a search for an end', /\s+$/],
  ['a run of runs', /^(?:[a-z]+)+$/],
  ['three runs', /^\d*\d*\d*$/],
])('finds a pattern slow that has %s', (_fault, pattern) => {
  expect(slowText(pattern)).not.toBeNull();
});
