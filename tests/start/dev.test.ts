import { afterAll, expect, it } from 'vitest';
import { cleanUp, end, newDataDir, ready, run } from './site.ts';

afterAll(cleanUp);

it('npm run dev shows pages with their content straight from the sources, starts once, and stops', async () => {
  const dev = run([process.execPath, 'scripts/dev.ts'], { DATA_DIR: newDataDir(), PORT: '0', LOG_LEVEL: 'warn' });
  const site = await ready(dev);
  const answer = await fetch(`${site.url}/Sheet`, { headers: { Accept: 'text/html' } });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page.split('id="rendered"')[0]).toContain('Best Time to Buy and Sell Stock');
  expect(page).toContain('/@vite/client');
  expect(site.stdout().match(/GearUp is on/g)).toHaveLength(1);
  await end(site);
  expect(site.stderr()).toBe('');
});
