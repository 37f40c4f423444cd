import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { installClock, startSite } from '../browser.ts';

const site = await startSite();

type Said = { text: string; rate: number; lang: string; voice: string | null } | 'stop';

type Speech = { voices: string[]; comeLate?: boolean; endsBySelf?: boolean; fails?: boolean };

declare global {
  interface Window {
    /** Ends the piece that is being spoken. */
    endPiece(): void;
    voicesCome(): void;
  }
}

/**
 * Headless Chromium has no voices, so its speech synthesis is replaced with one that records what it is told to say, in
 * the storage, which outlives the page.
 */
function recordSpeech({ voices, comeLate = false, endsBySelf = false, fails = false }: Speech) {
  const note = (said: Said) => {
    const before = JSON.parse(localStorage.getItem('said') ?? '[]') as Said[];
    localStorage.setItem('said', JSON.stringify([...before, said]));
  };
  class Utterance {
    text: string;
    rate = 1;
    lang = '';
    voice: { name: string } | null = null;
    onend = () => {};
    onerror: (event: { error: string }) => void = () => {};
    constructor(text: string) {
      this.text = text;
    }
  }
  let loaded = !comeLate;
  let current: Utterance | null = null;
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => (loaded ? voices.map((lang) => ({ name: `Voice of ${lang}`, lang })) : []),
    speak(utterance: Utterance) {
      const { text, rate, lang, voice } = utterance;
      note({ text, rate, lang, voice: voice?.name ?? null });
      current = utterance;
      if (endsBySelf) setTimeout(() => window.endPiece());
      if (fails) setTimeout(() => utterance.onerror({ error: 'synthesis-failed' }));
    },
    cancel() {
      note('stop');
      current?.onerror({ error: 'canceled' });
      current = null;
    },
  });
  window.endPiece = () => current?.onend();
  window.voicesCome = () => {
    loaded = true;
    speech.dispatchEvent(new Event('voiceschanged'));
  };
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

async function visit(path: string, speech: Speech = { voices: ['en-IN'] }): Promise<Page> {
  const page = await site.visit('/Pagenotfound');
  await page.addInitScript(recordSpeech, speech);
  await page.goto(path);
  return page;
}

const said = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('said') ?? '[]') as Said[]); // recordSpeech wrote it
const spoken = async (page: Page) => (await said(page)).flatMap((said) => (said === 'stop' ? [] : [said.text]));

const reader = (page: Page, header: string) => page.getByRole('button', { name: `Read aloud: ${header}` });
const stopper = (page: Page, header: string) => page.getByRole('button', { name: `Stop reading: ${header}` });

async function headersOf(category: string): Promise<[string, string]> {
  const notes = await site.database.prisma.question.findMany({
    where: { category },
    orderBy: { id: 'asc' },
    take: 2,
  });
  return [notes[0]?.header ?? '', notes[1]?.header ?? ''];
}

