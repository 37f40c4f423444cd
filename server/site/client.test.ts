import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtClient } from './client.ts';

/** A symbolic link to this file can be opened, but reading it fails. */
const UNREADABLE = '/proc/self/mem';

let folder: string;
let server: Server;
let siteUrl: string;

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gearup-built-'));
  mkdirSync(join(folder, 'public/assets'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  put('server/index.html', '');
  put('server/manifest.json', '{}');
  put('public/assets/old-1.js', 'old');
  put('public/icon.svg', '<svg>short</svg>');
  server = createServer(express().use(builtClient(folder).assets));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

describe('built files while the site runs', () => {
  test('disappear and appear with a later build', async () => {
    expect(await (await fetch(`${siteUrl}/assets/old-1.js`)).text()).toBe('old');
    rmSync(join(folder, 'public/assets/old-1.js'));
    put('public/assets/new-2.js', 'new');
    put('public/icon.svg', '<svg>longer than before</svg>');
    expect((await fetch(`${siteUrl}/assets/old-1.js`)).status).toBe(404);
    const fresh = await fetch(`${siteUrl}/assets/new-2.js`);
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await fresh.text()).toBe('new');
    expect(await (await fetch(`${siteUrl}/icon.svg`)).text()).toBe('<svg>longer than before</svg>');
  });

  test('are all that the frame for programs consists of: its policy allows only the script that is sent', async () => {
    const policyOf = async (script: string) => {
      mkdirSync(join(folder, 'public/sandbox'), { recursive: true });
      put('public/sandbox/frame.html', `<script>${script}</script>`);
      return (await fetch(`${siteUrl}/sandbox/frame.html`)).headers.get('content-security-policy');
    };
    for (const script of ['start()', 'start(2)']) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(await policyOf(script)).toMatch(`sandbox allow-scripts; default-src 'none'; script-src 'sha256-${hash}' `);
    }
    expect((await fetch(`${siteUrl}/icon.svg`)).headers.has('content-security-policy')).toBe(false);
  });

  test.runIf(existsSync(UNREADABLE))('that cannot be read abort only their own response', async () => {
    symlinkSync(UNREADABLE, join(folder, 'public/broken.svg'));
    // The file seems to be empty, so that it is read only by a range request.
    await expect(fetch(`${siteUrl}/broken.svg`).then((answer) => answer.text())).rejects.toThrow();
    expect((await fetch(`${siteUrl}/icon.svg`)).status).toBe(200);
  });
});

test('finds the scripts of a page by the path of its file and by its name, each once', () => {
  const entry = (file: string, ...imports: string[]) => ({ file: `assets/${file}.js`, imports });
  const manifest = {
    'pages/practice/today.tsx': entry('today', '_shared.js', '_plan.js'),
    '_plan.js': entry('plan', '_shared.js'),
    '_shared.js': entry('shared'),
  };
  put('server/manifest.json', JSON.stringify(manifest));
  const { scriptsOf } = builtClient(folder);
  const scripts = ['/assets/today.js', '/assets/shared.js', '/assets/plan.js'];
  expect([scriptsOf('today'), scriptsOf('pages/practice/today.tsx'), scriptsOf('none')]).toEqual([
    scripts,
    scripts,
    [],
  ]);
});
