import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Which addresses are of the public internet, by the registries of special-purpose addresses (RFC 6890 and what came
 * since). Nothing that data names may lead the server into the network that it stands in.
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

// Of IPv6 only this is given out; of it, what tunnels, tests and documents is special, and may hold an IPv4 address.
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [['2001::', 23] as const, ['2001:db8::', 32] as const, ['2002::', 16] as const])
  SPECIAL.addSubnet(net, prefix, 'ipv6');
SPECIAL.addSubnet('3fff::', 20, 'ipv6');

/** Of an IP address as text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL_V6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** A link leads where the server asks for nothing. */
export class NotPublicError extends Error {}

/**
 * Looks a name up for a connection, and refuses one that has an address which is not public: what is looked up is what
 * is connected to, so that no second answer of the DNS comes in between.
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

/** An address that stands in a link itself is not looked up. @throws NotPublicError */
export function requirePublicHost(hostname: string): void {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw new NotPublicError(`${address} is not public`);
}
