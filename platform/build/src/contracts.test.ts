import { contractNames } from './contracts';
import { readManifest } from './packages';

jest.mock('./packages', () => ({
  installed: (name: string) => name,
  readManifest: jest.fn(),
  getVersion: () => '7.18.5',
}));

const declare = (contracts?: Record<string, number[]>) =>
  jest.mocked(readManifest).mockReturnValue({ cpal: { contracts } });

it('has a shell keep each version, and a remote rely on the latest', () => {
  declare({ remote: [1], session: [2, 3] });
  expect(contractNames({ kind: 'shell' })).toEqual({
    'the contracts': ['remote 1', 'session 2', 'session 3', 'router 7'],
  });
  expect(contractNames({ kind: 'remote' })).toEqual({
    'the contracts': ['remote 1', 'session 3', 'router 7'],
  });
});

it('is rejected where the shared package says nothing of them', () => {
  declare();
  expect(() => contractNames({ kind: 'remote' })).toThrow('names no contracts');
});
