import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/*
 * Which IP addresses belong to the public internet, from the registries of special-purpose addresses (RFC 6890 and
 * later ones). An address taken from data must not lead the server into its own network.
 */

type Subnet = [network: string, prefix: number, family: 'ipv4' | 'ipv6'];

const SPECIAL_SUBNETS: readonly Subnet[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  // Blocks within 2000::/3 for tunnels, tests and documentation; some embed an IPv4 address.
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const SPECIAL = new BlockList();
for (const subnet of SPECIAL_SUBNETS) SPECIAL.addSubnet(...subnet);

/** The only IPv6 range for global addresses. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');

/** Whether a string is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !SPECIAL.check(address, 'ipv4');
  return family === 6 && GLOBAL_V6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Thrown for a link to an address that the server must not request. */
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
