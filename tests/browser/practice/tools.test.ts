import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtClient } from '#server/site/client.ts';
import { TOOLS_DIR } from '#server/site/tools.ts';
import { startSite } from '../browser.ts';
import { editorOf, writeProgram } from '../editor.ts';

const ROOT = join(import.meta.dirname, '../../..');
const toolsDir = mkdtempSync(join(tmpdir(), 'gearup-tools-'));
afterAll(() => rmSync(toolsDir, { recursive: true, force: true }));
const site = await startSite({ client: builtClient(join(ROOT, 'dist/client'), toolsDir) });

test('says that C++ is being prepared, then runs the program by itself', { timeout: 180_000 }, async () => {
  const page = await site.visit('/Problem/two-sum');
  const code = readFileSync(join(ROOT, 'prisma/content/problem/two-sum/solutions/hash-map.cpp'), 'utf8');
  await writeProgram(page, 'cpp', code);
  const says = /C\+\+ is being prepared on this server, about a minute; JavaScript and TypeScript are ready\./;
  await page.getByRole('status').filter({ hasText: says }).waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Your program is kept, and runs by itself then.').waitFor();
  for (const name of readdirSync(TOOLS_DIR)) symlinkSync(join(TOOLS_DIR, name), join(toolsDir, name));
  await result.getByRole('heading', { level: 2 }).waitFor({ timeout: 150_000 });
  expect(await result.innerText()).toMatch(/^Accepted/);
  expect(await editorOf(page, 'cpp').innerText()).toContain('unordered_map');
});
