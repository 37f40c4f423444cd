import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, createProblem, logIn, problems } from './rest.ts';
import {
  ADMIN_PASSWORD,
  cleanUp,
  end,
  ends,
  freePort,
  isRunning,
  launch,
  postgresPid,
  type Site,
  start,
  startedDataDir,
} from './site.ts';

afterAll(cleanUp);

describe('a second start on the same DATA_DIR', () => {
  const dataDir = startedDataDir();
  let port: number;
  let first: Site;
  let token: string;

  beforeAll(async () => {
    port = await freePort();
    first = await start({ DATA_DIR: dataDir, PORT: String(port) });
    token = await logIn(first, ADMIN_PASSWORD);
  });

  it('on the same port is refused in one line, and does not affect the first one', async () => {
    const second = launch({ DATA_DIR: dataDir, PORT: String(port) });
    expect(await second.ended).toBe(1);
    expect(second.stderr()).toBe(`Port ${port} is taken; set PORT to another one\n`);
    expect(second.stdout()).toBe('');
    expect((await call(first, '/health')).status).toBe(200);
  });

  it('on another port shares the database, which outlives the first one', async () => {
    const postgres = postgresPid(dataDir);
    const second = await start({ DATA_DIR: dataDir });
    expect(second.stdout()).not.toContain('First administrator');
    expect((await createProblem(second, token, 90_001)).status).toBe(201);
    expect((await problems(first)).some(({ id }) => id === 90_001)).toBe(true);

    expect(await end(first)).toBe(0);
    expect((await createProblem(second, token, 90_002)).status).toBe(201);
    expect(isRunning(postgres)).toBe(true);

    expect(await end(second)).toBe(0);
    await ends(postgres);
  });
});
