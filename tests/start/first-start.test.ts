import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContent } from '#prisma/content.ts';
import { resources } from '#shared/resources/index.ts';
import { call, createProblem, logIn, problems } from './rest.ts';
import { cleanUp, end, ends, newDataDir, postgresPid, printedPassword, type Site, start } from './site.ts';

const dataDir = newDataDir();
let site: Site;
let token: string;

afterAll(cleanUp);

describe('the first start', () => {
  beforeAll(async () => {
    site = await start({ DATA_DIR: dataDir });
  });

  it('prints the address, and once the name and random password of an administrator who can log in', async () => {
    expect(site.stdout().match(/GearUp is on http:\/\/localhost:\d+$/gm)).toHaveLength(1);
    expect(site.stdout().match(/First administrator/g)).toHaveLength(1);
    expect(printedPassword(site)).toMatch(/^[\w-]{16}$/);
    expect(site.stderr()).toBe('');
    token = await logIn(site, printedPassword(site));
  });

  it('has loaded all content', async () => {
    const contents = Map.groupBy(readContent(), (record) => record.resource);
    for (const [name, records] of contents) {
      const listed = (await (await call(site, resources[name].path)).json()) as unknown[];
      expect([name, listed.length]).toEqual([name, records.length]);
    }
  });

  it('serves the pages', async () => {
    const response = await fetch(site.url, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root"');
  });

  it('keeps its secrets to the owner', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });
});

describe('a later start', () => {
  beforeAll(async () => {
    expect((await createProblem(site, token, 90_001)).status).toBe(201);
    expect(await end(site)).toBe(0);
    site = await start({ DATA_DIR: dataDir });
  });

  it('prints the address and no password', () => {
    expect(site.stdout()).toMatch(/GearUp is on http:\/\/localhost:\d+\n/);
    expect(site.stdout()).not.toMatch(/administrator|password|Loading/i);
  });

  it('has the data and the sessions of before', async () => {
    expect((await problems(site)).filter(({ id }) => id === 90_001)).toHaveLength(1);
    expect((await createProblem(site, token, 90_002)).status).toBe(201);
  });

  it('goes on when whoever reads its output is gone', async () => {
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
