import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT, run } from './site.ts';

const copy = mkdtempSync(join(tmpdir(), 'judge-alone-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function succeeds(command: string[]): Promise<void> {
  const { ended, stdout, stderr } = run(command, {}, copy);
  expect(await ended, `${stdout()}${stderr()}`).toBe(0);
}

it('the judge compiles and passes its tests without the rest of the project', async () => {
  for (const name of ['judge', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'tsconfig.judge.json'), JSON.stringify({ extends: './tsconfig.json', include: ['judge'] }));
  await succeeds(['node', 'node_modules/typescript-native/bin/tsc', '--singleThreaded', '-p', 'tsconfig.judge.json']);
  await succeeds(['vitest', 'run', '--maxWorkers', '1', '--no-isolate']);
});
