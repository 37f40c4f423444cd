import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOf, runCommand, runOf, runProgram } from './command.ts';
import { FOR_EACH_INPUT, outputsOf } from './many-inputs.ts';
import { precompiledHeader } from './precompiled.ts';
import { notCompiled, type Run, type Task, type Toolchain } from './toolchain.ts';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
/** Lets the compiler take 1 GB before it collects garbage: a large file compiles in an eighth less time. */
const COMPILER_MEMORY = ['--param', 'ggc-min-heapsize=1000000'];
const SANITIZERS = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

/** The messages of operator new and AddressSanitizer. */
const OUT_OF_MEMORY = /bad_alloc|rss limit/;

type Limits = { memoryMiB?: number; env?: Record<string, string> };
const PLAIN: Limits = { memoryMiB: 1024 };
// AddressSanitizer reserves far more memory than it uses, so it enforces the limit itself.
const sanitized = (mayLeak: boolean): Limits => ({
  env: { ASAN_OPTIONS: `hard_rss_limit_mb=${PLAIN.memoryMiB}:detect_leaks=${mayLeak ? 0 : 1}` },
});

type Compiler = {
  command: string;
  standard: string;
  ending: string;
  /** The header that takes longest to read; it is compiled once for all programs that include it. */
  heavy?: string;
  /** Code in front of all programs, precompiled once. */
  prelude?: string;
  optimization?: '-O0' | '-Og';
  /** Whether a program may leave memory unfreed; otherwise a leak is a fault. */
  mayLeak?: boolean;
};

/** Finds a C or C++ compiler, with sanitizers if they work; null if there is none. */
export async function findNative(compiler: Compiler): Promise<Toolchain | null> {
  const { command, standard, ending, heavy, prelude, optimization = '-O0', mayLeak = false } = compiler;
  const { stdout, fault } = await runCommand([command, '--version']);
  if (fault) return null;
  const plain = [command, standard, ...WARNINGS, optimization, ...COMPILER_MEMORY, '-pipe', '-pthread'];
  const main = `main.${ending}`;
  const shared = mkdtempSync(join(tmpdir(), 'content-check-'));

  async function compileWith(flags: string[], source: string, folder: string): Promise<string | null> {
    writeFileSync(join(folder, main), source);
    const compiled = await runCommand([...plain, ...flags, main, '-o', 'main'], { folder });
    return compiled.fault && `does not compile: ${faultOf(compiled) ?? ''}`;
  }

  async function startWith(limits: Limits, folder: string, { args = [], ...task }: Task = {}): Promise<Run> {
    return runOf(await runProgram(['./main', ...args], { folder, ...limits, ...task }), OUT_OF_MEMORY);
  }

  const isSanitized =
    (await compileWith(SANITIZERS, 'int main(void) { return 0; }\n', shared)) === null &&
    (await startWith(sanitized(mayLeak), shared)).fault === null;
  const [flags, limits] = isSanitized ? [SANITIZERS, sanitized(mayLeak)] : [[], PLAIN];

  const language = ending === 'c' ? 'c-header' : 'c++-header';
  const header = prelude ?? `#include <${heavy}>\n`;

  async function compile(source: string, folder: string): Promise<string | null> {
    const isHeavy = heavy !== undefined && source.includes(`#include <${heavy}>\n`);
    if (!prelude && !isHeavy) return compileWith(flags, source, folder);
    const included = await precompiledHeader([...plain, ...flags, '-x', language], header);
    return compileWith([...flags, '-include', included], source, folder);
  }
  const start = (folder: string, task?: Task) => startWith(limits, folder, task);

  return {
    identity: [stdout.split('\n', 1)[0], ...plain, ...flags].join(' '),
    compile,
    start,
    startMany(folder, inputs, { args = [], ...task } = {}) {
      return outputsOf([...FOR_EACH_INPUT, String(inputs.length), './main', ...args], folder, inputs, {
        ...limits,
        ...task,
      });
    },
    async run(source, folder, task) {
      const fault = await compile(source, folder);
      return fault === null ? start(folder, task) : notCompiled(fault);
    },
    close: async () => rmSync(shared, { recursive: true, force: true }),
  };
}
