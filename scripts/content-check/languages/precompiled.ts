import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';

const PREFIX = 'content-check-headers-';
/** The folder set by tests, which remove it themselves, as their processes are killed. */
const named = process.env.PRECOMPILED_HEADERS;
const FOLDER = named ?? join(tmpdir(), `${PREFIX}${process.pid}`);

/** Precompiled headers by command and content. */
const precompiled = new Map<string, Promise<string>>();

/**
 * Compiles a header once for all toolchains of this process: it takes seconds, and 100 MB on disk until the process
 * ends. If it does not compile, programs include it uncompiled.
 * @returns the path to include
 */
export function precompiledHeader(command: string[], content: string): Promise<string> {
  const key = [...command, content].join('\n');
  const pending = precompiled.get(key) ?? precompile(command, content);
  precompiled.set(key, pending);
  return pending;
}

async function precompile(command: string[], content: string): Promise<string> {
  if (named === undefined && precompiled.size === 0) {
    removeLeftOver();
    mkdirSync(FOLDER, { recursive: true });
    process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));
  }
  const header = join(mkdtempSync(join(FOLDER, 'header-')), 'heavy.h');
  writeFileSync(header, content);
  await runCommand([...command, header, '-o', `${header}.gch`]);
  return header;
}

/** Removes the folders of killed processes, which could not do so themselves. */
function removeLeftOver(): void {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it is another user's process
  }
}
