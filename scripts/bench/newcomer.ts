import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { writeProgram } from '../../tests/browser/editor.ts';
import { type Figure, megabytes, times } from './figure.ts';
import { FLAGS } from './pages/first-load.ts';
import { type Clone, cloneRepository, MAX_MS, secondsSince, until } from './newcomer-clone.ts';
import { freePort, ROOT } from './load/processes.ts';

const PROGRAM = readFileSync(join(ROOT, 'prisma/content/problem/two-sum/solutions/hash-map.cpp'), 'utf8');

/** Measures from an empty folder to the first accepted program in C++, and to the first page of a second start. */
export async function measureNewcomer(scratch: string): Promise<Figure[]> {
  const cloneFolder = join(scratch, 'newcomer');
  const clone = cloneRepository(cloneFolder);
  let browser: Browser | undefined;
  let ending: Promise<unknown> | undefined;
  const end = () => (ending ??= Promise.all([clone.stop(), browser?.close()]));
  const onSignal = () => void end().then(() => process.exit(130));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, onSignal);
  try {
    const installed = await clone.install();
    const port = await freePort();
    const first = await clone.start(port);
    const untilReady = await waitForCompiler(first.url);
    browser = await launch();
    const verdict = await firstVerdict(browser, first.url);
    await clone.stop();
    const second = await clone.start(port);
    return figuresOf({ installed, first: first.seconds, untilReady, verdict, second: second.seconds, clone });
  } finally {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(name, onSignal);
    await end();
    rmSync(cloneFolder, { recursive: true, force: true });
  }
}

/** Ignores signals: the bench handles them and closes the browser. */
const launch = async () =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });

type Tools = { tools: Record<string, { state?: string; files?: unknown[] } | undefined> };

/** @returns seconds until the site offers the files of C++ */
async function waitForCompiler(url: string): Promise<number> {
  const startedAt = performance.now();
  await until('the compiler', async () => {
    const answer = await fetch(`${url}/sandbox/tools.json`);
    if (!answer.ok) return false;
    const { tools } = (await answer.json()) as Tools; // scripts/build/build-sandbox.ts writes it
    return tools.clang?.files !== undefined && tools.clang.state !== 'making';
  });
  return secondsSince(startedAt);
}

/** @returns seconds from opening the page of a problem to the verdict on a program in C++ */
async function firstVerdict(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ baseURL: url });
  page.setDefaultTimeout(MAX_MS);
  const startedAt = performance.now();
  await page.goto('/Problem/two-sum');
  await writeProgram(page, 'cpp', PROGRAM);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const heading = page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 });
  const verdict = await heading.innerText();
  if (!verdict.startsWith('Accepted')) throw new Error(`The first program got: ${verdict}`);
  return secondsSince(startedAt);
}

type Measured = Record<'installed' | 'first' | 'untilReady' | 'verdict' | 'second', number> & { clone: Clone };

function figuresOf({ installed, first, untilReady, verdict, second, clone }: Measured): Figure[] {
  const total = installed + first;
  const figure = (name: string, value: string, reference: string): Figure => ({
    name: `newcomer: ${name}`,
    value,
    reference,
    target: 'none: network and machine decide',
    isMet: true,
  });
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  return [
    figure('npm install', seconds(installed), "npm's own cache as it was"),
    figure('npm start to the first page', seconds(first), `with the install: ${seconds(total)}`),
    figure('from there until C++ is ready', seconds(untilReady), `with all before: ${seconds(total + untilReady)}`),
    figure('from a page to the first C++ verdict', seconds(verdict), 'Chromium with nothing kept'),
    {
      ...figure('second npm start to the first page', seconds(second), `the first start: ${times(second / first)}`),
      target: 'less than the first',
      isMet: second < first,
    },
    figure(
      'clone with packages, build and data',
      megabytes(bytesOf(clone.folder)),
      `packages: ${megabytes(bytesOf(join(clone.folder, 'node_modules')))}`,
    ),
    figure("GearUp's cache", megabytes(bytesOf(clone.cache)), 'empty before'),
  ];
}

/** Size on disk, in bytes. */
const bytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t', 1)[0]) * 1024;
