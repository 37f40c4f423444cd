import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { hashOfFiles } from '../passed-programs.ts';
import { ENVIRONMENT, MAX_OUTPUT, PROGRAM_SECONDS, runCommand, shorten, tooSlow } from './command.ts';
import type { Cause, Run, Task, Toolchain } from './toolchain.ts';

const RUNNER = join(import.meta.dirname, 'java-runner.java');
const MACHINE = ['-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8'];

const MIN_VERSION = 17;

/** A JDK that runs all programs in one virtual machine; null if none is recent enough. */
export async function findJava(): Promise<Toolchain | null> {
  const { stdout, fault } = await runCommand(['javac', '--version']);
  if (fault || Number.parseInt(stdout.replace('javac ', ''), 10) < MIN_VERSION) return null;
  let machine: Machine | null = null;
  return {
    identity: [stdout.trim(), ...MACHINE, hashOfFiles(RUNNER)].join(' '),
    isSerial: true,
    async run(source, _folder, { input, seconds, maxOutput } = {}) {
      machine ??= startMachine();
      const run = await machine.run(source, { input, seconds, maxOutput });
      // System.exit ends the virtual machine, and so does killing a program.
      if (machine.hasEnded()) machine = null;
      return run;
    },
    close: async () => machine?.end(),
  };
}

/** The beginning of the runner's message about a program that does not compile. */
const NOT_COMPILED = 'does not compile: ';

function causeIn(reason: string | null): Cause {
  if (reason?.startsWith(NOT_COMPILED)) return 'compilation';
  return reason?.includes('OutOfMemoryError') ? 'memory' : null;
}

type Machine = { run(source: string, task: Task): Promise<Run>; hasEnded(): boolean; end(): Promise<void> };

function startMachine(): Machine {
  const mark = randomUUID();
  const child = spawn('java', [...MACHINE, RUNNER, mark], { env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'ignore'] });
  const closed = once(child, 'close');
  child.stdin.on('error', () => {}); // the 'close' event reports it

  const run = (source: string, { input = '', seconds = PROGRAM_SECONDS, maxOutput = MAX_OUTPUT }: Task) =>
    new Promise<Run>((done) => {
      let printed = '';
      let fault: string | null = null;
      let cause: Cause = null;
      const kill = (reason: string, because: Cause) => {
        [fault, cause] = [reason, because];
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => kill(tooSlow(seconds), 'time'), seconds * 1000);
      const finish = (output: string, reason: string | null) => {
        clearTimeout(timer);
        child.stdout.off('data', take);
        child.off('close', leave);
        done({ output, fault: reason, cause: cause ?? causeIn(reason) });
      };
      const take = (text: string) => {
        printed += text;
        const end = printed.endsWith('\n') ? printed.lastIndexOf(`\n${mark} `) : -1;
        if (end >= 0) {
          const encoded = printed.slice(end + mark.length + 2);
          finish(printed.slice(0, end), shorten(Buffer.from(encoded, 'base64').toString().trim()) || null);
        } else if (printed.length > maxOutput) kill(`printed more than ${maxOutput >> 20} MiB`, 'output');
      };
      const leave = (code: number | null) => finish(printed, fault ?? (code === 0 ? null : `ended with code ${code}`));
      child.stdout.setEncoding('utf8').on('data', take);
      child.on('close', leave);
      for (const text of [source, input]) {
        const length = Buffer.alloc(4);
        length.writeInt32BE(Buffer.byteLength(text));
        child.stdin.write(Buffer.concat([length, Buffer.from(text)]));
      }
    });

  return {
    run,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async end() {
      child.stdin.end();
      await closed;
    },
  };
}
