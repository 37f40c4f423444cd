import { filesOf } from '#shared/judge/programs.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import { parseSignature } from '#shared/judge/signature.ts';
import { compiledOnce } from './compiling.ts';
import type { Failure, FromRunner, ToRunner } from './messages.ts';
import type { Runner } from './runner.ts';
import type { CurrentRun, Workshop } from './workshop.ts';

export async function runProgram(shop: Workshop, run: CurrentRun): Promise<void> {
  const { id, task } = run;
  const { language, source, inputs, measured } = task;
  if (language === 'sql') return;
  const signature = task.signature === '' ? null : parseSignature(task.signature);
  const files = filesOf(language, signature, source);
  let program: ArrayBuffer | null = null;
  if (language === 'cpp' || language === 'c') {
    shop.send({ type: 'phase', id, phase: 'starting' });
    const compiler = run.use(shop.loaded('clang', 'clang'));
    await compiler.ready;
    shop.send({ type: 'phase', id, phase: 'compiling' });
    const compiled = await compiledOnce(compiler, language, files);
    run.release(compiler);
    if (run.isOver()) return;
    if (!compiled.program) return run.finish({ verdict: 'Compilation Error', message: compiled.message, printed: '' });
    program = compiled.program;
  }
  const execute = (input: string, onCase: OnCase) =>
    executeOnce(shop, run, { files: files.files, program, input, isDriver: signature !== null, onCase });
  if (signature) {
    const mark = `mark-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`; // randomUUID needs a secure origin
    const given = inputs.flatMap((input) => ('rows' in input ? [] : [input]));
    const cases = measured ? Array.from({ length: measured.batches }, () => given) : given.map((input) => [input]);
    const repeat = measured?.repeat ?? 1;
    const output = new DriverOutput(mark);
    let index = 0;
    const ended = await execute(driverInput(mark, cases, repeat), (text) => {
      let count = 0;
      for (const { answer, nanoseconds, printed } of output.take(text)) {
        shop.send({
          type: 'case',
          id,
          result: { index: index++, answer, printed, milliseconds: nanoseconds / 1e6 / repeat },
        });
        count++;
      }
      return count;
    });
    const missing = index < cases.length && ended === null;
    run.finish(ended ? { ...ended, printed: output.rest } : missing ? { ...EARLY, printed: output.rest } : null);
    return;
  }
  for (const [index, input] of inputs.entries()) {
    const printed: string[] = [];
    const begin = performance.now();
    const ended = await execute('input' in input ? input.input : '', (text) => (printed.push(text), 0));
    if (run.isOver()) return;
    const text = printed.join('');
    if (ended) return run.finish({ ...ended, printed: text });
    shop.send({
      type: 'case',
      id,
      result: { index, answer: text, printed: '', milliseconds: performance.now() - begin },
    });
  }
  run.finish(null);
}

const EARLY: Failure = { verdict: 'Runtime Error', message: 'The program ended before it had answered.' };

/** Takes a piece of output. @returns how many cases it completed */
type OnCase = (text: string) => number;

type Execution = {
  files: Record<string, string>;
  program: ArrayBuffer | null;
  input: string;
  isDriver: boolean;
  onCase: OnCase;
};

/** Runs a program once, within the limits. @returns why it failed; null if it ended normally or the run is over */
async function executeOnce(
  shop: Workshop,
  run: CurrentRun,
  { files, program, input, isDriver, onCase }: Execution,
): Promise<Failure | null> {
  const { language, limit } = run.task;
  shop.send({ type: 'phase', id: run.id, phase: 'starting' });
  const runner = run.use(
    language === 'python'
      ? shop.loaded('python', 'python')
      : shop.fresh(language === 'javascript' ? 'javascript' : 'wasm'),
  );
  await runner.ready;
  if (run.isOver()) return null;
  const message: ToRunner = program
    ? { type: 'execute', program, input, isDriver }
    : { type: 'run', files, input, isDriver };
  const failure = await limited(runner, message, limit * (run.task.measured?.repeat ?? 1), onCase, () =>
    shop.send({ type: 'phase', id: run.id, phase: 'running' }),
  );
  if (failure?.isKilled || language !== 'python') runner.end();
  return failure?.verdict ? { verdict: failure.verdict, message: failure.message } : null;
}

const verdictOf = ({ isUnreadable, isOutOfMemory }: Extract<FromRunner, { type: 'end' }>): Failure['verdict'] => {
  if (isUnreadable) return 'Compilation Error';
  return isOutOfMemory ? 'Memory Limit Exceeded' : 'Runtime Error';
};

/** Extra milliseconds before the first case: compiling and reading input take seconds on a slow or busy device. */
const STARTING = 2000;

type Limited = { verdict: Failure['verdict'] | null; message: string; isKilled: boolean };

const limited = (runner: Runner, message: ToRunner, limit: number, onCase: OnCase, onBegin: () => void) =>
  new Promise<Limited | null>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (verdict: Limited['verdict'], text: string, isKilled: boolean) => {
      clearTimeout(timer);
      resolve({ verdict, message: text, isKilled });
    };
    const restart = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end('Time Limit Exceeded', '', true), milliseconds);
    };
    runner.listen((said: FromRunner) => {
      if (said.type === 'began') {
        restart(STARTING + limit);
        onBegin();
      } else if (said.type === 'out') {
        if (onCase(said.text) > 0) restart(limit);
      } else if (said.type === 'overflow') {
        end('Output Limit Exceeded', '', true);
      } else if (said.type === 'end') {
        end(said.code === 0 ? null : verdictOf(said), said.message, false);
      }
    });
    runner.send(message);
  });
