import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--no-zygote'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.goto('http://127.0.0.1:4321/Problem/two-sum');
const S = (f) => readFileSync(`prisma/content/problem/two-sum/solutions/${f}`, 'utf8');
async function go(language, code, button = 'Submit') {
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
  const names = { javascript: 'JavaScript', python: 'Python', cpp: 'C++', c: 'C' };
  const e = page.getByRole('textbox', { name: `Your program in ${names[language]}` });
  await e.focus(); await page.locator('.cm-content').waitFor(); await e.fill(code);
  const t = Date.now();
  await page.getByRole('button', { name: button, exact: true }).click();
  const region = page.getByRole('region', { name: 'Result' });
  await region.getByRole('heading', { level: 2 }).first().waitFor({ timeout: 120000 });
  console.log('=====', language, Date.now() - t, 'ms'); console.log((await region.innerText()).slice(0, 500));
  console.log('FAULT', await page.locator('.cm-fault').allInnerTexts());
}
await go('javascript', 'function twoSum(nums) {\n  return nums[;\n}');
await go('javascript', S('hash-map.js'));
const lang = process.argv[2] ?? 'javascript';
if (lang !== 'javascript') { await go(lang, S({python:'hash-map.py',cpp:'hash-map.cpp'}[lang])); }
await page.getByRole('button', { name: 'Measure' }).click();
const t = Date.now();
await page.getByRole('button', { name: 'Measure again' }).waitFor({ timeout: 300000 });
console.log('measured in', Date.now() - t);
console.log(await page.getByRole('region', { name: 'How yours grows' }).innerText());
await page.getByText('The figures as a table').click();
console.log(await page.getByRole('region', { name: 'Times by size' }).innerText());
await page.getByRole('region', { name: 'How yours grows' }).screenshot({ path: '/tmp/growth.png' });
await browser.close();
