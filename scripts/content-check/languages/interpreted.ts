import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf, runCommand, runProgram } from './command.ts';
import type { Toolchain } from './toolchain.ts';

const MEMORY_MIB = 1024;

// What is on the path may be a script that looks for the real one each time.
const DESCRIBE_PYTHON = `
import sys
print(sys.executable, sys.version, sep="\\n")
sys.exit(sys.version_info < (3, 11))
`;

/** Isolated from the user's settings, with warnings as faults; null if there is no Python new enough. */
export async function findPython(): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand(['python3', '-c', DESCRIBE_PYTHON]);
  const [executable, version] = stdout.split('\n');
  if (fault || !executable || !version) return null;
  return interpreter([executable, '-I', '-W', 'error', '-X', 'utf8'], version, 'main.py', MEMORY_MIB);
}

/** The Node that runs the check. */
export const findNode = (): Promise<Toolchain> =>
  Promise.resolve(
    // V8 reserves far more memory than it uses, so its heap is what is limited.
    interpreter([process.execPath, '--max-old-space-size=256', '--throw-deprecation'], process.version, 'main.js'),
  );

function interpreter(command: string[], version: string, file: string, memoryMiB?: number): Toolchain {
  return {
    identity: [version, ...command.slice(1)].join(' '),
    async run(source, folder, { args = [], ...task } = {}) {
      writeFileSync(join(folder, file), source);
      const ended = await runProgram([...command, file, ...args], { folder, memoryMiB, ...task });
      return { output: ended.stdout, fault: faultOf(ended) };
    },
  };
}
