import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_OUTPUT, runProgram } from './command.ts';
import type { Runs, Task } from './toolchain.ts';

/** The exit code when an input's process ran out of CPU time: the one that a shell reports for SIGXCPU. */
const OUT_OF_TIME = 152;

/** Runs the following command once per input, each in its own process, so that the limits apply to each separately. */
export const FOR_EACH_INPUT = [
  'sh',
  '-c',
  'count=$1; shift; at=0; while [ $at -lt $count ]; do "$@" <input-$at >output-$at 2>errors || exit; printf .; at=$((at + 1)); done',
  'sh',
];

/** A Python process that compiles the program once and forks for each input. */
export const PYTHON_FOR_EACH_INPUT = `
import os, signal, sys
with open("main.py", encoding="utf-8") as file:
    code = compile(file.read(), "main.py", "exec")
for at in range(int(sys.argv[1])):
    child = os.fork()
    if child == 0:
        os.dup2(os.open(f"input-{at}", os.O_RDONLY), 0)
        os.dup2(os.open(f"output-{at}", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 1)
        os.dup2(os.open("errors", os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        break
    status = os.waitpid(child, 0)[1]
    if status != 0:
        sys.exit(${OUT_OF_TIME} if status == signal.SIGXCPU else 1)
    os.write(1, b".")
else:
    sys.exit()
sys.argv = ["main.py"]
exec(code, {"__name__": "__main__", "__builtins__": __builtins__})
`;

/**
 * Runs each input in a separate realm, for programs that read with `fs` and print with `console.log`; those that
 * use other parts of Node fail.
 */
export const NODE_FOR_EACH_INPUT = `
const fs = require('node:fs');
const vm = require('node:vm');
const { format } = require('node:util');
const script = new vm.Script('(function (require, console) {' + fs.readFileSync('main.js', 'utf8') + '\\n})');
for (let at = 0; at < Number(process.argv[2]); at++) {
  let printed = '';
  const readFileSync = (file) => {
    if (file !== 0) throw new Error('only the input is read');
    return fs.readFileSync('input-' + at, 'utf8');
  };
  const require = (name) => {
    if (name !== 'fs' && name !== 'node:fs') throw new Error('only fs is there');
    return { readFileSync };
  };
  script.runInNewContext({})(require, { log: (...values) => void (printed += format(...values) + '\\n') });
  fs.writeFileSync('output-' + at, printed);
  fs.writeSync(1, '.');
}
`;

type RunTask = Task & { memoryMiB?: number; env?: Record<string, string> };

/**
 * Returns the outputs of a program up to the first failure: an input on which it fails or prints too much ends the run,
 * and has to be run alone, unless it is known to take too long.
 */
export async function outputsOf(command: string[], folder: string, inputs: string[], task: RunTask): Promise<Runs> {
  for (const [index, input] of inputs.entries()) writeFileSync(join(folder, `input-${index}`), input);
  const { maxOutput = MAX_OUTPUT, ...limits } = task;
  // `ulimit -f` counts blocks of 512 bytes.
  const limited = ['sh', '-c', `ulimit -f ${maxOutput >> 9}; exec "$@"`, 'sh', ...command];
  const { stdout, code } = await runProgram(limited, { folder, ...limits });
  return {
    outputs: inputs.slice(0, stdout.length).map((_, index) => readFileSync(join(folder, `output-${index}`), 'utf8')),
    isOutOfTime: code === OUT_OF_TIME,
  };
}
