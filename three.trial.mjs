import { chromium } from 'playwright-core';
import http from 'node:http';
const browser = await chromium.launch({ executablePath: '/tmp/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage','--no-zygote'] });
const size = (u, enc) => new Promise((r) => http.get(u, { headers: { 'Accept-Encoding': enc } }, (res) => { let n = 0; res.on('data', (d) => n += d.length); res.on('end', () => r(n)); }));
for (const p of ['/Problem/two-sum', '/SQL', '/Interview', '/contestdetail/1', '/', '/Sheet']) {
const page = await browser.newPage(); const urls = new Set();
page.on('response', (r) => r.request().resourceType() === 'script' && urls.add(r.url()));
await page.goto('http://127.0.0.1:4321' + p, { waitUntil: 'networkidle' });
let gz = 0, br = 0; for (const u of urls) { gz += await size(u, 'gzip'); br += await size(u, 'br'); }
console.log(p, 'gz', gz, 'br', br); if (['/Interview','/contestdetail/1','/Problem/two-sum'].includes(p)) for (const u of urls) console.log('   ', await size(u, 'gzip'), new URL(u).pathname); await page.close(); }
await browser.close();
