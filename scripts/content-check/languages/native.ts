import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf, runCommand, runProgram } from './command.ts';
import type { Run, Toolchain } from './toolchain.ts';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

type Limits = { memoryMiB?: number; env?: Record<string, string> };
const PLAIN: Limits = { memoryMiB: 1024 };
// AddressSanitizer reserves far more memory than it uses, so it keeps the limit itself.
const SANITIZED: Limits = { env: { ASAN_OPTIONS: `hard_rss_limit_mb=${PLAIN.memoryMiB}` } };

type Compiler = {
  command: string;
  standard: string;
  ending: string;
  /** The header that takes longest to read: it is compiled once for all programs that include it. */
  heavy?: string;
};

/** A C or C++ compiler, with sanitizers where they work; null if there is none. */
export async function findNative({ command, standard, ending, heavy }: Compiler): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand([command, '--version']);
  if (fault) return null;
  const plain = [command, standard, ...WARNINGS, '-O0', '-pipe', '-pthread'];
  const main = `main.${ending}`;
  const shared = mkdtempSync(join(tmpdir(), 'content-check-'));

  async function build(flags: string[], limits: Limits, source: string, folder: string): Promise<Run> {
    writeFileSync(join(folder, main), source);
    const compiled = await runCommand([...plain, ...flags, main, '-o', 'main'], { folder });
    if (compiled.fault) return { output: '', fault: `does not compile: ${faultOf(compiled) ?? ''}` };
    const ended = await runProgram(['./main'], { folder, ...limits });
    return { output: ended.stdout, fault: faultOf(ended) };
  }

  const probe = await build(SANITIZERS, SANITIZED, 'int main(void) { return 0; }\n', shared);
  const [flags, limits] = probe.fault === null ? [SANITIZERS, SANITIZED] : [[], PLAIN];

  async function precompile(name: string): Promise<string[]> {
    const header = join(shared, 'heavy.h');
    writeFileSync(header, `#include <${name}>\n`);
    // Where this fails, the header is read as it is.
    await runCommand([...plain, ...flags, '-x', 'c++-header', header, '-o', `${header}.gch`]);
    return ['-include', header];
  }
  let precompiled: Promise<string[]> | null = null;

  return {
    identity: [stdout.split('\n', 1)[0], ...plain, ...flags].join(' '),
    async run(source, folder) {
      if (!heavy || !source.includes(`#include <${heavy}>\n`)) return build(flags, limits, source, folder);
      precompiled ??= precompile(heavy);
      return build([...flags, ...(await precompiled)], limits, source, folder);
    },
    close: async () => rmSync(shared, { recursive: true, force: true }),
  };
}
