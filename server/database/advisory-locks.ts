/**
 * The advisory locks of the site, listed together so that no two share a number. A number must not change: an older
 * version may run on the same database at the same time.
 */
export const ADVISORY_LOCKS = {
  /** Held shared by every process that uses the embedded server; a process that gets it exclusively may stop it. */
  embeddedServer: 7_203_114,
  migrations: 7_203_115,
  /** The number that Prisma's schema engine takes too. */
  migrationsOfPrisma: 72_707_369,
  /** Held shared for as long as a process may trust its caches: decision 4. */
  caches: 7_203_116,
  seed: 7_203_117,
  /** Serialises deletions of administrators, so that the last one cannot be deleted. */
  administrators: 7_203_118,
  searchIndex: 7_203_119,
  /** Taken with a hash of the kind of job as the second number. */
  jobs: 7_203_120,
  /** Taken with a hash of the e-mail address as the second number. */
  accounts: 7_203_121,
  /** Serialises writes to rows that list problems. */
  catalogue: 7_203_122,
  testContent: 7_203_198,
  testTemplate: 7_203_199,
} as const;
