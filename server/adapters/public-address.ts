import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Which addresses belong to the public internet, by the registries of special-purpose addresses (RFC 6890 and later
 * ones). An address taken from data must not lead the server into its own network.
 */

const SPECIAL = new BlockList();
for (const [net, prefix] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const, ['127.0.0.0', 8] as const],
  ...[['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const, ['192.0.0.0', 24] as const],
  ...[['192.0.2.0', 24] as const, ['192.88.99.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ...[['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
])
  SPECIAL.addSubnet(net, prefix, 'ipv4');

// The only IPv6 range for global addresses. Its blocks for tunnels, tests and documentation are special, and may embed
// an IPv4 address.
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const])
  SPECIAL.addSubnet(net, prefix, 'ipv6');
SPECIAL.addSubnet('3fff::', 20, 'ipv6');

/** Whether a string is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL_V6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** A link leads to an address that the server must not request. */
export class NotPublicError extends Error {}

/**
 * Resolves a host name for a connection, and fails if any of its addresses is not public. The connection uses the
 * addresses that were checked, so that no second DNS response can replace them.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublicError(`${hostname} has an address that is not public`), []);
    const [first] = found;
    if (options.all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Checks an IP address that a link contains literally, as it is never looked up. @throws NotPublicError */
export function requirePublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotPublicError(`${address} is not public`);
}
