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

/** The smallest tool stands for all: they are made in the same way. */
const SQL = TOOLS.filter(({ name }) => name === 'sql');
const wanted = Object.fromEntries(
  SQL.map(({ name, path, scripts, seconds }) => [name, { path, scripts, seconds }]),
) as WantedTools; // of this one

type Place = { toolsDir: string; cache: string };
const placeOf = (name: string): Place => ({ toolsDir: join(folder, name), cache: join(folder, `${name}-cache`) });

/** Makes it, with the compression that takes long or without. */
const make = ({ toolsDir, cache }: Place, ...options: string[]) =>
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

/** What a page would be given: nothing, or every file whole. */
function offered({ toolsDir }: Place): number {
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

test('killed at ten random moments, no page has half a tool, and the next one ends well', async () => {
  const place = placeOf('killed');
  for (let kill = 0; kill < 10; kill++) {
    const { child, ended } = make(place);
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 3000);
    await ended;
    offered(place);
  }
  expect(await make(place, '--quick').ended).toBe(0);
  expect(offered(place)).toBe(SQL[0]?.files.length);
  expect(existsSync(join(place.toolsDir, 'making.json'))).toBe(false);
});

test('two at once make it once each, and both end well', async () => {
  const place = placeOf('two');
  const codes = await Promise.all([make(place, '--quick'), make(place, '--quick')].map(({ ended }) => ended));
  expect(codes).toEqual([0, 0]);
  expect(offered(place)).toBe(SQL[0]?.files.length);
  expect(readdirSync(place.toolsDir)).toEqual([SQL[0]?.path]);
});

test('what was made before comes from the cache of the user, for another checkout too', async () => {
  const [first, second] = [placeOf('first'), { ...placeOf('second'), cache: placeOf('first').cache }];
  for (const place of [first, second]) expect(await make(place, '--quick').ended).toBe(0);
  const inodeOf = ({ toolsDir }: Place) => readFileSync(join(toolsDir, SQL[0]?.path ?? '', 'tool.json'), 'utf8');
  expect(inodeOf(second)).toBe(inodeOf(first));
  expect(read<ToolManifest>(join(first.cache, 'gearup/tools', SQL[0]?.path ?? '', 'tool.json'))?.isSmall).toBe(false);
  expect(offered(second)).toBe(SQL[0]?.files.length);
});