describe('reading aloud', () => {
  test('speaks header, text, statements, example and explanation, without markup, in Indian English', async () => {
    await site.database.prisma.question.create({
      data: {
        id: 0,
        category: 'java',
        header: 'Everything',
        text: 'The <b>text</b>.',
        statement: 'One',
        substatement1: '<li>below</li><li>again</li>',
        statement2: 'Two',
        example: 'An example',
        image: '/figures/blog-two-sum.svg',
        figtitle: 'A figure',
        code: 'int secret;',
        explanation: 'The <h1>end',
      },
    });
    const page = await visit('/Java', { voices: ['de-DE', 'en-US', 'en-IN'], endsBySelf: true });
    await reader(page, 'Everything').click();
    await reader(page, 'Everything').waitFor(); // it has finished
    await expect
      .poll(() => spoken(page))
      .toEqual(['Everything', 'The text.', 'One', 'below', 'again', 'Two', 'An example', 'The end']);
    for (const one of await said(page))
      if (one !== 'stop') expect(one).toMatchObject({ rate: 1.2, lang: 'en-IN', voice: 'Voice of en-IN' });
    await site.database.prisma.question.deleteMany({ where: { category: 'java', id: 0 } });
  });

  test('reads all of a cheat-sheet item except for code and URLs', async () => {
    await site.database.prisma.cheatSheetItem.create({
      data: {
        id: 0,
        category: 'js',
        header: 'Everything',
        text: 'Text',
        feature: 'Feature',
        explain: 'Explain',
        note: 'Note',
        link1: 'https://example.org/',
        image: '/figures/blog-two-sum.svg',
        figtitle: 'Figure',
        code: 'secret()',
        explanation: 'Explanation',
      },
    });
    const page = await visit('/JSCheatsheet', { voices: ['en-IN'], endsBySelf: true });
    await reader(page, 'Everything').click();
    await expect
      .poll(() => spoken(page))
      .toEqual(['Everything', 'Text', 'Feature', 'Explain', 'Note', 'Figure', 'Explanation']);
  });

  test.each([
    [['de-DE', 'en-GB'], 'en-GB', 'Voice of en-GB'],
    [['de-DE'], 'en-IN', null],
  ])('with the voices %j speaks %s', async (voices, lang, voice) => {
    const page = await visit('/Python', { voices });
    await reader(page, (await headersOf('py'))[0]).click();
    await expect.poll(() => said(page)).toEqual([expect.objectContaining({ lang, voice })]);
  });

  test('waits for voices that are loaded late', async () => {
    const page = await visit('/Python', { voices: ['en-IN'], comeLate: true });
    const [header] = await headersOf('py');
    // In one task, as on a slow machine the wait for voices could end before they are loaded.
    const before = await reader(page, header).evaluate((button: HTMLElement) => {
      button.click();
      const saidSoFar = localStorage.getItem('said');
      window.voicesCome();
      return saidSoFar;
    });
    expect(JSON.parse(before ?? '[]')).toEqual([]);
    await expect.poll(() => said(page)).toEqual([expect.objectContaining({ text: header, voice: 'Voice of en-IN' })]);
  });

  test('begins without voices when they are not loaded', async () => {
    const page = await visit('/Python', { voices: [], comeLate: true });
    const [header] = await headersOf('py');
    await installClock(page);
    await reader(page, header).click();
    await stopper(page, header).waitFor();
    await page.clock.runFor(1000);
    await expect.poll(() => said(page)).toEqual([expect.objectContaining({ text: header, voice: null })]);
  });

  test('speaks a piece when the one before has ended, and stops on request', async () => {
    const page = await visit('/Python');
    const [header] = await headersOf('py');
    await reader(page, header).click();
    await expect.poll(() => spoken(page)).toEqual([header]);
    expect(await stopper(page, header).getAttribute('aria-pressed')).toBe('true');
    expect(await stopper(page, header).innerText()).toBe('Stop reading');
    await page.evaluate(() => window.endPiece());
    await expect.poll(async () => (await said(page)).length).toBe(2);
    await stopper(page, header).click();
    expect(await reader(page, header).getAttribute('aria-pressed')).toBe('false');
    expect(await reader(page, header).innerText()).toBe('Read aloud');
    expect((await said(page)).at(-1)).toBe('stop');
    expect(await said(page)).toHaveLength(3);
  });

  test('stops an item when another one is started', async () => {
    const page = await visit('/Python');
    const [first, second] = await headersOf('py');
    await reader(page, first).click();
    await stopper(page, first).waitFor();
    await reader(page, second).click();
    await stopper(page, second).waitFor();
    expect(await stopper(page, first).count()).toBe(0);
    await expect
      .poll(() => said(page))
      .toEqual([expect.objectContaining({ text: first }), 'stop', expect.objectContaining({ text: second })]);
  });

  const leavings: [string, (page: Page) => Promise<unknown>][] = [
    ['another page is opened', (page) => page.getByRole('link', { name: 'Home' }).first().click()],
    ['the next notes are shown', (page) => page.getByRole('link', { name: 'Next', exact: true }).click()],
    ['the page is reloaded', (page) => page.reload()],
    ['the page is left for a document', (page) => page.goto('/openapi.json')],
  ];
  test.each(leavings)('stops when %s', async (_, leave) => {
    const page = await visit('/Python');
    const [header] = await headersOf('py');
    await reader(page, header).click();
    await expect.poll(() => spoken(page)).toEqual([header]);
    await leave(page);
    await expect.poll(async () => (await said(page)).at(-1)).toBe('stop');
    await expect.poll(() => page.getByRole('button', { name: 'Stop reading' }).count()).toBe(0);
  });

  test('shows when it fails', async () => {
    site.expectConsoleError(/synthesis-failed/);
    const page = await visit('/Python', { voices: [], fails: true });
    const [header] = await headersOf('py');
    await reader(page, header).click();
    await page.getByText('Your browser could not read this aloud.').waitFor();
    await reader(page, header).waitFor();
  });

  test('is not offered when the browser cannot speak, or without scripts', async () => {
    const page = await site.visit('/Pagenotfound');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
    await page.goto('/Python');
    await expect.poll(() => page.getByText('Read aloud').count()).toBe(0);
    const still = await site.visit('/Python', { javaScriptEnabled: false });
    await still.getByRole('article').first().waitFor();
    expect(await still.getByRole('button', { name: 'Read aloud' }).count()).toBe(0);
  });
});
