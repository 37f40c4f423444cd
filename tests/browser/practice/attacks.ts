import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { Runnable } from '#judge/languages/languages.ts';
import type { Site } from '../browser.ts';
import { setTimeFactor, turnSearchOff } from '../editor.ts';
import { AT_ONCE, MINUTES, run } from './solving.ts';

/** Requests that the page itself makes for what the problem is judged by. */
const isOfPage = (url: string) => url.includes('/trpc/practice.judging?');

/** The requests that arrive at the site and at the other host. */
let arrived: string[] = [];
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }; // as Node.js documents
  if (!isOfPage(request.url ?? '')) arrived.push(`${request.headers.host}${request.url}`);
});

/** Starts another host, which lets any page read its answers. @returns its address */
export async function startOtherHost(): Promise<string> {
  const other = createServer((_, response) => response.setHeader('Access-Control-Allow-Origin', '*').end('export {}'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  afterAll(() => other.close());
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
}

/** Records the requests of a page from now on. @returns a function that expects that none has left the sandbox */
export function watch(page: Page, site: Site): () => void {
  // The frame logs what it refuses.
  site.expectConsoleError(/Content Security Policy|violates|ERR_/);
  const escaped: Request[] = [];
  expect(arrived).not.toEqual([]);
  arrived = [];
  page.context().on('request', (request) => escaped.push(request));
  return () => {
    const left = escaped
      .filter((request) => request.failure()?.errorText !== 'csp' && !/^(blob|data):/.test(request.url()))
      .filter((request) => request.frame() !== page.mainFrame() || !isOfPage(request.url()))
      .map((request) => request.url());
    expect(left, 'what its policy did not refuse').toEqual([]);
    expect(arrived).toEqual([]);
  };
}

/** Checks that the page draws frames, and that a button works. */
export async function answers(page: Page) {
  const settings = page.getByRole('button', { name: 'Settings of the editor' });
  const before = (await settings.getAttribute('aria-expanded')) === 'true';
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[aria-label="Settings of the editor"]')?.click();
    await new Promise(requestAnimationFrame);
  });
  expect(await settings.getAttribute('aria-expanded')).toBe(String(!before));
}

/**
 * Runs a program with a wrong answer, so that the page has loaded what it shows then, and requests nothing later.
 * @returns what it says
 */
export async function fail(page: Page, language: Runnable, wrong: string): Promise<string> {
  await turnSearchOff(page);
  const said = await run(page, language, wrong);
  expect(said).toMatch(/^Wrong Answer/);
  await answers(page);
  await page
    .getByRole('region', { name: 'The smallest failing input' })
    .getByText(/^Looking for the smallest input/)
    .waitFor({ timeout: MINUTES });
  return said;
}

/** The code of an attack, the message about it, and whether it changes something that the next program may share. */
type Attack = [code: string, said: RegExp, shares?: 'shared'];

/**
 * Each must leave a page that works, and let the next program be judged: that is the next attack, which must get its
 * own message, and a right program after shared changes and at the end.
 * @returns what each of them says
 */
export async function attacks(page: Page, language: Runnable, right: string, codes: Record<string, Attack>) {
  const names = Object.keys(codes);
  const messages: Record<string, string> = {};
  await turnSearchOff(page);
  for (const [name, [code, said, shares]] of Object.entries(codes)) {
    await setTimeFactor(page, said.source.startsWith('^Time Limit') ? AT_ONCE : 10);
    messages[name] = await run(page, language, code);
    expect(messages[name], name).toMatch(said);
    await answers(page);
    await setTimeFactor(page, 10);
    if (shares || name === names.at(-1)) expect(await run(page, language, right), `after ${name}`).toMatch(RIGHT);
  }
  return messages;
}

export const RIGHT = /^All right so far\s+3 of 3/;
