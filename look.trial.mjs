import { chromium } from 'playwright-core';
import { gzipSync } from 'node:zlib';
const b = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] });
for (const path of ['/', '/Sheet', '/Problem/two-sum', '/detail/1', '/Login','/Interview','/Company-Wise-Sheet','/Adminlogin']) {
  const c = await b.newContext(); const p = await c.newPage(); const urls = new Map();
  p.on('response', async r => { if (r.request().resourceType()==='script' && r.url().startsWith('http:')) urls.set(r.url(), r); });
  await p.goto('http://localhost:4405'+path, { waitUntil: 'networkidle' });
  let sum = 0; for (const u of urls.keys()) { const t = await (await fetch(u)).arrayBuffer(); sum += gzipSync(Buffer.from(t), {level:9}).length; }
  console.log(path, sum); await c.close();
}
await b.close();
