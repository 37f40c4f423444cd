/** Removes globals of a worker, which its prototypes have too, before a learner's program runs in it. */
export function takeAway(names: readonly string[]): void {
  for (let scope: object | null = self; scope; scope = Object.getPrototypeOf(scope) as object | null)
    for (const name of names) Reflect.deleteProperty(scope, name);
}
