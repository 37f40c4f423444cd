import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createBody } from '#server/testing/factories.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { resources } from '#shared/resources/index.ts';
import { stemOf } from '#shared/rules/picture-name.ts';

const app = await startTestApp();
const administrator = await app.createAdministrator();
const { pictures, content } = app.trpc(administrator.token);

const shade = () => Math.floor(Math.random() * 256);
/** A picture in a colour that no other picture has. */
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: shade(), g: shade(), b: shade() } } });

const upload = (body: Buffer | string, { token = administrator.token, ...headers }: Record<string, string> = {}) =>
  app.rest('/pictures', { method: 'POST', body, token, headers: { 'Content-Type': 'image/png', ...headers } });

async function uploaded(body: Buffer | string): Promise<string> {
  const answer = await upload(body);
  expect([answer.status, answer.headers['cache-control']], answer.text).toEqual([201, 'private, no-store']);
  return answer.json<{ address: string }>().address;
}
const nameOf = (address: string) => address.slice('/pictures/'.length);
const copyOf = (address: string, width: number) => `${stemOf(address)}-${width}.webp`;
const metadata = async (address: string) => sharp((await app.rest(address)).bytes).metadata();
const unused = async (search = '') => (await pictures.unused.query({ search, pageSize: 100 })).items;

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)(
    'as %s is shown with smaller copies, and is never enlarged',
    async (format) => {
      const address = await uploaded(await aPicture(1000, 500).toFormat(format).toBuffer());
      expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-1000x500\.(png|jpg|webp)$/);
      expect(await metadata(address)).toMatchObject({ format, width: 1000, height: 500 });
      for (const [width, height] of [
        [480, 240],
        [960, 480],
      ] as const)
        expect(await metadata(copyOf(address, width))).toMatchObject({ format: 'webp', width, height });
      expect((await app.rest(copyOf(address, 1600))).status).toBe(404);
    },
  );

  test('is sent so that nothing in it runs, and cached for ever, as its name depends on its content', async () => {
    const bytes = await aPicture(20, 10).png().toBuffer();
    const address = await uploaded(bytes);
    expect(await uploaded(bytes)).toBe(address);
    const { status, headers } = await app.rest(address);
    expect([status, headers]).toMatchObject([
      200,
      {
        'content-type': 'image/png',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    ]);
    const again = await app.rest(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test("is rotated by its camera's orientation, without keeping the camera's metadata", async () => {
    const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await aPicture(40, 20).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const address = await uploaded(photo);
    expect(address).toContain('-20x40.jpg');
    const { exif: told, orientation } = await metadata(address);
    expect([told, orientation]).toEqual([undefined, undefined]);
    expect((await app.rest(address)).bytes.includes('Somebody')).toBe(false);
  });

  test('has the type of its bytes, whatever it is called', async () => {
    const bytes = await aPicture(8, 8).webp().toBuffer();
    const answer = await upload(bytes, { 'Content-Type': 'text/html' });
    expect((await app.rest(answer.json<{ address: string }>().address)).headers['content-type']).toBe('image/webp');
  });
});

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20" ${attributes}>${inside}</svg>`;

describe('an uploaded SVG', () => {
  test('keeps its drawing', async () => {
    const drawing =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
      '<style>.a { fill: url(#g) }</style><rect id="r" class="a" width="9" height="9"/><use xlink:href="#r" x="9"/><text>a &amp; b</text>';
    const address = await uploaded(`\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n${svg(drawing)}`);
    expect(address).toContain('-30x20.svg');
    const { headers, text } = await app.rest(address);
    expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
    for (const part of ['<linearGradient id="g">', 'url(#g)', 'xlink:href="#r"', 'a &amp; b', 'viewBox="0 0 30 20"'])
      expect(text).toContain(part);
    expect(await metadata(address)).toMatchObject({ format: 'svg' });
  });

  test.each([
    ['<script>evil()</script>'],
    ['<SCRIPT href="data:,evil()"/>'],
    ['<rect onclick="evil()" width="1" height="1"/>'],
    ['<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
    ['<image href="https://evil.example/x.png"/>'],
    ['<image xlink:href="//evil.example/x.png"/>'],
    ['<image href="data:image/svg+xml;base64,ZXZpbA=="/>'],
    ['<use href="https://evil.example/x.svg#a"/>'],
    ['<a href="javascript:evil()"><text>b</text></a>'],
    ['<rect style="fill: url(https://evil.example)"/>'],
    ['<rect fill="url( \'https://evil.example/#a\')"/>'],
    ['<style>@import "https://evil.example";</style>'],
    ['<style>rect { fill: u\\72l(https://evil.example) }</style>'],
    ['<style>rect { fill: url(#a); mask: url(https://evil.example) }</style>'],
    ['<style>rect { background: image-set("https://evil.example" 1x) }</style>'],
    ['<set attributeName="onload" to="evil()"/>'],
    ['<animate attributeName="href" values="javascript:evil()"/>'],
  ])('is stored without %s', async (hostile) => {
    const mark = `<circle r="${shade()}"/>`;
    const { text } = await app.rest(await uploaded(svg(`${mark}${hostile}`, 'onload="evil()"')));
    expect(text).toContain('<circle');
    expect(text.replace(/&#?\w+;/g, '')).not.toMatch(/evil|onload|script|foreignObject|@import|ZXZpbA/i);
  });
});

describe('an upload is refused', () => {
  const png = () => aPicture(4, 4).png().toBuffer();

  test('to anybody but administrators, and from the page of another site', async () => {
    const { token } = await app.createUser();
    expect((await upload(await png(), { token })).status).toBe(403);
    const visitor = await app.rest('/pictures', { method: 'POST', body: await png() });
    expect([visitor.status, visitor.json().code]).toEqual([401, 'unauthenticated']);
    const headers = { Cookie: administrator.cookie, 'Sec-Fetch-Site': 'cross-site' };
    const foreign = await app.rest('/pictures', { method: 'POST', body: await png(), headers });
    expect([foreign.status, foreign.json().code]).toEqual([403, 'foreign_origin']);
  });

  test.each([
    ['of no picture', '<!doctype html><p>Hello</p>', 415, 'unsupported_media_type'],
    ['of a GIF', 'GIF89a…', 415, 'unsupported_media_type'],
    ['of a page around an SVG', '<p><svg></svg></p>', 415, 'unsupported_media_type'],
    ['of nothing', '', 400, 'invalid_input'],
    ['of what only begins like a PNG', Buffer.from('\x89PNG\r\n\x1a\nand no more', 'latin1'), 400, 'invalid_input'],
    ['of a text over 1 MB', svg(`<desc>${'x'.repeat(1_000_000)}</desc>`), 413, 'too_large'],
    ['of over 10 MB', Buffer.alloc(10_000_001), 413, 'too_large'],
  ])('%s', async (_, body, status, code) => {
    const answer = await upload(body);
    expect([answer.status, answer.json().code], answer.text).toEqual([status, code]);
  });

  test('when it contains only half a picture', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, shade));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).json().code).toBe('invalid_input');
  });

  test('when few bytes decode to more pixels than are allowed', async () => {
    const bomb = await aPicture(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(bomb);
    expect([answer.status, answer.json().message]).toEqual([413, 'A picture may have up to 40 million pixels']);
  });

  test.each(['%2e%2e%2fsecrets.json', 'x.png', `${'a'.repeat(32)}-1x1.png`, `${'a'.repeat(32)}-1x1.part`])(
    'and nothing is served at /pictures/%s',
    async (name) => {
      expect((await app.rest(`/pictures/${name}`)).status).toBe(404);
    },
  );
});

describe('unused pictures', () => {
  test('are listed with the size of all their files, newest first, in pages', async () => {
    const small = await uploaded(await aPicture(10, 10).png().toBuffer());
    const wide = await uploaded(await aPicture(1000, 10).png().toBuffer());
    const sizes = [wide, copyOf(wide, 480), copyOf(wide, 960)].map(async (path) => (await app.rest(path)).bytes.length);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size);
    const [newest, second] = await unused();
    expect(newest).toMatchObject({ key: nameOf(wide), bytes, isInHistory: false });
    expect(second?.key).toBe(nameOf(small));
    expect(Math.abs(Date.now() - Date.parse(newest?.createdAt ?? ''))).toBeLessThan(60_000);
    const page = await pictures.unused.query({ page: 2, pageSize: 1 });
    expect(page.items.map(({ key }) => key)).toEqual([nameOf(small)]);
    expect(await unused(nameOf(wide))).toHaveLength(1);
  });

  test('can be removed with their copies, once', async () => {
    const address = await uploaded(await aPicture(700, 10).png().toBuffer());
    await pictures.remove.mutate({ key: nameOf(address) });
    for (const path of [address, copyOf(address, 480)]) expect((await app.rest(path)).status).toBe(404);
    expect(await unused(nameOf(address))).toEqual([]);
    await expect(pictures.remove.mutate({ key: nameOf(address) })).rejects.toThrow('There is no such picture');
    await expect(pictures.remove.mutate({ key: '../secrets.json' })).rejects.toThrow('There is no such picture');
  });

  test('are named by no field, text or newsletter; one in an earlier version is marked', async () => {
    const [image, text, letter] = await Promise.all(
      [11, 12, 13].map(async (width) => uploaded(await aPicture(width, 1).png().toBuffer())),
    );
    if (!image || !text || !letter) throw new Error('Three were uploaded');
    const created = await content.question.create.mutate({
      ...createBody(resources.question),
      image,
      explanation: `See ${app.url}${text}.`,
    });
    await app.database.prisma.newsletter.create({
      data: { subject: 'News', body: `![it](${letter})`, author: randomUUID() },
    });
    for (const address of [image, text, letter]) {
      expect(await unused(nameOf(address))).toEqual([]);
      await expect(pictures.remove.mutate({ key: nameOf(address) })).rejects.toThrow('so it is kept');
      expect((await app.rest(address)).status).toBe(200);
    }
    await content.question.update.mutate({ key: created.key, values: { image: '' } });
    expect(await unused(nameOf(image))).toMatchObject([{ isInHistory: true }]);
    await pictures.remove.mutate({ key: nameOf(image) });
    expect(await unused(nameOf(image))).toEqual([]);
  });
});
