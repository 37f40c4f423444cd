import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const SAFARI = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${SAFARI} Chrome/147.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${SAFARI} Chrome/147.0.0.0 Safari/537.36 Edg/147.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${SAFARI} HeadlessChrome/147.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`Mozilla/5.0 (Linux; Android 16; K) ${SAFARI} Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1', 'Safari on macOS'],
  ['curl/8.14.1', 'curl/8.14.1'],
  ['', 'Unknown device'],
])('names %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
