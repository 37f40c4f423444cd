import type { TestProject } from 'vitest/node';
import startServer from '#server/testing/global-setup.ts';
import { seededTemplate } from '#server/testing/seeded-template.ts';
import { unpackChromium } from '#scripts/build/unpack-chromium.ts';

/** Prepares databases with the site's content for browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Before there are workers, which would all unpack it.
  await unpackChromium();
  const stop = await startServer(project);
  try {
    project.provide('testServer', await seededTemplate(project.getProvidedContext().testServer));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
