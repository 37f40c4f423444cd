/** The part that we use: the published types are for a version without `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encoding<T extends string>(available: readonly T[], options: { preferred: readonly T[] }): T | undefined;
  }
  export = Negotiator;
}
