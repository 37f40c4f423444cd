import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf, runCommand, runProgram } from './command.ts';
import type { Toolchain } from './toolchain.ts';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];
const MEMORY_MIB = 1024;
// AddressSanitizer reserves far more than it uses, so its memory is limited by itself.
const SANITIZER_SETTINGS = { ASAN_OPTIONS: `hard_rss_limit_mb=${MEMORY_MIB}` };

type Compiler = { command: string; standard: string; ending: string };

/** A C or C++ compiler, with sanitizers where they work; null if there is none. */
export async function findNative({ command, standard, ending }: Compiler): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand([command, '--version']);
  if (fault) return null;
  const plain = [command, standard, ...WARNINGS, '-O0', '-pipe', '-pthread'];

  const build = async (flags: string[], source: string, folder: string) => {
    const file = `main.${ending}`;
    writeFileSync(join(folder, file), source);
    const compiled = await runCommand([...plain, ...flags, file, '-o', 'main'], { folder });
    if (compiled.fault) return { output: '', fault: `does not compile: ${faultOf(compiled) ?? ''}` };
    const limits = flags.length > 0 ? { env: SANITIZER_SETTINGS } : { memoryMiB: MEMORY_MIB };
    const ended = await runProgram(['./main'], { folder, ...limits });
    return { output: ended.stdout, fault: faultOf(ended) };
  };
  const flags = (await works((folder) => build(SANITIZERS, 'int main(void) { return 0; }\n', folder)))
    ? SANITIZERS
    : [];
  return {
    identity: [stdout.split('\n', 1)[0], ...plain, ...flags].join(' '),
    run: (source, folder) => build(flags, source, folder),
  };
}

async function works(run: (folder: string) => Promise<{ fault: string | null }>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
  try {
    return (await run(folder)).fault === null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
