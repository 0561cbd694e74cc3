import { createLicenseKey, isLicenseKey } from './license-key';

describe('license keys', () => {
  it('have a prefix, 24 random characters and 6 check characters', () => {
    const keys = Array.from({ length: 100 }, createLicenseKey);
    expect(keys.every((key) => /^cpal_live_[0-9A-Za-z]{30}$/.test(key))).toBe(true);
    expect(keys.every(isLicenseKey)).toBe(true);
    expect(new Set(keys).size).toBe(100);
  });

  it('are rejected with any one character mistyped', () => {
    const key = createLicenseKey();
    const mistyped = Array.from(key, (sign, at) => {
      const other = sign === 'x' ? 'y' : 'x';
      return key.slice(0, at) + other + key.slice(at + 1);
    });
    expect(mistyped.filter(isLicenseKey)).toEqual([]);
  });

  it('keep their form, so that keys given out long ago still pass', () => {
    expect(isLicenseKey('cpal_live_ABCDEFGHIJKLMNOPQRSTUVWX2x1CIG')).toBe(true);
  });
});
