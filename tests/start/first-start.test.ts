import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { resources } from '#shared/resources/index.ts';
import { call, createProblem, logIn, problems } from './rest.ts';
import {
  cleanUp,
  end,
  ends,
  launch,
  newDataDir,
  postgresPid,
  printedPassword,
  ready,
  type Site,
  start,
  startSmall,
} from './site.ts';

const dataDir = newDataDir();
let site: Site;
let token: string;

afterAll(cleanUp);

describe('two first starts at the same moment', () => {
  let other: Site;

  beforeAll(async () => {
    const launched = [launch({ DATA_DIR: dataDir }), launch({ DATA_DIR: dataDir })];
    const sites = await Promise.all(launched.map(ready));
    const isFirst = (one: Site) => printedPassword(one) !== undefined;
    [site, other] = sites.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a))) as [Site, Site];
  });

  it('print the URL, and one of them the name and random password of an administrator, who can log in', async () => {
    for (const one of [site, other]) {
      expect(one.stdout().match(/GearUp is on http:\/\/localhost:\d+$/gm)).toHaveLength(1);
      expect(one.stderr()).toBe('');
    }
    const isAllLoaded = (one: Site) => /^Loading content: ([\d,]{5,}) of \1 records$/m.test(one.stdout());
    expect([site, other].filter(isAllLoaded)).toHaveLength(1);
    expect(site.stdout().match(/First administrator/g)).toHaveLength(1);
    expect(other.stdout()).not.toContain('First administrator');
    expect(printedPassword(site)).toMatch(/^[\w-]{16}$/);
    token = await logIn(other, printedPassword(site));
  });

  it('have loaded all content once', async () => {
    const contents = Map.groupBy(readContent(), (record) => record.resource);
    for (const [name, records] of contents) {
      const listed = (await (await call(site, resources[name].path, { token })).json()) as unknown[];
      expect([name, listed.length]).toEqual([name, records.length]);
    }
  });

  it('share one database', async () => {
    expect((await createProblem(site, token, 90_001)).status).toBe(201);
    const [listed, ofOther] = await Promise.all([problems(site), problems(other)]);
    expect(listed).toEqual(ofOther);
    expect(listed.filter(({ id }) => id === 90_001)).toHaveLength(1);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
  });

  it('serve the pages', async () => {
    const response = await fetch(site.url, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"');
  });

  it('make their secrets readable by the owner only', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('leave no database running when stopped at the same moment', async () => {
    const postgres = postgresPid(dataDir);
    expect(await Promise.all([end(site), end(other)])).toEqual([0, 0]);
    await ends(postgres);
  });
});

it('a first start waits for connections, however short the site is to wait for them', async () => {
  const slow = await startSmall({ DATA_DIR: newDataDir(), DATABASE_CONNECT_MS: '100' });
  expect(slow.stderr()).toBe('');
  await end(slow);
});

describe('a later start', () => {
  beforeAll(async () => {
    site = await start({ DATA_DIR: dataDir });
  });

  it('prints the URL and no password', () => {
    expect(site.stdout()).toMatch(/GearUp is on http:\/\/localhost:\d+\n/);
    expect(site.stdout()).not.toMatch(/administrator|password|Loading/i);
  });

  it('has the earlier data and sessions', async () => {
    expect((await problems(site)).filter(({ id }) => id === 90_001)).toHaveLength(1);
    expect((await createProblem(site, token, 90_002)).status).toBe(201);
  });

  it('continues when the reader of its output is gone', async () => {
    site.child.stdout?.destroy();
    site.child.stderr?.destroy();
    // Each of these is logged.
    for (const id of [90_003, 90_004, 90_005]) expect((await createProblem(site, token, id)).status).toBe(201);
    expect((await call(site, '/health')).status).toBe(200);
    const postgres = postgresPid(dataDir);
    expect(await end(site)).toBe(0);
    await ends(postgres);
  });
});
