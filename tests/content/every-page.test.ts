import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtClient } from '#server/site/client.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { indexFaults, sitemapAddresses } from '../browser/indexed-page.ts';

const CLIENT_DIR = join(import.meta.dirname, '../../dist/client');

const app = await startTestApp({ client: builtClient(CLIENT_DIR), withContent: true });

test('every page of the sitemap is valid, at its canonical URL, with a title and a description of its own', async () => {
  const addresses = await sitemapAddresses(app);
  expect(addresses.length).toBeGreaterThan(100);
  expect(await indexFaults(app, addresses)).toEqual([]);
}, 240_000);
