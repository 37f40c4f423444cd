import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtClient } from '#server/site/client.ts';
import { TOOLS_DIR } from '#server/site/tools.ts';
import { startSite } from '../browser.ts';
import { editorOf, writeProgram } from '../editor.ts';
import { accepted, COPIES, program } from './solving.ts';

const ROOT = join(import.meta.dirname, '../../..');
const toolsDir = mkdtempSync(join(tmpdir(), 'gearup-tools-'));
afterAll(() => rmSync(toolsDir, { recursive: true, force: true }));
const site = await startSite({ client: builtClient(join(ROOT, 'dist/client'), toolsDir) });

test('shows that C is being prepared, and then runs the program automatically', { timeout: 180_000 }, async () => {
  const page = await site.visit(COPIES);
  // Long chains of nodes.
  const code = program('copy-list-with-random-pointer/solutions/interleaved-copies.c');
  await writeProgram(page, 'c', code);
  const says = /C is being prepared on this server, about a minute; JavaScript and TypeScript are ready\./;
  await page.getByRole('status').filter({ hasText: says }).waitFor();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Your program is kept, and then runs by itself.').waitFor();
  for (const name of readdirSync(TOOLS_DIR)) symlinkSync(join(TOOLS_DIR, name), join(toolsDir, name));
  await result.getByRole('heading', { level: 2 }).waitFor({ timeout: 150_000 });
  expect(await result.innerText()).toMatch(accepted(COPIES));
  expect(await editorOf(page, 'c').innerText()).toContain('copyRandomList');
});
