import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The workers of tests are killed, and remove no headers at their end. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'gearup-headers-'));
  process.env.PRECOMPILED_HEADERS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
