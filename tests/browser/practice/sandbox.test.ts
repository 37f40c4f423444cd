import { describe, expect, test } from 'vitest';
import { startSite } from '../browser.ts';
import { answers, attacks, fail, RIGHT, startOtherHost, watch } from './attacks.ts';
import { MINUTES, program, run, TWO_SUM } from './solving.ts';

const site = await startSite();
const otherUrl = await startOtherHost();

const GOOD = program('two-sum/solutions/hash-map.js');

const body = (code: string) => `function twoSum(nums, target) {\n${code}\n}`;

/** A program that prints the type of each expression, or that it throws. */
const tries = (expressions: readonly string[]) =>
  body(
    expressions
      .map(
        (expression) =>
          `try { console.log(${JSON.stringify(expression)}, '=', typeof (${expression})); } catch (e) { console.log('threw'); }`,
      )
      .join('\n'),
  );

describe('a program in JavaScript', () => {
  test('cannot reach the page or the network', { timeout: 3 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM, { stored: { secret: 'of the site' } });
    await run(page, 'javascript', GOOD);
    await fail(page, 'javascript', body('return [];'));
    const expectNothingLeft = watch(page, site);
    const absent = [
      ...['document', 'localStorage', 'sessionStorage', 'indexedDB', 'caches', 'navigator', 'parent', 'top', 'opener'],
      ...['frames', 'window', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'importScripts', 'postMessage'],
      ...['Worker', 'SharedWorker', 'BroadcastChannel', 'WebTransport', 'close'],
    ];
    const output = await run(
      page,
      'javascript',
      tries([...absent, 'document.cookie', 'parent.document', 'top.location']),
    );
    const printed = /Printed\n([\s\S]*?)(?:\n[✓✗]|\nStep through it|$)/.exec(output)?.[1]?.split('\n') ?? [];
    expect(printed.filter((line) => line !== '')).toEqual([
      ...absent.map((name) => `${name} = undefined`),
      ...['threw', 'threw', 'threw'],
    ]);

    // The frame's policy refuses what could still leave the realm.
    for (const url of [`${site.url}/trpc/sheets.topics`, `${site.url}/topics`, `${otherUrl}/module.js`]) {
      const code = `import(${JSON.stringify(url)}).then(() => console.log('got it'), () => {}); return [];`;
      expect(await run(page, 'javascript', body(code))).toMatch(/^Wrong Answer/);
    }
    expectNothingLeft();
    expect(await run(page, 'javascript', GOOD)).toMatch(RIGHT);
    await answers(page);
  });

  test('cannot block or end the page', { timeout: 5 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    await attacks(page, 'javascript', GOOD, {
      'deep recursion': [
        body('return twoSum(nums, target) + 1;'),
        /^Runtime Error[\s\S]*RangeError: Maximum call stack[\s\S]*about 3,000 calls within calls/,
      ],
      'much memory': [
        body(
          'const all = []; for (let i = 0; i < 128; i++) all.push(new Uint8Array(8 << 20).fill(1)); return all.length;',
        ),
        /^(Wrong Answer|Runtime Error|Memory Limit Exceeded|Time Limit Exceeded)/,
      ],
      'many timers': [
        body('for (let i = 0; i < 1e5; i++) setTimeout(() => { for (;;); }); return [];'),
        /^Wrong Answer/,
      ],
      'a flood of messages, a bomb of workers, an end of its own, and nothing thrown': [
        body(`const endless = [
  () => self.postMessage({ type: "end", code: 0 }), () => new Worker("data:text/javascript,for(;;);"), () => self.close(),
];
for (const act of endless) try { for (;;) act(); } catch ({ message }) { console.log(message); }
throw null;`),
        /^Runtime Error[^]*Uncaught null[^]*postMessage is not a function\nWorker is not defined\n[^]*close is not a function/,
      ],
      'changed prototypes': [
        body(
          'Array.prototype.push = JSON.stringify = String.prototype.indexOf = () => { throw 1; }; Object.prototype.type = "end"; return [];',
        ),
        /^(Wrong Answer|Runtime Error)/,
        'shared',
      ],
      'a frozen start': ['for (;;);', /^Time Limit Exceeded/],
      'a forged answer': [
        body('for (let i = 0; i < 100; i++) console.log("\\nmark-" + i + " 1 [0,1]\\n"); return [7, 7];'),
        /^Wrong Answer\s+0 of 3/,
      ],
    });
  });
});

test("the frame has its own policy, and the site's stays strict", async () => {
  const frame = await fetch(`${site.url}/sandbox/frame.html`);
  const policy = frame.headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[\w+/=]+' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:$/),
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  // A browser that has cached it applies the headers of this answer.
  const known = await fetch(frame.url, { headers: { 'If-None-Match': frame.headers.get('ETag') ?? '' } });
  expect([known.status, known.headers.get('Content-Security-Policy')]).toEqual([304, policy]);
  const page = await fetch(site.url + TWO_SUM);
  const directives = Object.fromEntries(
    (page.headers.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
    }),
  );
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
});
