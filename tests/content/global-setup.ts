import { buildClient, isBuilt } from '#scripts/build.ts';

/** Builds the pages unless they are current. */
export default async function setup(): Promise<void> {
  if (!isBuilt()) await buildClient();
}
