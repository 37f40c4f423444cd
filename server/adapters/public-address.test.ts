import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic, NotPublicError, requirePublicHost } from './public-address.ts';

const look = promisify(lookUpPublic);

describe('an address', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
      expect(() => requirePublicHost(address)).not.toThrow();
    },
  );

  test.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1', '203.0.113.9'],
    ...['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001:db8::1', '2001::1', 'fec0::1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(() => requirePublicHost(address.includes(':') ? `[${address}]` : address)).toThrow(NotPublicError);
  });
});

test('disguised forms of an address are recognised', () => {
  for (const disguised of ['http://2130706433/', 'http://0x7f.1/', 'http://127.1/', 'http://[::ffff:7f00:1]/'])
    expect(() => requirePublicHost(new URL(disguised).hostname), disguised).toThrow(NotPublicError);
});

test('a name that resolves to this machine is refused at its lookup, in both forms', async () => {
  await expect(look('localhost', {})).rejects.toThrow(NotPublicError);
  await expect(look('localhost', { all: true })).rejects.toThrow(NotPublicError);
});
