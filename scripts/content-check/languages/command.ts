import { spawn } from 'node:child_process';
import type { Cause, Run } from './toolchain.ts';

export type Ended = {
  stdout: string;
  stderr: string;
  fault: string | null;
  cause: Cause;
  /** The exit code; null when a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
};

type Options = {
  folder?: string;
  seconds?: number;
  env?: Record<string, string>;
  /** The standard input, empty by default. */
  input?: string;
  /** The maximum output in bytes. */
  maxOutput?: number;
};

export const PROGRAM_SECONDS = 10;
const COMPILER_SECONDS = 120;
export const MAX_OUTPUT = 1 << 20;

/** Programs see the same settings on every machine. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', TZ: 'UTC' };

/**
 * Runs a command to its end; one that takes too long or prints too much is killed with all processes that it started.
 */
export function runCommand(
  [command = '', ...args]: string[],
  { folder, seconds = COMPILER_SECONDS, env, input, maxOutput = MAX_OUTPUT }: Options = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...ENVIRONMENT, ...env },
      stdio: 'pipe',
      detached: true,
    });
    child.stdin.on('error', () => {}); // a program may end before it has read all its input
    child.stdin.end(input);
    let fault: string | null = null;
    let cause: Cause = null;
    const kill = (reason: string, because: Cause = null) => {
      if (fault === null) [fault, cause] = [reason, because];
      if (child.pid !== undefined) killGroup(child.pid);
      // A process that left the group could keep the streams open.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const timer = setTimeout(() => kill(tooSlow(seconds), 'time'), seconds * 1000);
    const printed = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
    let size = 0;
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => {
        printed[stream].push(chunk);
        size += chunk.length;
        if (size > maxOutput) kill(`printed more than ${maxOutput >> 20} MiB`, 'output');
      });
    }
    child.on('error', (error) => kill(error.message));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0) fault ??= signal ? `was ended by ${signal}` : `ended with code ${code}`;
      const [stdout, stderr] = [printed.stdout, printed.stderr].map((chunks) => Buffer.concat(chunks).toString());
      done({ stdout: stdout ?? '', stderr: stderr ?? '', fault, cause, code, signal });
    });
  });
}

function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // the process has already ended
  }
}

export const tooSlow = (seconds: number) => `did not end within ${seconds} s`;

type Limited = Options & { folder: string; memoryMiB?: number };

/** The limit on elapsed time as a multiple of the limit on CPU time, as a program has to wait on a busy machine. */
const PATIENCE = 6;

/**
 * Runs a program under limits of CPU time and memory. The operating system enforces them, so a program that
 * never ends does not outlive a killed check either.
 */
export async function runProgram(command: string[], { memoryMiB, ...options }: Limited): Promise<Ended> {
  const { seconds = PROGRAM_SECONDS } = options;
  const limits = ['ulimit -c 0', `ulimit -S -t ${seconds}`, ...(memoryMiB ? [`ulimit -v ${memoryMiB * 1024}`] : [])];
  const limited = ['sh', '-c', `${limits.join('; ')}; exec "$@"`, 'sh', ...command];
  const ended = await runCommand(limited, { ...options, seconds: PATIENCE * seconds });
  return ended.signal === 'SIGXCPU' ? { ...ended, fault: tooSlow(seconds), cause: 'time' } : ended;
}

/** The fault of a failed command with the first lines of stderr, or of stdout if stderr is empty; null on success. */
export const faultOf = ({ fault, stderr, stdout }: Ended): string | null =>
  fault && [fault, shorten(stderr.trim() || stdout.trim())].filter(Boolean).join('\n');

/** @param outOfMemory the language's message for a program that runs out of memory */
export function runOf(ended: Ended, outOfMemory?: RegExp): Run {
  const fault = faultOf(ended);
  const cause = ended.cause ?? (fault !== null && outOfMemory?.test(ended.stderr) ? 'memory' : null);
  return { output: ended.stdout, fault, cause };
}

const MAX_LINES = 12;
export const shorten = (message: string) => message.split('\n').slice(0, MAX_LINES).join('\n');
