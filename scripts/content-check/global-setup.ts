import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Removes precompiled headers, as the workers of tests are killed before they could. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gearup-headers-'));
  process.env.PRECOMPILED_HEADERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
