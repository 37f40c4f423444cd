import { chromium } from 'playwright-core';
import { mkdtempSync, readFileSync } from 'node:fs';
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-zygote'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto('http://localhost:4321/Problem/two-sum');
const dir = '/work/main/prisma/content/problem/two-sum/solutions/';
const t0 = Date.now();
for (const [language, file] of (process.argv[2] ?? 'javascript:hash-map.js,python:hash-map.py,cpp:hash-map.cpp,c:hash-map.c').split(',').map((x) => x.split(':'))) {
  await page.selectOption('#practice-language', language);
  await page.getByRole('textbox', { name: /Your program/ }).fill(readFileSync(dir + file, 'utf8'));
  for (const button of ['Run', 'Submit', 'Submit']) {
    const t = Date.now();
    await page.getByRole('button', { name: button, exact: true }).click();
    try {
      await page.locator('section[aria-label=Result] h2').first().waitFor({ timeout: 40000 });
      console.log(language, button, await page.locator('section[aria-label=Result] > div').innerText().then((x) => x.replace(/\n/g, ' | ').slice(0, 300)), Date.now() - t);
    } catch (e) { console.log(language, button, 'FAILED', await page.locator('section[aria-label=Result]').innerText(), Date.now() - t); }
  }
}
await page.screenshot({ path: '/tmp/shot-problem.png' });
await browser.close();
