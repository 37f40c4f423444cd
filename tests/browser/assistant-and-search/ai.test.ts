import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { finish, sendPiece, startModelProvider, streaming } from '#server/testing/servers/model-provider.ts';
import { headerOf } from '#server/testing/notes.ts';
import { NARROW, setUser, signIn, signOut, startSite } from '../browser.ts';

const provider = await startModelProvider();
afterAll(() => provider.close());

/** A site with the built-in assistant, and one with a model. */
const site = await startSite();
const modelled = await startSite({ model: provider.model() });

beforeEach(async () => {
  await site.database.prisma.rateLimit.deleteMany();
  await modelled.database.prisma.rateLimit.deleteMany();
});

const field = (page: Page) => page.getByPlaceholder('Ask with TechAI');
const ask = async (page: Page, prompt: string) => {
  await field(page).fill(prompt);
  await field(page).press('Enter');
};
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const turns = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('article');
const suggestions = (page: Page) => page.getByRole('main').getByRole('list').getByRole('button');
const WAITING = 'Getting Your Response Ready ...';
const FAILED = 'Failed to get a response from the server.';
const ASK = '**/trpc/assistant.ask*';

/** An answer whose end the model holds back until it is released. */
function halfAnswer() {
  const { promise: held, resolve } = Promise.withResolvers<true>();
  const answering: Parameters<typeof provider.answerBy>[0] = async (response) => {
    sendPiece(response, 'The beginning');
    await held;
    sendPiece(response, ' and the end.');
    finish(response);
  };
  return { answering, goOn: () => resolve(true) };
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('the page', () => {
  test.each(['/AI', '/Ai', '/ai'])('%s is found in any letter case', async (path) => {
    const page = await site.visit(path);
    await page.getByRole('heading', { name: 'Hello, Guest' }).waitFor();
    expect(await page.title()).toBe('TechAI · GearUp');
  });

  test('is an image link in the top bar of every page', async () => {
    const page = await site.visit('/About');
    const link = page.getByRole('banner').getByRole('link', { name: 'TechAI' });
    const picture = link.getByRole('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const file = await site.rest((await picture.getAttribute('src')) ?? '');
    expect(file.bytes.length).toBeLessThan(4096);
    await link.click();
    await page.getByRole('heading', { name: 'Hello, Guest' }).waitFor();
  });

  test('greets a learner by the first name, and offers four questions', async () => {
    const page = await site.visit('/AI', { signedIn: true });
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    expect(await suggestions(page).allTextContents()).toEqual([
      'Weekly DSA practice plan',
      'Real-world coding projects',
      'Portfolio project roadmap',
      '12-week coding language plan',
    ]);
  });

  test('is readable without scripts, and shows who answers', async () => {
    const page = await site.visit('/AI', { javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'Hello, Guest' }).waitFor();
    await page.getByText('I am TechAI, the built-in assistant').waitFor();
    expect(await suggestions(page).count()).toBe(4);
  });

  test('fits narrow screens, with its link in the bar', async () => {
    const page = await site.visit('/AI', { viewport: NARROW });
    await page.getByRole('banner').getByRole('link', { name: 'TechAI' }).waitFor();
    await suggestions(page).first().click();
    await turns(page).getByRole('heading', { name: 'Your week of DSA practice' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await page.getByRole('banner').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
  });
});

describe('asking', () => {
  test('works by Enter; Shift and Enter begin a new line; the send button appears when there is text', async () => {
    const page = await site.visit('/AI');
    expect(await send(page).count()).toBe(0);
    await field(page).fill('  ');
    expect(await send(page).count()).toBe(0);
    await field(page).press('Enter');
    expect(await turns(page).count()).toBe(0);
    await field(page).fill('explain');
    await send(page).waitFor();
    const low = (await field(page).boundingBox())?.height ?? 0;
    await field(page).press('Shift+Enter');
    await field(page).pressSequentially('deadlock');
    expect(await field(page).inputValue()).toBe('explain\ndeadlock');
    expect((await field(page).boundingBox())?.height ?? 0).toBeGreaterThan(low);
    // The Enter that chooses a composed word: in most browsers, and in Safari.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      await field(page).dispatchEvent('keydown', { key: 'Enter', ...composing });
    expect(await turns(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('explain\ndeadlock');
    await field(page).press('Enter');
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await send(page).count()).toBe(0);
  });

  test('works by the send button, and an answer links the pages that it used', async () => {
    const page = await site.visit('/AI');
    await field(page).fill('explain deadlock');
    await send(page).click();
    const link = turns(page).getByRole('link', { name: headerOf('os/21') });
    await link.click();
    await page.waitForURL('**/CS-Fundamental?page=3#*-21');
    await page.goBack();
    await link.waitFor();
  });

  test.each([
    ['Weekly DSA practice plan', 'Your week of DSA practice'],
    ['Real-world coding projects', 'Real-world coding projects'],
    ['Portfolio project roadmap', 'Portfolio project roadmap'],
    ['12-week coding language plan', '12 weeks of Python'],
  ])('by the suggestion %s', async (suggestion, heading) => {
    const page = await site.visit('/AI');
    await page.getByRole('button', { name: suggestion }).click();
    await turns(page).getByRole('heading', { name: heading }).waitFor();
    expect(await suggestions(page).filter({ hasText: suggestion }).count()).toBe(0);
  });

  test('shows what is wrong with a too long prompt, and the 21st in ten minutes, and keeps the text', async () => {
    const page = await site.visit('/AI');
    const long = 'x'.repeat(4001);
    await field(page).fill(long);
    await field(page).press('Enter');
    await page.getByRole('alert').filter({ hasText: 'A prompt can have at most 4,000 characters' }).waitFor();
    expect(await field(page).inputValue()).toBe(long);
    expect(await turns(page).count()).toBe(0);
    for (let count = 0; count < 20; count++) await site.rest('/chat', { method: 'POST', body: { prompt: 'hello' } });
    await field(page).fill('one more');
    await field(page).press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Too many tries. Please try again in' }).waitFor();
    expect(await field(page).inputValue()).toBe('one more');
  });
});

describe('an answer', () => {
  test('is awaited, shown as it arrives, scrolled into view and kept over a reload', async () => {
    const gate = Promise.withResolvers<true>();
    const half = Promise.withResolvers<true>();
    provider.answerBy(async (response) => {
      await gate.promise;
      sendPiece(response, 'The **first** half. ');
      await half.promise;
      sendPiece(response, `${'A line.\n\n'.repeat(60)}The end.`);
      finish(response);
    });
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(page).getByText(WAITING).waitFor();
    gate.resolve(true);
    await turns(page).getByText('The first half.').waitFor();
    expect(await turns(page).getByText(WAITING).count()).toBe(0);
    expect(await turns(page).locator('[aria-busy=true]').count()).toBe(1);
    expect(await turns(page).locator('strong').textContent()).toBe('first');
    half.resolve(true);
    const end = turns(page).getByText('The end.');
    await end.waitFor();
    await expect.poll(() => end.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await turns(page).locator('[aria-busy=false]').waitFor();
    await page.reload();
    await turns(page).getByText('The first half.').waitFor();
  });

  test('does not scroll back a reader who has scrolled away', async () => {
    const rest = Promise.withResolvers<true>();
    provider.answerBy(async (response) => {
      sendPiece(response, 'A line.\n\n'.repeat(80));
      await rest.promise;
      sendPiece(response, `${'More.\n\n'.repeat(40)}The end.`);
      finish(response);
    });
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The scroll event fires with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    rest.resolve(true);
    await turns(page).getByText('The end.').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('can be stopped; the received part stays after a reload, and the answer can be requested again', async () => {
    provider.answerBy((response) => sendPiece(response, 'The beginning'), streaming('All of it.'));
    const before = provider.abandoned;
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(page).getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await turns(page).getByText('The answer was stopped.').waitFor();
    await expect.poll(() => provider.abandoned).toBe(before + 1);
    await page.reload();
    await turns(page).getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await turns(page).getByText('All of it.').waitFor();
    expect(await turns(page).count()).toBe(1);
    expect(await turns(page).getByText('The beginning').count()).toBe(0);
  });

  test('keeps the received part when the page was left during it', async () => {
    provider.answerBy((response) => sendPiece(response, 'The beginning'));
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(page).getByText('The beginning').waitFor();
    await page.reload();
    await turns(page).getByText('The beginning').waitFor();
    await turns(page).getByText('The answer was stopped.').waitFor();
  });

  test('shows when it fails, keeps the received part, and can be retried', async () => {
    provider.answerBy((response) => {
      sendPiece(response, 'The beginning');
      response.end();
    }, streaming('All of it.'));
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(page).getByText(FAILED).waitFor();
    await turns(page).getByText('The beginning').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await turns(page).getByText('All of it.').waitFor();
    expect(await turns(page).getByText(FAILED).count()).toBe(0);
  });

  test('shows when the server does not answer, and keeps the prompt', async () => {
    site.expectConsoleError(/Failed to load resource/);
    const page = await site.visit('/AI');
    let isAway = true;
    await page.route(ASK, (route) => (isAway ? route.abort() : route.continue()));
    await field(page).fill('explain deadlock');
    await field(page).press('Enter');
    await turns(page).getByText(FAILED).waitFor();
    await turns(page).getByText('explain deadlock').waitFor();
    expect(await field(page).inputValue()).toBe('explain deadlock');
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    expect(await field(page).inputValue()).toBe('');
  });

  test('shows HTML, pictures and unsafe links as text, and code with its colours', async () => {
    const answer = [
      '<img src=x onerror="window.hacked=1"> [bad](javascript:window.hacked=1) [mail](mailto:a@b.c)',
      '![a picture](https://elsewhere.example/x.png) [good](https://example.org/) [near](/Sheet)',
      '```python\ndef f():\n    return 1\n```',
      '<script>window.hacked = 1</script>',
    ].join('\n\n');
    provider.answerBy(streaming(answer));
    const page = await modelled.visit('/AI');
    await field(page).fill('zzz');
    await field(page).press('Enter');
    await turns(page).getByText('<script>window.hacked = 1</script>').waitFor();
    await turns(page).getByText('<img src=x onerror="window.hacked=1">').waitFor();
    await turns(page).locator('.hljs-keyword').first().waitFor();
    const links = await turns(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.slice(0, 2)).toEqual(['https://example.org/', '/Sheet']);
    expect(await turns(page).locator('img, script').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('can be copied', async () => {
    provider.answerBy(streaming('Some **bold** words'));
    const page = await modelled.visit('/AI', { permissions: ['clipboard-read', 'clipboard-write'] });
    await field(page).fill('zzz');
    await field(page).press('Enter');
    const copied = page.getByRole('button', { name: 'Copied' });
    await Promise.all([copied.waitFor(), page.getByRole('button', { name: 'Copy answer' }).click()]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Some **bold** words');
  });
});

describe('the conversation', () => {
  test('is sent with the next prompt, until a new chat begins', async () => {
    provider.answerBy(streaming('One.'), streaming('Two.'), streaming('Three.'));
    const page = await modelled.visit('/AI');
    for (const [prompt, answer] of [
      ['zzz first', 'One.'],
      ['zzz second', 'Two.'],
    ] as const) {
      await field(page).fill(prompt);
      await field(page).press('Enter');
      await turns(page).getByText(answer).waitFor();
      await turns(page).last().getByRole('button', { name: 'Copy answer' }).waitFor();
    }
    expect(provider.requests.at(-1)?.messages.slice(1)).toEqual([
      { role: 'user', content: 'zzz first' },
      { role: 'assistant', content: 'One.' },
      { role: 'user', content: 'zzz second' },
    ]);
    await page.getByRole('button', { name: 'New chat' }).click();
    expect(await turns(page).count()).toBe(0);
    expect(await suggestions(page).count()).toBe(4);
    expect(await page.evaluate(() => localStorage.getItem('techai-conversation'))).toBeNull();
    await field(page).fill('zzz third');
    await field(page).press('Enter');
    await turns(page).getByText('Three.').waitFor();
    expect(provider.requests.at(-1)?.messages).toHaveLength(2);
  });

  test('is the context of a short prompt', async () => {
    const page = await site.visit('/AI');
    const answerTo = async (prompt: string) => {
      const count = await turns(page).count();
      await ask(page, prompt);
      const turn = turns(page).nth(count);
      // While an answer is arriving nothing else can be sent.
      await turn.locator('[aria-busy=false]').waitFor();
      return turn.innerText();
    };
    expect(await answerTo('easy problems on graphs')).toContain('easy problems on Graphs');
    expect(await answerTo('a bit harder')).toContain('medium problems on Graphs');
    expect(await answerTo('and on trees?')).toContain('medium problems on Trees');
  });

  test('is not shown to the next person at the browser, and is kept with the typed text for its owner', async () => {
    // A sync of progress may begin between the cookie and the stored user.
    site.expectConsoleError(/409/);
    const [first, next] = [await site.createUser(), await site.createUser()];
    const page = await site.visit('/AI', { signedIn: first });
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    await ask(page, 'explain deadlock');
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    await field(page).fill('a secret thought');

    await signOut(page);
    await page.getByRole('heading', { name: 'Hello, Guest' }).waitFor();
    expect(await turns(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('');

    await signIn(page, next);
    await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor();
    expect(await turns(page).count()).toBe(0);
    await ask(page, 'explain thrashing');
    await turns(page).last().getByRole('button', { name: 'Copy answer' }).waitFor();

    await signIn(page, first);
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    expect(await turns(page).count()).toBe(1);
    expect(await field(page).inputValue()).toBe('a secret thought');
    await page.reload();
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('a secret thought');
  });

  test('gets the rest of an answer after a logout, visible to its owner only', async () => {
    const person = await modelled.createUser();
    const { answering, goOn } = halfAnswer();
    provider.answerBy(answering);
    const page = await modelled.visit('/AI', { signedIn: person });
    await ask(page, 'zzz');
    await turns(page).getByText('The beginning').waitFor();
    await signOut(page);
    await expect.poll(() => turns(page).count()).toBe(0);
    goOn();
    await expect.poll(() => stored(page, `techai-conversation:${person.key}`)).toContain('and the end.');
    expect(await turns(page).count()).toBe(0);
    expect(await stored(page, 'techai-conversation')).toBeNull();
    await signIn(page, person);
    await turns(page).getByText('The beginning and the end.').waitFor();
  });

  test("is added after the learner's earlier conversation when a guest signs in", async () => {
    const person = await site.createUser();
    const before = JSON.stringify([{ prompt: 'from before', answer: 'x', state: 'answered' }]);
    const page = await site.visit('/AI', { stored: { [`techai-conversation:${person.key}`]: before } });
    await ask(page, 'explain deadlock');
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
    await turns(page).getByRole('button', { name: 'Copy answer' }).waitFor();
    await field(page).fill('half a prompt');
    await signIn(page, person);
    await turns(page).nth(1).getByText('A deadlock is a cycle of waiting').waitFor();
    await turns(page).first().getByText('from before').waitFor();
    expect(await field(page).inputValue()).toBe('half a prompt');
    await signOut(page);
    await expect.poll(() => turns(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('');
  });

  test('stays with a guest while the server does not know the stored user', async () => {
    site.expectConsoleError(/401/);
    const page = await site.visit('/AI');
    await ask(page, 'explain deadlock');
    await turns(page).getByRole('button', { name: 'Copy answer' }).waitFor();
    const refused = page.waitForResponse((response) => response.status() === 401);
    await setUser(page, JSON.stringify({ _id: crypto.randomUUID(), firstName: 'Eve' }));
    await refused;
    await setUser(page, null);
    await turns(page).getByText('A deadlock is a cycle of waiting').waitFor();
  });

  test('is shared by two tabs: neither loses questions asked in the other', async () => {
    const { answering, goOn } = halfAnswer();
    provider.answerBy(answering, streaming('All of it.'));
    const page = await modelled.visit('/AI');
    const other = await page.context().newPage();
    await other.goto('/AI');
    await ask(page, 'zzz first');
    await turns(other).getByText('The beginning').waitFor();
    await ask(other, 'zzz second');
    for (const tab of [page, other]) await turns(tab).nth(1).getByText('All of it.').waitFor();
    goOn();
    for (const tab of [page, other]) await turns(tab).first().getByText('The beginning and the end.').waitFor();
    await page.reload();
    await turns(page).first().getByText('The beginning and the end.').waitFor();
    expect(await turns(page).count()).toBe(2);
    await other.getByRole('button', { name: 'New chat' }).click();
    await expect.poll(() => turns(page).count()).toBe(0);
  });

  test('is deleted with the account', async () => {
    site.expectConsoleError(/401/);
    const person = await site.createUser();
    const page = await site.visit('/AI', { signedIn: person });
    await ask(page, 'explain deadlock');
    await turns(page).getByRole('button', { name: 'Copy answer' }).waitFor();
    await page.goto('/Profile');
    await page.getByRole('button', { name: 'Delete my account and data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account and data were deleted').waitFor();
    expect(await stored(page, `techai-conversation:${person.key}`)).toBeNull();
  });

  test('is empty when it cannot be read', async () => {
    const page = await site.visit('/AI', { stored: { 'techai-conversation': '[{"prompt":1},null,"x"' } });
    await field(page).fill('hello');
    await field(page).press('Enter');
    await turns(page).getByText('Ask me about anything that this site teaches').waitFor();
  });
});
