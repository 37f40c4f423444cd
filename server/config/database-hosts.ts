/*
 * DATABASE_URL may name several hosts, as libpq's addresses do: postgresql://user:password@host1:5432,host2:5432/name.
 * They hold the same data, and one of them accepts writes. See docs/decisions/0028.
 */
const PARTS = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** The hosts of a database URL with their ports, unchanged. */
export const hostsOf = (databaseUrl: string): string[] => PARTS.exec(databaseUrl)?.[2]?.split(',') ?? [''];

/** The database URLs, one for each host. */
export const addressesOf = (databaseUrl: string): string[] =>
  hostsOf(databaseUrl).map((host) =>
    databaseUrl.replace(PARTS, (_all, start: string, _hosts, rest: string) => start + host + rest),
  );

/** Whether, of several hosts, none is empty, and `target_session_attrs` requests the one that accepts writes. */
export function areUsable(databaseUrl: string): boolean {
  const hosts = hostsOf(databaseUrl);
  if (hosts.length === 1) return true;
  const [, wanted = 'read-write'] = /[?&]target_session_attrs=([^&#]*)/.exec(databaseUrl) ?? [];
  return hosts.every((host) => host !== '') && ['read-write', 'primary'].includes(wanted);
}
