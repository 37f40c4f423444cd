import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { call, createProblem, logIn, problems } from '../start/rest.ts';
import { cleanUp, end, launch, printedPassword, start } from '../start/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearup-small-'));

/** Mounts a disk in memory, which only root can do, and not in every container. */
function mounts(size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'gearup-test', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const grow = (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, folder]);

const isMounted = mounts('30m');

afterAll(async () => {
  await cleanUp();
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(isMounted)('a full disk', () => {
  const settings = { DATA_DIR: join(folder, 'data') };

  it.each(['30m', '90m'])(
    'ends a first start at %s with one line, and leaves nothing that prevents the next start',
    async (size) => {
      grow(size);
      const failed = launch(settings);
      expect(await failed.ended).toBe(1);
      expect(failed.stderr().trim().split('\n')).toEqual([expect.stringContaining('No space left on device')]);
    },
  );

  it('makes a running site answer 507, loses nothing, and is overcome when there is room again', async () => {
    grow('400m');
    const site = await start(settings);
    const token = await logIn(site, printedPassword(site));
    expect((await createProblem(site, token, 70_000)).status).toBe(201);
    const used = Number(execFileSync('df', ['--output=used', '-k', folder], { encoding: 'utf8' }).split('\n')[1]);
    grow(`${used + 200}k`);
    const acknowledged = [70_000];
    const refused = new Set<number>();
    for (let id = 70_001; id < 71_500 && refused.size === 0; id++) {
      const { status } = await createProblem(site, token, id);
      if (status === 201) acknowledged.push(id);
      else refused.add(status);
    }
    expect([...refused].every((status) => status === 507 || status === 503)).toBe(true);
    expect(refused.size).toBe(1);
    expect((await call(site, '/healthz')).status).toBe(200);
    grow('400m');
    await expect.poll(async () => (await createProblem(site, token, 80_000)).status, { timeout: 15_000 }).toBe(201);
    const storedIds = new Set((await problems(site)).map(({ id }) => id));
    expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
    expect(readFileSync(join(folder, 'data/secrets.json'), 'utf8')).toContain('jwtSecret');
    expect(await end(site)).toBe(0);
  });
});
