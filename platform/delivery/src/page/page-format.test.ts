import { toDigest } from '../store/integrity';
import { composeAt, sampleSources } from '../testing/sample-sources';
import { tempDir } from '../testing/temp-dir';
import { pageFormat } from './compose';

const dir = tempDir();

it('grows where the same releases and options make other pages', async () => {
  const { html, headers } = await composeAt(await sampleSources(dir), '/about');
  const digest = toDigest(JSON.stringify([html, headers]));
  // Another digest: raise the format, and write both here.
  expect({ pageFormat, digest }).toEqual({
    pageFormat: 14,
    digest: '3gTB4xJa1lcfne3CnqvE-eo5MhG0dSoNWjFHd7LVlPc',
  });
});
