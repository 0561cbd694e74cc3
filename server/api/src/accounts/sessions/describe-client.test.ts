import { describeClient } from './describe-client';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the description of a client', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${engine} Chrome/142.0 Safari/537.36 Edg/142.0`,
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1',
      'Chrome on iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${engine} Chrome/142.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${engine} SamsungBrowser/29.0 Chrome/142.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Firefox/1', 'Firefox'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', null],
    ['', null],
    [undefined, null],
  ])('of %p is %p', (userAgent, description) => {
    expect(describeClient(userAgent)).toBe(description);
  });
});
