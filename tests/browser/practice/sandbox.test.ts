import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Runnable } from '#shared/judge/languages.ts';
import { startSite } from '../browser.ts';
import { setTimeFactor, turnSearchOff, writeProgram } from '../editor.ts';

const site = await startSite();

/** Another host, which lets any page read its answers. */
const other = createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end('export {}'));
await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
afterAll(() => other.close());
const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`; // it listens on a port, not on a pipe

/** The requests that arrive at the site and at the other host. */
let arrived: string[] = [];
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }; // as Node.js documents
  if (!isOfPage(request.url ?? '')) arrived.push(`${request.headers.host}${request.url}`);
});

/** Records the requests of a page from now on. @returns a function for the requests that its policy did not refuse */
function watch(page: Page): () => string[] {
  // The frame logs what it refuses.
  site.expectConsoleError(/Content Security Policy|violates|ERR_/);
  const escaped: Request[] = [];
  expect(arrived).not.toEqual([]);
  arrived = [];
  page.context().on('request', (request) => escaped.push(request));
  return () =>
    escaped
      .filter((request) => request.failure()?.errorText !== 'csp' && !/^(blob|data):/.test(request.url()))
      .filter((request) => request.frame() !== page.mainFrame() || !isOfPage(request.url()))
      .map((request) => request.url());
}

/** Requests that the page itself makes for what the problem is judged by. */
const isOfPage = (url: string) => url.includes('/trpc/practice.judging?');

const TWO_SUM = '/Problem/two-sum';
const SOLUTIONS = join(import.meta.dirname, '../../../prisma/content/problem/two-sum/solutions');
const good = (file: string) => readFileSync(join(SOLUTIONS, file), 'utf8');
const MINUTES = 60_000;

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function start(page: Page, language: Runnable, code: string) {
  await writeProgram(page, language, code);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

/** @returns the message about a run on the examples */
async function run(page: Page, language: Runnable, code: string): Promise<string> {
  await start(page, language, code);
  await result(page).getByRole('heading', { level: 2 }).waitFor({ timeout: MINUTES });
  await answers(page);
  return result(page).innerText();
}

/** Checks that the page draws frames, and that a button works. */
async function answers(page: Page) {
  const settings = page.getByRole('button', { name: 'Settings of the editor' });
  const before = (await settings.getAttribute('aria-expanded')) === 'true';
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[aria-label="Settings of the editor"]')?.click();
    await new Promise(requestAnimationFrame);
  });
  expect(await settings.getAttribute('aria-expanded')).toBe(String(!before));
}

/** Answers that are never right. */
const WRONG: Record<Exclude<Runnable, 'typescript'>, string> = {
  javascript: 'function twoSum(nums, target) { return []; }',
  python: 'class Solution:\n    def twoSum(self, nums, target): return []',
  cpp: 'class Solution { public: vector<int> twoSum(vector<int>& nums, int target) { return {}; } };',
  c: 'int* twoSum(int* nums, int numsSize, int target, int* returnSize) { *returnSize = 0; return NULL; }',
};

/** Lets a program fail, so that the page has loaded what it shows then, and requests nothing later. */
async function fail(page: Page, language: keyof typeof WRONG) {
  await turnSearchOff(page);
  expect(await run(page, language, WRONG[language])).toMatch(/^Wrong Answer/);
  await page
    .getByRole('region', { name: 'The smallest failing input' })
    .getByText(/^Looking for the smallest input/)
    .waitFor({ timeout: MINUTES });
}

const RIGHT = /^All right so far\s+3 of 3/;

/** The code of an attack, the message about it, and whether it changes something that the next program may share. */
type Attack = [code: string, said: RegExp, shares?: 'shared'];

/**
 * Each must leave a page that works, and let the next program be judged: that is the next attack, which must get its
 * own message, and a right program after shared changes and at the end.
 */
async function attacks(page: Page, language: Exclude<Runnable, 'typescript'>, codes: Record<string, Attack>) {
  const file = { javascript: 'hash-map.js', python: 'hash-map.py', cpp: 'hash-map.cpp', c: 'hash-map.c' }[language];
  const names = Object.keys(codes);
  await turnSearchOff(page);
  for (const [name, [code, said, shares]] of Object.entries(codes)) {
    await setTimeFactor(page, said.source.startsWith('^Time Limit') ? 0.1 : 10);
    expect(await run(page, language, code), name).toMatch(said);
    await setTimeFactor(page, 10);
    if (shares || name === names.at(-1)) expect(await run(page, language, good(file)), `after ${name}`).toMatch(RIGHT);
  }
}

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
    await run(page, 'javascript', good('hash-map.js'));
    await fail(page, 'javascript');
    const left = watch(page);
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
    expect(left()).toEqual([]);
    expect(arrived).toEqual([]);
    expect(await run(page, 'javascript', good('hash-map.js'))).toMatch(RIGHT);
  });

  test('cannot block or end the page', { timeout: 5 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    await attacks(page, 'javascript', {
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
      'a flood of messages': [
        body('for (;;) self.postMessage({ type: "end", code: 0 });'),
        /^Runtime Error[\s\S]*postMessage is not a function/,
      ],
      'a bomb of workers': [
        body('for (;;) new Worker("data:text/javascript,for(;;);");'),
        /^Runtime Error[\s\S]*Worker is not defined/,
      ],
      'self.close()': [body('self.close();'), /^Runtime Error[\s\S]*close is not a function/],
      'nothing thrown': [body('throw null;'), /^Runtime Error[\s\S]*Uncaught null/],
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

test('a program in Python leaves an intact interpreter to the next one', { timeout: 5 * MINUTES }, async () => {
  const page = await site.visit(TWO_SUM);
  const solution = (code: string) =>
    `class Solution:\n    def twoSum(self, nums, target):\n${code.replace(/^/gm, '        ')}\n`;
  const forgedEnd = solution(
    'import js\nfrom pyodide.ffi import to_js\njs.postMessage(to_js({"type": "end", "code": 0}, dict_converter=js.Object.fromEntries))',
  );
  // The first interpreter is loaded, the next ones start from a copy of its memory.
  expect(await run(page, 'python', forgedEnd)).toMatch(/^Runtime Error[\s\S]*AttributeError: postMessage/);
  await run(page, 'python', good('hash-map.py'));
  await fail(page, 'python');
  const left = watch(page);
  await attacks(page, 'python', {
    'changed library': [
      solution('import builtins, json, sys\njson.loads = json.dumps = builtins.len = None\nsys.stdout = None'),
      /^(Runtime Error|Wrong Answer)/,
      'shared',
    ],
    // Its realm has more than that of a JavaScript program: the policy and the opaque origin refuse the use of it.
    'the ways to network and storage': [
      solution(
        `import js
