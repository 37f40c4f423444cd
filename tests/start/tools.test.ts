import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { read, type ToolManifest, toolList, type WantedTools } from '#server/site/tools.ts';
import { TOOLS } from '#scripts/tools/tool-list.ts';
import { cleanUp, run } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'gearup-tools-'));
afterAll(async () => {
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

/** The smallest tool represents all, as they are made in the same way. */
const SQL = TOOLS.filter(({ name }) => name === 'sql');
const wanted = Object.fromEntries(
  SQL.map(({ name, path, scripts, seconds }) => [name, { path, scripts, seconds }]),
) as WantedTools; // of this tool

type Folders = { toolsDir: string; cache: string };
const placeOf = (name: string): Folders => ({ toolsDir: join(folder, name), cache: join(folder, `${name}-cache`) });

/** Makes the tool, with or without the slow compression. */
const make = ({ toolsDir, cache }: Folders, ...options: string[]) =>
  run(
    [
      'env',
      `XDG_CACHE_HOME=${cache}`,
      'node',
      'scripts/build/make-tools.ts',
      `--to=${toolsDir}`,
      '--only=sql',
      ...options,
    ],
    {},
  );

/** Checks what a page would get, either nothing or every file complete, and returns the number of files. */
function offered({ toolsDir }: Folders): number {
  const entry = toolList(wanted, toolsDir).sql;
  if (entry?.state !== 'ready') return 0;
  for (const { name, bytes } of entry.files) {
    const content = readFileSync(join(toolsDir, entry.path, name));
    expect(content.length, name).toBe(bytes);
    const compressed = readFileSync(join(toolsDir, entry.path, `${name}.br`));
    expect(brotliDecompressSync(compressed).equals(content), `${name}.br`).toBe(true);
  }
  return entry.files.length;
}

test('killed at ten random moments, a run leaves pages no partial tool, and the next run succeeds', async () => {
  const folders = placeOf('killed');
  // One in each tenth of the first three seconds.
  for (let kill = 0; kill < 10; kill++) {
    const { child, ended } = make(folders);
    setTimeout(() => child.kill('SIGKILL'), (kill + Math.random()) * 300);
    await ended;
    offered(folders);
  }
  expect(await make(folders, '--quick').ended).toBe(0);
  expect(offered(folders)).toBe(SQL[0]?.files.length);
  expect(existsSync(join(folders.toolsDir, 'making.json'))).toBe(false);
});

test('two simultaneous runs both succeed', async () => {
  const folders = placeOf('two');
  const codes = await Promise.all([make(folders, '--quick'), make(folders, '--quick')].map(({ ended }) => ended));
  expect(codes).toEqual([0, 0]);
  expect(offered(folders)).toBe(SQL[0]?.files.length);
  expect(readdirSync(folders.toolsDir)).toEqual([SQL[0]?.path]);
});

test("an existing result is reused from the user's cache, for another checkout too", async () => {
  const [first, second] = [placeOf('first'), { ...placeOf('second'), cache: placeOf('first').cache }];
  for (const folders of [first, second]) expect(await make(folders, '--quick').ended).toBe(0);
  const inodeOf = ({ toolsDir }: Folders) => readFileSync(join(toolsDir, SQL[0]?.path ?? '', 'tool.json'), 'utf8');
  expect(inodeOf(second)).toBe(inodeOf(first));
  expect(read<ToolManifest>(join(first.cache, 'gearup/tools', SQL[0]?.path ?? '', 'tool.json'))?.isSmall).toBe(false);
  expect(offered(second)).toBe(SQL[0]?.files.length);
});
