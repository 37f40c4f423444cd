/*
 * DATABASE_URL may name several hosts, like libpq's URLs: postgresql://user:password@host1:5432,host2:5432/name.
 * They have the same data, and one of them accepts writes. See docs/decisions/0028.
 */
const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** The hosts of a database URL with their ports, unchanged. */
export const hostsOf = (databaseUrl: string): string[] => PARTS.exec(databaseUrl)?.[2]?.split(',') ?? [''];

/** Returns a database URL for each host. */
export const addressesOf = (databaseUrl: string): string[] =>
  hostsOf(databaseUrl).map((host) =>
    databaseUrl.replace(PARTS, (_all, start: string, _hosts, rest: string) => start + host + rest),
  );

/** Whether several hosts are all non-empty, and `target_session_attrs` requests the one that accepts writes. */
export function areUsable(databaseUrl: string): boolean {
  const hosts = hostsOf(databaseUrl);
  if (hosts.length === 1) return true;
  const [, wanted = 'read-write'] = /[?&]target_session_attrs=([^&#]*)/.exec(databaseUrl) ?? [];
  return hosts.every((host) => host !== '') && ['read-write', 'primary'].includes(wanted);
}
