/*
 * DATABASE_URL may name several hosts, as libpq's addresses do: postgresql://user:password@host1:5432,host2:5432/name.
 * They hold the same, and one of them takes writes. See docs/decisions/0028.
 */
const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** The hosts of an address with their ports, as they stand there. */
export const hostsOf = (databaseUrl: string): string[] => PARTS.exec(databaseUrl)?.[2]?.split(',') ?? [''];

/** The address of each of its hosts. */
export const addressesOf = (databaseUrl: string): string[] =>
  hostsOf(databaseUrl).map((host) =>
    databaseUrl.replace(PARTS, (_all, start: string, _hosts, rest: string) => start + host + rest),
  );

/** Whether they can be told apart, and are asked for nothing but the one that takes writes. */
export function areUsable(databaseUrl: string): boolean {
  const hosts = hostsOf(databaseUrl);
  if (hosts.length === 1) return true;
  const [, wanted = 'read-write'] = /[?&]target_session_attrs=([^&#]*)/.exec(databaseUrl) ?? [];
  return hosts.every((host) => host !== '') && ['read-write', 'primary'].includes(wanted);
}
