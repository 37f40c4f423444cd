import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright-core';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { launchOptions } from '../browser/browser.ts';
import { cleanUp, end, ready, run, startedDataDir } from './site.ts';

afterAll(cleanUp);

const site = await ready(
  run([process.execPath, 'scripts/dev.ts'], { DATA_DIR: startedDataDir(), PORT: '0', LOG_LEVEL: 'warn' }),
);

it('npm run dev shows pages with their content directly from the sources', async () => {
  const answer = await fetch(`${site.url}/Sheet`, { headers: { Accept: 'text/html' } });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page.split('id="rendered"')[0]).toContain('Best Time to Buy and Sell Stock');
  expect(page).toContain('/@vite/client');
});

const PROGRAM = `function twoSum(nums, target) {
  const places = new Map();
  for (const [place, number] of nums.entries()) {
    if (places.has(target - number)) return [places.get(target - number), place];
    places.set(number, place);
  }
}`;

it('runs programs, isolated from everything', { timeout: 300_000 }, async () => {
  // In a fresh clone the compilers are prepared first.
  const isBuilt = () => fetch(`${site.url}/sandbox/tools.json`).then(({ ok }) => ok);
  await expect.poll(isBuilt, { timeout: 200_000 }).toBe(true);
  const { headers } = await fetch(`${site.url}/sandbox/frame.html`);
  expect(headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/,
  );

  const browser = await chromium.launch(await launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const draft = { code: PROGRAM, previousCode: null, changedAt: 1, follows: [], seen: 0, isSent: false };
  await page.addInitScript(
    (text) => {
      if (self.origin === 'null') return; // the frame has no storage
      localStorage.setItem('practice-language', 'javascript');
      localStorage.setItem('drafts-and-submissions:guest:draft:two-sum:javascript', text);
    },
    JSON.stringify({ ...draft, changeKey: randomUUID() }),
  );
  await page.goto(`${site.url}/Problem/two-sum`);
  await page.waitForFunction(() => !window.earlyInput);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByRole('heading', { level: 2, name: 'All right so far' }).waitFor();
  expect(await result.innerText()).toContain('3 of 3 cases');
});

it('has started only once, and stops', async () => {
  expect(site.stdout().match(/GearUp is on/g)).toHaveLength(1);
  await end(site);
  expect(site.stderr()).toBe('');
});
