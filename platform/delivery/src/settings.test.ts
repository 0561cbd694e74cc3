import { readStoreSettings } from './settings';

const storage = {
  RELEASES_URL: 's3://releases/web',
  S3_ENDPOINT: 'https://storage.example',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('names a folder, unless there is an address of object storage', () => {
  expect(readStoreSettings({})).toEqual({ place: '.releases', environment: 'local' });
  const env = { ...storage, RELEASES_DIR: 'folder', ENVIRONMENT: 'staging', S3_REGION: 'auto' };
  expect(readStoreSettings(env)).toEqual({
    place: {
      endpoint: 'https://storage.example',
      region: 'auto',
      bucket: 'releases',
      prefix: 'web',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    environment: 'staging',
  });
});

it.each(['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
  'rejects an address without %s',
  (name) => {
    for (const NODE_ENV of ['development', 'production'])
      expect(() => readStoreSettings({ ...storage, NODE_ENV, [name]: '' })).toThrow(
        `Wrong settings: ${name} must be set beside RELEASES_URL`,
      );
  },
);

it('rejects in production a service that anyone on the way can speak for', () => {
  const env = { ...storage, S3_ENDPOINT: 'http://storage.example' };
  expect(readStoreSettings(env).environment).toBe('local');
  expect(() => readStoreSettings({ ...env, NODE_ENV: 'production' })).toThrow(
    'S3_ENDPOINT must be https in production',
  );
});

it.each([
  ['RELEASES_URL', 'https://releases', 's3://bucket/folder'],
  ['S3_ENDPOINT', 'https://storage.example/releases', 'without a path'],
  ['S3_REGION', 'Far Away', 'the name of a region'],
  ['ENVIRONMENT', '../local', 'lower-case letters'],
])('says what %s must be', (name, value, words) => {
  expect(() => readStoreSettings({ ...storage, [name]: value })).toThrow(
    expect.objectContaining({ message: expect.stringContaining(words) }),
  );
});
