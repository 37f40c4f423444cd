/** What is used of it: its published types are of a version without `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
  export = Negotiator;
}