for url in ("${site.url}/topics", "${otherUrl}/"):
    request = js.XMLHttpRequest.new()
    request.open("GET", url, False)
    try:
        request.send()
        print("got it")
    except Exception as error:
        print("refused")
    js.WebSocket.new(url.replace("http", "ws"))
    try:
        js.importScripts(url)
        print("got it")
    except Exception as error:
        print("refused")
for way in (lambda: js.indexedDB.open("any"), lambda: js.localStorage, lambda: js.document, lambda: js.caches.keys):
    try:
        way()
        print("got it")
    except Exception as error:
        print("refused")
return []`,
      ),
      /^Wrong Answer(?![\s\S]*got it)[\s\S]*(refused\n){8}/,
    ],
    'a forged end': [forgedEnd, /^Runtime Error[\s\S]*AttributeError: postMessage/, 'shared'],
    'its worker closed': [solution('import js\njs.close()'), /^Runtime Error[\s\S]*AttributeError: close/],
  });
  const drawn = async () => {
    const output = await run(page, 'python', solution('import random\nprint(hash("a"), random.random())\nreturn []'));
    return /Printed\n(-?\d+) (\d\.\d+)/.exec(output)?.slice(1) ?? [];
  };
  const [first, second] = [await drawn(), await drawn()];
  expect(second[0], 'they start from the same memory').toBe(first[0]);
  expect(second[1], 'and draw their own random numbers').not.toBe(first[1]);
  expect(left()).toEqual([]);
  expect(arrived).toEqual([]);
});

test('a program in C++ or C cannot reach the machine', { timeout: 6 * MINUTES }, async () => {
  const page = await site.visit(TWO_SUM);
  const solution = (code: string, before = '') =>
    `#include <bits/stdc++.h>\n${before}\nclass Solution {\npublic:\n  std::vector<int> twoSum(std::vector<int>& nums, int target) {\n${code}\n  }\n};\n`;
  await run(page, 'cpp', good('hash-map.cpp'));
  await fail(page, 'cpp');
  const left = watch(page);
  await attacks(page, 'cpp', {
    'endless output': [solution('for (;;) std::cout << "again and again";'), /^Output Limit Exceeded/],
    'a pointer to anywhere': [
      solution('int* anywhere = (int*)0x7fffffff; *anywhere = 1; return {*anywhere};'),
      /^Runtime Error[\s\S]*out of bounds/,
    ],
    'files and surroundings, and a forged answer': [
      solution(
        `for (auto path : {"/etc/passwd", "/", ".", "../main.cpp", "/dev/tty"})
  std::cout << (std::fopen(path, "r") || std::fopen(path, "w") || std::ifstream(path) ? "got it" : "refused") << "\\n";
std::cout << (std::getenv("HOME") || std::getenv("PATH") ? "got it" : "refused") << "\\n";
std::cout << "\\nmark-1 1 [0,1]\\n";
return {7, 7};`,
        '#include <fstream>',
      ),
      /^Wrong Answer\s+0 of 3(?![\s\S]*got it)[\s\S]*(refused\n){6}/,
    ],
    'the functions of the page': [
      solution(
        'post(1); return {};',
        'extern "C" __attribute__((import_module("env"), import_name("postMessage"))) void post(int);',
      ),
      /^Runtime Error[\s\S]*env/,
    ],
    'another program': [solution('return {std::system("ls")};'), /^Compilation Error/],
    'the files of the compiler': [
      '#include "/etc/passwd"\n#include "program.wasm"',
      /^Compilation Error[\s\S]*file not found/,
    ],
    'an embedded file': [solution('return {};', 'asm(".incbin \\"/etc/passwd\\"");'), /^Compilation Error/],
    'a bomb for the compiler': [
      solution(
        'return {};',
        'template <int N> struct Bomb { enum { value = Bomb<N + 1>::value }; }; int all = Bomb<0>::value;',
      ),
      /^Compilation Error[\s\S]*(recursive template instantiation|out of stack)/,
      'shared',
    ],
  });
  await attacks(page, 'c', {
    'memory without end': [
      'char* volatile last; int* twoSum(int* nums, int numsSize, int target, int* returnSize) { for (;;) { char* more = malloc(1 << 22); if (!more) abort(); last = memset(more, 1, 1 << 22); } }',
      /^(Memory Limit Exceeded|Runtime Error)/,
    ],
    'an end of its own': [
      'int* twoSum(int* nums, int numsSize, int target, int* returnSize) { exit(0); }',
      /^Runtime Error[\s\S]*before it had answered/,
    ],
    'a signal': ['int* twoSum(int* nums, int numsSize, int target, int* returnSize) { abort(); }', /^Runtime Error/],
  });
  expect(left()).toEqual([]);
  expect(arrived).toEqual([]);
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
