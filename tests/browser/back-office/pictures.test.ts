import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/access/passwords.ts';
import { PASSWORD } from '#server/testing/accounts.ts';
import { stemOf } from '#shared/rules/picture-name.ts';
import { faultsAtBothWidths, faultsOf, nothingChecked } from '../axe.ts';
import { button, fieldOf, fillIn, formAddress, main, requiredValues, row } from './back-office.ts';
import { NARROW, startSite, WIDE } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });

const checked = nothingChecked();

const shade = () => Math.floor(Math.random() * 256);
/** A picture in a colour that no other picture has. */
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade(), g: shade(), b: shade() } } })
    .png()
    .toBuffer();
const file = (buffer: Buffer, name = 'figure.png', mimeType = 'image/png') => ({ name, mimeType, buffer });

const field = (page: Page) => fieldOf(page, 'question', 'image');
/** A file that is too large: the browser reads it from the disk, as its content would take long to hand over. */
const large = join(mkdtempSync(join(tmpdir(), 'gearup-large-')), 'large.png');
writeFileSync(large, '');
truncateSync(large, 10_000_001);
afterAll(() => rmSync(dirname(large), { recursive: true }));
const chooser = (page: Page) => main(page).locator('input[type=file]');
const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the picture' });
const alert = (page: Page) => main(page).getByRole('alert');

/** The width of the previewed picture. */
const previewed = (page: Page) =>
  preview(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth;
  });

/** Transfers a file from another program: drops it on the field, or pastes it. */
async function hand(page: Page, how: 'drop' | 'paste', bytes: Buffer) {
  const transfer = await page.evaluateHandle((base64) => {
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const made = new DataTransfer();
    made.items.add(new File([content], 'figure.png', { type: 'image/png' }));
    return made;
  }, bytes.toString('base64'));
  if (how === 'drop') return field(page).dispatchEvent('drop', { dataTransfer: transfer });
  await field(page).evaluate((element, clipboardData) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, transfer);
}

async function upload(width: number, height: number): Promise<string> {
  const body = await aPicture(width, height);
  const answer = await site.rest('/pictures', { method: 'POST', token: administrator.token, body });
  return answer.json<{ address: string }>().address;
}

