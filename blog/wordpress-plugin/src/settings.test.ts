import { readPackSettings } from './settings';

it('packs for the origin that is set, or for this machine', () => {
  expect(readPackSettings({ PORT: '4000' })).toEqual({ publicUrl: 'http://localhost:4000' });
  expect(readPackSettings({ PUBLIC_URL: 'https://cpal.example/' })).toEqual({
    publicUrl: 'https://cpal.example',
  });
});

it('packs no plugin for a deployment below a path', () => {
  expect(() => readPackSettings({ PUBLIC_URL: 'https://example.com/cpal' })).toThrow(
    'PUBLIC_URL must be an http or https origin without a path',
  );
});
