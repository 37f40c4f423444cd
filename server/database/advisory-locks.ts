/**
 * The advisory locks of the site, in one place so that no two have one number. An older version may run beside this
 * one on the same database: a number stays what it is.
 */
export const ADVISORY_LOCKS = {
  /** Shared, by every process that uses the embedded server: who gets it alone may stop the server. */
  embeddedServer: 7_203_114,
  migrations: 7_203_115,
  /** Shared, for as long as a process may trust its caches: decision 4. */
  caches: 7_203_116,
  seed: 7_203_117,
  /** The last administrator cannot be deleted. */
  administrators: 7_203_118,
  searchIndex: 7_203_119,
  /** With the kind of job as its second number. */
  jobs: 7_203_120,
  testTemplate: 7_203_199,
} as const;
