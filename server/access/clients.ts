import { isIPv6 } from 'node:net';

/**
 * The client that a call counts against: an IPv4 address, or the /64 of an IPv6 address, as one household has it, and
 * its /48.
 */
export type CountedClient = { own: string; network: string | null };

/** IPv6 forms that contain an IPv4 address: mapped, and NAT64 (RFC 6052). */
const HOLDS_IPV4 = /^(0:0:0:0:0:ffff|64:ff9b:0:0:0:0):/;

/** @param address the client's IP address, as the trusted proxies report it */
export function countedClient(address: string): CountedClient {
  if (!isIPv6(address)) return { own: address, network: null };
  const groups = groupsOf(address);
  if (HOLDS_IPV4.test(groups.join(':'))) return { own: ipv4Of(groups.slice(6)), network: null };
  return { own: `${groups.slice(0, 4).join(':')}::/64`, network: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The eight groups in hexadecimal; the URL parser writes every form of an address in the same way. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [before = [], after] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  if (!after) return before;
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

const ipv4Of = (groups: string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
