import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, runOf, runProgram } from './command.ts';
import { NODE_FOR_EACH_INPUT, outputsOf, PYTHON_FOR_EACH_INPUT } from './many-inputs.ts';
import type { Toolchain } from './toolchain.ts';

const MEMORY_MIB = 1024;

// Finds the real interpreter, as the python3 on the path may be a wrapper script that looks it up each time.
const DESCRIBE_PYTHON = `
import sys
print(sys.executable, sys.version, sep="\\n")
sys.exit(sys.version_info < (3, 11))
`;

/** Isolated from the user's settings, with warnings as faults; null if no recent enough Python is installed. */
export async function findPython(): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand(['python3', '-c', DESCRIBE_PYTHON]);
  const [executable, version] = stdout.split('\n');
  if (fault || !executable || !version) return null;
  const command = [executable, '-I', '-W', 'error', '-X', 'utf8'];
  return {
    ...interpreter(command, version, 'main.py', { memoryMiB: MEMORY_MIB }),
    runMany: runManyWith([...command, '-c', PYTHON_FOR_EACH_INPUT], 'main.py', MEMORY_MIB),
  };
}

/** The Node that runs the check. */
export function findNode(): Promise<Toolchain> {
  // Limits V8's heap, as V8 reserves far more memory than it uses.
  const command = [process.execPath, '--max-old-space-size=256', '--throw-deprecation'];
  return Promise.resolve({
    ...interpreter(command, process.version, 'main.js'),
    runMany: runManyWith([...command, '-e', NODE_FOR_EACH_INPUT, '--', 'main.js'], 'main.js'),
  });
}

/** Makes commit hashes reproducible and ignores this machine's Git configuration. */
const GIT_SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2026-01-05T09:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2026-01-05T09:00:00Z',
};

/** Runs scripts that end at the first failing command; null without bash and Git. */
export async function findBash(): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand(['sh', '-c', 'bash --version && git --version']);
  if (fault) return null;
  const versions = stdout.split('\n').filter((line) => / version /.test(line));
  // The script is outside the folder in which it runs.
  const command = [
    'bash',
    '--norc',
    '-eu',
    '-o',
    'pipefail',
    '-c',
    'rm -rf work; mkdir work; cd work; HOME=$PWD; . ../"$0"',
  ];
  return interpreter(command, versions.join(', '), 'main.sh', { memoryMiB: MEMORY_MIB, env: GIT_SETTINGS });
}

const runManyWith =
  (command: string[], file: string, memoryMiB?: number): Toolchain['runMany'] =>
  (source, folder, inputs, task) => {
    writeFileSync(join(folder, file), source);
    return outputsOf([...command, String(inputs.length)], folder, inputs, { memoryMiB, ...task });
  };

type Limits = { memoryMiB?: number; env?: Record<string, string> };

const OUT_OF_MEMORY = /MemoryError|heap out of memory/;

function interpreter(command: string[], version: string, file: string, limits: Limits = {}): Toolchain {
  return {
    identity: [version, ...command.slice(1)].join(' '),
    async run(source, folder, { args = [], ...task } = {}) {
      writeFileSync(join(folder, file), source);
      return runOf(await runProgram([...command, file, ...args], { folder, ...limits, ...task }), OUT_OF_MEMORY);
    },
  };
}
