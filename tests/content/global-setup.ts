import { ensureBuilt } from '#scripts/build.ts';

/** Builds the pages unless they are current. */
export default function setup(): void {
  if (ensureBuilt() !== 0) throw new Error('The pages could not be built');
}
