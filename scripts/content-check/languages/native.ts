import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf, runCommand, runProgram } from './command.ts';
import type { Run, Task, Toolchain } from './toolchain.ts';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

type Limits = { memoryMiB?: number; env?: Record<string, string> };
const PLAIN: Limits = { memoryMiB: 1024 };
// AddressSanitizer reserves far more memory than it uses, so it keeps the limit itself.
const sanitized = (mayLeak: boolean): Limits => ({
  env: { ASAN_OPTIONS: `hard_rss_limit_mb=${PLAIN.memoryMiB}:detect_leaks=${mayLeak ? 0 : 1}` },
});

type Compiler = {
  command: string;
  standard: string;
  ending: string;
  /** The header that takes longest to read: it is compiled once for all programs that include it. */
  heavy?: string;
  /** What all programs are compiled behind, once. */
  prelude?: string;
  optimization?: '-O0' | '-O1';
  /** Whether memory that is never freed is a fault. */
  mayLeak?: boolean;
};

/** A C or C++ compiler, with sanitizers where they work; null if there is none. */
export async function findNative(compiler: Compiler): Promise<Toolchain | null> {
  const { command, standard, ending, heavy, prelude, optimization = '-O0', mayLeak = false } = compiler;
  const { stdout, fault } = await runCommand([command, '--version']);
  if (fault) return null;
  const plain = [command, standard, ...WARNINGS, optimization, '-pipe', '-pthread'];
  const main = `main.${ending}`;
  const shared = mkdtempSync(join(tmpdir(), 'content-check-'));

  async function build(flags: string[], limits: Limits, source: string, folder: string, task?: Task): Promise<Run> {
    writeFileSync(join(folder, main), source);
    const compiled = await runCommand([...plain, ...flags, main, '-o', 'main'], { folder });
    if (compiled.fault) return { output: '', fault: `does not compile: ${faultOf(compiled) ?? ''}` };
    const ended = await runProgram(['./main'], { folder, ...limits, ...task });
    return { output: ended.stdout, fault: faultOf(ended) };
  }

  const probe = await build(SANITIZERS, sanitized(mayLeak), 'int main(void) { return 0; }\n', shared);
  const [flags, limits] = probe.fault === null ? [SANITIZERS, sanitized(mayLeak)] : [[], PLAIN];

  async function precompile(content: string): Promise<string[]> {
    const header = join(shared, 'heavy.h');
    writeFileSync(header, content);
    const language = ending === 'c' ? 'c-header' : 'c++-header';
    // Where this fails, the header is read as it is.
    await runCommand([...plain, ...flags, '-x', language, header, '-o', `${header}.gch`]);
    return ['-include', header];
  }
  let precompiled: Promise<string[]> | null = null;

  return {
    identity: [stdout.split('\n', 1)[0], ...plain, ...flags].join(' '),
    async run(source, folder, task) {
      const isHeavy = heavy !== undefined && source.includes(`#include <${heavy}>\n`);
      if (!prelude && !isHeavy) return build(flags, limits, source, folder, task);
      precompiled ??= precompile(prelude ?? `#include <${heavy}>\n`);
      return build([...flags, ...(await precompiled)], limits, source, folder, task);
    },
    close: async () => rmSync(shared, { recursive: true, force: true }),
  };
}
