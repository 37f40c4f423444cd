import { chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--no-zygote'] });
const base = 'http://127.0.0.1:4321';
// first load
{
  const page = await browser.newPage();
  let total = 0; const names = [];
  page.on('response', async (r) => { if (r.request().resourceType() === 'script' || /\.js$/.test(new URL(r.url()).pathname)) { const b = await r.body().catch(() => Buffer.from('')); const g = gzipSync(b).length; total += g; names.push([new URL(r.url()).pathname, g]); } });
  await page.goto(base + '/Problem/two-sum', { waitUntil: 'networkidle' });
  console.log('first load gz', total, names.length); for (const [n, g] of names.sort((a, b) => b[1] - a[1])) console.log(g, n);
  await page.close();
}
await browser.close();
