import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Making, MAKING_FILE, toolList, type ToolManifest, type WantedTools } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wanted: WantedTools = {
  sql: { path: 'sql-1', scripts: ['sql'], seconds: 5 },
  python: { path: 'python-1', scripts: ['python'], seconds: 7 },
  clang: { path: 'clang-1', scripts: ['clang', 'wasm'], seconds: 60 },
};
const files = [{ name: 'a.wasm', bytes: 3, transferred: 2 }];
const making = (content: Making) => writeFileSync(join(folder, MAKING_FILE), JSON.stringify(content));
const states = () =>
  Object.values(toolList(wanted, folder)).map((entry) => (entry.state === 'making' ? entry.seconds : entry.state));

test('a tool is ready when its folder exists; until then the expected wait is returned', () => {
  expect(states()).toEqual([5, 12, 72]);
  mkdirSync(join(folder, 'sql-1'));
  writeFileSync(join(folder, 'sql-1/tool.json'), JSON.stringify({ files, isSmall: false } satisfies ToolManifest));
  making({ tool: 'python', startedAt: Date.now() - 60_000, failed: [] });
  expect(states()).toEqual(['ready', 1, 61]);
  expect(toolList(wanted, folder).sql).toEqual({ path: 'sql-1', scripts: ['sql'], state: 'ready', files });
  making({ tool: 'clang', startedAt: Date.now() - 30_500, failed: ['python'] });
  expect(states()).toEqual(['ready', 'failed', 30]);
  writeFileSync(join(folder, MAKING_FILE), '{"tool":');
  expect(states()).toEqual(['ready', 7, 67]);
});
