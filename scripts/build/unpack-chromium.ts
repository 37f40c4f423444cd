import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

/**
 * Unpacks Chromium into the folder for temporary files, where the package looks for it. The package itself would write
 * it there gradually, and treat another process's partial file as complete, so it is unpacked elsewhere first.
 */
export async function unpackChromium(): Promise<void> {
  const folder = tmpdir();
  if (existsSync(join(folder, 'chromium'))) return;
  const aside = mkdtempSync(join(folder, 'gearup-chromium-'));
  const { TMPDIR } = process.env;
  try {
    process.env.TMPDIR = aside;
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Chromium last: once it exists, the rest exists too.
  const names = readdirSync(aside).toSorted((a, b) => Number(a === 'chromium') - Number(b === 'chromium'));
  for (const name of names) {
    const target = join(folder, name);
    // Keeps what a concurrent run has put there; Chromium itself is replaced, even while it runs.
    if (name === 'chromium' || !existsSync(target)) move(join(aside, name), target);
  }
  rmSync(aside, { recursive: true, force: true });
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
