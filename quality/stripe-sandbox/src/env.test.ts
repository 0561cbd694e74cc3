import { resolve } from 'node:path';
import { readSettings } from './env';

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      port: 3001,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      webhook: { url: 'http://127.0.0.1:3000/api/stripe/webhook', secret: 'whsec_sandbox' },
      publicUrl: null,
      afterLastRetry: 'cancel',
      logLevel: 'info',
    });
  });

  it('names every wrong setting in one message', () => {
    const wrong = {
      PORT: '70000',
      WEBHOOK_URL: 'shop',
      STRIPE_WEBHOOK_SECRET: 'secret',
      PUBLIC_URL: 'http://localhost:3001/pay',
      AFTER_LAST_RETRY: 'forget',
      LOG_LEVEL: 'loud',
    };
    for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name);
  });

  it('takes an empty webhook address as nobody listening', () => {
    expect(readSettings({ WEBHOOK_URL: '' }).webhook).toBeNull();
  });

  it('makes an origin of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://pay.example/' }).publicUrl).toBe(
      'https://pay.example',
    );
  });
});
