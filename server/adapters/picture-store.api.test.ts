import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startS3Server } from '#server/testing/servers/s3-server.ts';
import { folderStore } from './picture-store.ts';
import { s3Store } from './s3.ts';

const folder = await mkdtemp(join(tmpdir(), 'gearup-store-'));
const server = await startS3Server();
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => Buffer.from(text);
const names = (files: { name: string }[]) => files.map(({ name }) => name).toSorted();

describe.each([
  ['a folder', folderStore(join(folder, 'pictures'))],
  ['an S3-compatible store', s3Store(server.settings)],
])('%s', (_, store) => {
  test('is empty at first', async () => {
    expect([await store.list(), await store.get('a.png')]).toEqual([[], null]);
    await store.remove('a.png');
  });

  test('returns and lists what was put there', async () => {
    const all = ['a.png', 'b.png', 'c-480.webp', 'd.svg', 'e.jpg'];
    for (const name of all) await store.put(name, bytes(`of ${name}`), 'image/png');
    for (const name of all) expect(Buffer.from((await store.get(name)) ?? []).toString()).toBe(`of ${name}`);
    const listed = await store.list();
    expect(names(listed)).toEqual(all);
    for (const file of listed) {
      expect(file.bytes).toBe(`of ${file.name}`.length);
      expect(file.storedAt.getFullYear()).toBeGreaterThanOrEqual(2026);
    }
  });

  test('replaces and removes', async () => {
    await store.put('a.png', bytes('anew'), 'image/png');
    expect(Buffer.from((await store.get('a.png')) ?? []).toString()).toBe('anew');
    await store.remove('a.png');
    expect(await store.get('a.png')).toBeNull();
    expect(names(await store.list())).not.toContain('a.png');
  });
});

test('an S3-compatible store gets the type, below pictures/', async () => {
  await s3Store(server.settings).put('f.svg', bytes('<svg/>'), 'image/svg+xml');
  expect(server.objects.get('pictures/f.svg')?.type).toBe('image/svg+xml');
});

test.each([
  ['another secret', { secretAccessKey: 'another' }, /403.*SignatureDoesNotMatch/],
  ['another region', { region: 'us-east-1' }, /403/],
  ['another bucket', { bucket: 'elsewhere' }, /no bucket elsewhere/],
])('with %s an S3-compatible store fails, and says so', async (_, other, says) => {
  const store = s3Store({ ...server.settings, ...other });
  await expect(store.put('g.png', bytes('g'), 'image/png')).rejects.toThrow(says);
  await expect(store.list()).rejects.toThrow(says);
});

test('an S3-compatible store that redirects fails, and nothing is sent to the target', async () => {
  const requests: (string | undefined)[] = [];
  const leading = createServer((request, response) => {
    requests.push(request.url);
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((listening) => leading.listen(0, '127.0.0.1', listening));
  const { port } = leading.address() as AddressInfo; // it listens on a port, not on a pipe
  const store = s3Store({ ...server.settings, endpoint: `http://127.0.0.1:${port}` });
  await expect(store.put('h.png', bytes('h'), 'image/png')).rejects.toThrow('answers 307');
  expect(requests).toEqual([`/${server.settings.bucket}/pictures/h.png`]);
  await new Promise((closed) => leading.close(closed));
});

test('a path that is not a folder fails, and leaves no partial file', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(folderStore(join(folder, 'file')).put('a.png', bytes('a'), 'image/png')).rejects.toThrow('EEXIST');
  expect(await readdir(folder)).not.toContain('a.png');
});