describe('a picture beside its URL', () => {
  test('can be chosen by keyboard, is shown, and stored with the record, wide and narrow', async () => {
    const page = await visit(formAddress('question'));
    // Playwright needs a moment to intercept the file chooser.
    const chosen = page.waitForEvent('filechooser');
    await field(page).focus();
    await page.keyboard.press('Tab');
    expect(await button(page, 'Upload a picture').evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(file(await aPicture(600, 300)));
    await expect.poll(() => field(page).inputValue()).toMatch(/^\/pictures\/[0-9a-f]{32}-600x300\.png$/);
    expect(await previewed(page)).toBe(600);
    expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
    await page.setViewportSize(NARROW);
    await button(page, 'Upload a picture').click({ trial: true });
    const pictureUrl = await field(page).inputValue();
    const header = `With a picture ${randomUUID()}`;
    await fillIn(page, 'question', { ...requiredValues('question'), header });
    // Ids are counted per category.
    await expect.poll(() => fieldOf(page, 'question', 'id').inputValue()).not.toBe('');
    await button(main(page), 'Submit').click();
    await expect.poll(() => prisma.question.findFirst({ where: { header } })).toMatchObject({ image: pictureUrl });
  });

  test.each(['drop', 'paste'] as const)('is accepted from another program by %s', async (how) => {
    const page = await visit(formAddress('question'));
    await hand(page, how, await aPicture(500, 100));
    await expect.poll(() => field(page).inputValue()).toContain('-500x100.png');
    expect(await previewed(page)).toBe(500);
  });

  test('is still a URL that can be typed or pasted as text', async () => {
    const page = await visit(formAddress('question'));
    await field(page).fill('/figures/none.svg');
    site.expectConsoleError(/404/);
    await page.getByText('No picture found at this address.').waitFor();
    await field(page).fill(await upload(30, 20));
    expect(await previewed(page)).toBe(30);
  });

  test('shows the progress of its upload, during which the form accepts no second one and cannot be sent', async () => {
    const page = await visit(formAddress('question'));
    const header = `Waits for its picture ${randomUUID()}`;
    await fillIn(page, 'question', { ...requiredValues('question'), header });
    const { promise: waited, resolve: go } = Promise.withResolvers<true>();
    await page.route('/pictures', async (route) => {
      await waited;
      await route.continue();
    });
    await chooser(page).setInputFiles(file(await aPicture(40, 20)));
    await page.getByRole('progressbar', { name: 'Uploading the picture' }).waitFor();
    expect(await button(page, 'Upload a picture').getAttribute('aria-disabled')).toBe('true');
    await chooser(page).setInputFiles(file(await aPicture(90, 20)));
    await button(main(page), 'Submit').press('Enter');
    await page.getByText('The picture is still being uploaded').waitFor();
    expect(await fieldOf(page, 'question', 'header').inputValue()).toBe(header);
    go(true);
    await expect.poll(() => field(page).inputValue()).toContain('-40x20.png');
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await button(main(page), 'Submit').press('Enter');
    await expect
      .poll(() => prisma.question.findMany({ where: { header } }))
      .toMatchObject([{ image: expect.stringContaining('-40x20.png') as unknown }]);
    await expect.poll(() => field(page).inputValue()).toBe('');
  });

  test('shows why it is refused, and leaves the URL as it was', async () => {
    site.expectConsoleError(/415/);
    const page = await visit(formAddress('question'));
    await field(page).fill('/figures/none.svg');
    site.expectConsoleError(/404/);
    await chooser(page).setInputFiles(file(Buffer.from('<html>'), 'figure.png'));
    await expect.poll(() => alert(page).innerText()).toContain('This is no PNG, JPEG, WebP or SVG picture');
    expect(await faultsOf(page, checked)).toEqual([]);
    await chooser(page).setInputFiles(large);
    await expect.poll(() => alert(page).innerText()).toBe('The picture is over 10 MB; choose a smaller one');
    await page.route('/pictures', (route) => route.abort());
    site.expectConsoleError(/ERR_FAILED/);
    await chooser(page).setInputFiles(file(await aPicture(1, 1)));
    await expect.poll(() => alert(page).innerText()).toContain('check your connection');
    expect(await field(page).inputValue()).toBe('/figures/none.svg');
    await page.unroute('/pictures');
    await chooser(page).setInputFiles(file(await aPicture(7, 1)));
    await expect.poll(() => field(page).inputValue()).toContain('-7x1.png');
    expect(await alert(page).innerText()).toBe('');
  });

  test.each([false, true] as const)(
    'is sent again after the session is renewed, with a learner signed in too: %s',
    async (signedIn) => {
      site.expectConsoleError(signedIn ? /403/ : /401/);
      const other = await site.createAdministrator();
      const passwordHash = await hashPassword(PASSWORD);
      await prisma.administrator.update({ where: { key: other.key }, data: { passwordHash } });
      const page = await visit('/About', { administering: other, ...(signedIn && { signedIn }) });
      const known = page.waitForResponse(/administrators\.me/);
      await page.goto(formAddress('question'));
      await known;
      await prisma.administratorSession.deleteMany({ where: { administratorKey: other.key } });
      await chooser(page).setInputFiles(file(await aPicture(70, 10)));
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect.poll(() => field(page).inputValue()).toContain('-70x10.png');
    },
  );
});

test.each([WIDE, NARROW])(
  'a page reserves the space of a picture, and loads it in the size it is shown in (%o)',
  async (viewport) => {
    const address = await upload(2000, 800);
    const { id } = await prisma.blog.findFirstOrThrow({ where: { published: true } });
    await prisma.blog.updateMany({ where: { id }, data: { image: address } });
    const page = await site.visit(`/detail/${id}`, { viewport });
    const image = page.getByRole('img', { name: /^Figure: / });
    await image.waitFor();
    const shown = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const { width, height, srcset, currentSrc } = element;
      return {
        ratio: width / height,
        width: element.getAttribute('width'),
        srcset,
        loaded: new URL(currentSrc).pathname,
      };
    });
    expect(shown).toMatchObject({ width: '2000', loaded: `${stemOf(address)}-${viewport === WIDE ? 960 : 480}.webp` });
    expect(shown.srcset).toContain('-1600.webp 1600w');
    // Without the picture its space has the same height.
    const height = () => image.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await page.route('/pictures/**', (route) => route.abort());
    site.expectConsoleError(/ERR_FAILED/);
    await page.reload();
    await image.waitFor();
    expect(await height()).toBe(before);
  },
);

test('pictures that no record uses are listed wide and narrow, and deleted after a confirmation', async () => {
  const address = await upload(390, 100);
  const name = address.slice('/pictures/'.length);
  const page = await visit('/Dashboard/pictures');
  const listed = row(page, 'Nothing').filter({ has: page.getByRole('link', { name: `Open ${name}` }) });
  await listed.waitFor();
  expect(await listed.innerText()).toMatch(/\d kB/);
  expect(await faultsAtBothWidths(page, { checked })).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await listed.innerText()).toMatch(/\d kB/);
  await button(page, `Delete the picture ${name}`).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`the picture ${name}`).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await listed.waitFor({ state: 'detached' });
  expect((await site.rest(address)).status).toBe(404);
});
