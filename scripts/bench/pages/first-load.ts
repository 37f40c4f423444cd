import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright, type Response } from 'playwright-core';
import { build } from 'vite';
import { type PageName, pages } from '#shared/pages.ts';
import { type Figure, kilobytes, times } from '#scripts/bench/figure.ts';
import { rawGet } from '#scripts/bench/load/against-bare.ts';
import { sampleAddress } from '#scripts/bench/sample-address.ts';

const MAX_JAVASCRIPT = 139_000;
const MAX_PICTURES = 100_000;
export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-zygote'];

type Weight = { address: string; javascript: number; pictures: number; lost: string[] };

/** Measures what the home page and every other public page load first, in a real browser with an empty cache. */
export async function measureFirstLoads(siteUrl: string): Promise<Figure[]> {
  const floor = await floorSize();
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: FLAGS });
  try {
    const names = Object.keys(pages) as PageName[]; // the keys of pages
    const figures: Figure[] = [];
    for (const name of names) figures.push(...figuresOf(await weigh(browser, siteUrl, sampleAddress(name)), floor));
    return figures;
  } finally {
    await browser.close();
  }
}

function figuresOf({ address, javascript, pictures, lost }: Weight, floor: number): Figure[] {
  const missing = lost.length > 0 ? `, not loaded: ${lost.join(' ')}` : '';
  return [
    {
      name: `JavaScript of ${address}`,
      value: `${kilobytes(javascript)}  (${times(javascript / floor)})`,
      reference: `React, router, Query, tRPC: ${kilobytes(floor)}`,
      target: `at most ${kilobytes(MAX_JAVASCRIPT)}`,
      isMet: javascript > 0 && javascript <= MAX_JAVASCRIPT,
    },
    {
      name: `pictures of ${address}`,
      value: `${kilobytes(pictures)}${missing}`,
      reference: `the target: ${times(pictures / MAX_PICTURES)}`,
      target: `at most ${kilobytes(MAX_PICTURES)}`,
      isMet: pictures <= MAX_PICTURES && lost.length === 0,
    },
  ];
}

async function weigh(browser: Browser, siteUrl: string, address: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    const lost: string[] = [];
    page.on('response', (response) => responses.push(response));
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'image') lost.push(request.url());
    });
    await page.goto(siteUrl + address, { waitUntil: 'networkidle' });
    const sizes = { script: 0, image: 0 };
    for (const url of new Set(ofType(responses, 'script'))) sizes.script += await gzippedSize(url);
    for (const url of new Set(ofType(responses, 'image'))) sizes.image += await gzippedSize(url);
    return { address, javascript: sizes.script, pictures: sizes.image, lost };
  } finally {
    await context.close();
  }
}

const ofType = (responses: Response[], type: string): string[] =>
  responses
    .filter((response) => response.request().resourceType() === type && response.url().startsWith('http:'))
    .map((response) => response.url());

const known = new Map<string, number>();

/** The size of a response requested with gzip; one that the server does not compress counts uncompressed. */
async function gzippedSize(url: string): Promise<number> {
  const size = known.get(url) ?? (await rawGet(url, { 'Accept-Encoding': 'gzip' })).body.length;
  known.set(url, size);
  return size;
}

/** The gzipped size of the stack only, built in this run. */
async function floorSize(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, '../floor.ts') },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((output) =>
    'output' in output ? output.output : [],
  );
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0), 0);
}
