import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';

/**
 * Chromium stands in the folder for temporary files, where the package looks for it. The package would write it there
 * bit by bit, and take another process's half for the whole: it is unpacked aside, and moved when it is whole.
 */
export async function unpackChromium(): Promise<void> {
  const place = tmpdir();
  if (existsSync(join(place, 'chromium'))) return;
  const aside = mkdtempSync(join(place, 'gearup-chromium-'));
  const { TMPDIR } = process.env;
  try {
    process.env.TMPDIR = aside;
    await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  // Chromium last: whoever finds it finds the rest too.
  const names = readdirSync(aside).toSorted((one, other) => Number(one === 'chromium') - Number(other === 'chromium'));
  for (const name of names) {
    const target = join(place, name);
    // A folder is there when another run was faster; a file is replaced, also one that runs.
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
