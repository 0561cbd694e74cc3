import path from 'node:path';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 3002,
      host: '127.0.0.1',
      publicUrl: null,
      dataDir: path.resolve('.data'),
      logLevel: 'info',
    });
  });

  it('rejects production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/refuses to run in production/);
  });

  it('names a wrong one', () => {
    expect(() => readSettings({ PORT: 'x' })).toThrow('PORT');
  });
});
