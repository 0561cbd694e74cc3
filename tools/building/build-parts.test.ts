import { buildParts } from './build-parts';

it('rejects a name that no part has, instead of building nothing', async () => {
  await expect(buildParts(['start'])).rejects.toThrow('There is nothing to build named start.');
});
