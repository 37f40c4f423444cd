import type { InPage } from '../languages/language-facts.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { compilerMessage } from '../languages/c/messages.ts';
import { wideLong } from '../languages/c/wide-long.ts';
import { librariesOf } from '../languages/javascript/libraries.ts';
import { filesOf } from '../program/programs.ts';
import { driverInput, DriverOutput } from '../languages/protocol.ts';
import { curlyQuoteHint } from '../program/pasted-source.ts';
import type { Signature } from '../values/signature.ts';
import { compiledOnce, translate } from './compiling.ts';
import type { Failure, FromRunner, ToRunner } from '../worker/messages.ts';
import type { WorkerRunner } from './runner.ts';
import type { CurrentRun, WorkerPool } from './worker-pool.ts';

/** A program as the worker of its language needs it: compiled, or as source files. */
type Prepared = Pick<Execution, 'files' | 'program' | 'explain'>;

const asItIs = (text: string) => text;

const MEGABYTE = 1 << 20;
const tooLarge = (bytes: number) =>
  `The variables outside of functions, with 32 MB for the stack, take ${Math.ceil(bytes / MEGABYTE)} MB; a program here has 256 MB.`;

/** Compiles or translates the program if its language needs that. @returns null if that failed and ended the run */
async function prepare(shop: WorkerPool, run: CurrentRun, signature: Signature | null): Promise<Prepared | null> {
  const { id, task } = run;
  const { language, source } = task;
  const failed = (message: string) => {
    const hint = curlyQuoteHint(source);
    if (!run.isOver()) run.finish({ verdict: 'Compilation Error', message: withHint(message, hint), printed: '' });
    return null;
  };
  if (language === 'sql') return null;
  const { compiler, tool }: InPage = LANGUAGES[language].inPage;
  if (compiler === null) return { program: null, files: filesOf(language, signature, source).files, explain: asItIs };
  shop.send({ type: 'phase', id, phase: 'starting' });
  const runner = run.use(shop.loaded(compiler, tool));
  await runner.ready;
  shop.send({ type: 'phase', id, phase: 'compiling' });
  if (language === 'c' || language === 'cpp') {
    const { source: wide, columnOf } = wideLong(source);
    const files = filesOf(language, signature, wide);
    const { program, message } = await compiledOnce(runner, language, files);
    run.release(runner);
    const explain = (text: string) => compilerMessage(text, { source, signature, columnOf });
    if (!run.isOver() && program) return { program, files: files.files, explain };
    const bytes = /maximum memory too small, (\d+) bytes needed/.exec(message)?.[1];
    if (bytes === undefined) return failed(explain(message));
    run.finish({ verdict: 'Memory Limit Exceeded', message: tooLarge(Number(bytes)), printed: '' });
    return null;
  }
  const translated = await translate(runner, source);
  run.release(runner);
  if (run.isOver() || translated.source === null) return failed(translated.message);
  return { program: null, files: filesOf(language, signature, translated.source).files, explain: asItIs };
}

export async function runProgram(shop: WorkerPool, run: CurrentRun): Promise<void> {
  const { id, task } = run;
  const { inputs, measured, signature } = task;
  const prepared = await prepare(shop, run, signature);
  if (!prepared) return;
  const execute = (input: string, onCase: OnCase) =>
    executeOnce(shop, run, { ...prepared, input, isDriver: signature !== null, onCase });
  if (signature) {
    const mark = `mark-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`; // randomUUID needs a secure origin
    const inputsGiven = inputs.flatMap((input) => ('rows' in input ? [] : [input]));
    const cases = measured
      ? Array.from({ length: measured.batches }, () => inputsGiven)
      : inputsGiven.map((input) => [input]);
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

/** Called with a piece of output. @returns how many cases it completed */
type OnCase = (text: string) => number;

type Execution = {
  files: Record<string, string>;
  program: ArrayBuffer | null;
  /** Puts a message of the program into terms of its source. */
  explain(message: string): string;
  input: string;
  isDriver: boolean;
  onCase: OnCase;
};

/** Runs a program once, within the limits. @returns why it failed; null if it ended normally or the run is over */
async function executeOnce(
  shop: WorkerPool,
  run: CurrentRun,
  { files, program, explain, input, isDriver, onCase }: Execution,
): Promise<Failure | null> {
  const { language, source, limit, traced } = run.task;
  shop.send({ type: 'phase', id: run.id, phase: 'starting' });
  const { worker, tool, isReused } = LANGUAGES[language].inPage;
  const runner = run.use(isReused ? shop.loaded(worker, tool) : shop.fresh(worker, librariesOf(language, source)));
  await runner.ready;
  if (run.isOver()) return null;
  const message: ToRunner = program
    ? { type: 'execute', program, input, isDriver, traced }
    : { type: 'run', files, input, isDriver, traced };
  const failure = await limited(runner, message, limit * (run.task.measured?.repeat ?? 1), onCase, () =>
    shop.send({ type: 'phase', id: run.id, phase: 'running' }),
  );
  if (failure?.isKilled || !isReused) runner.end();
  if (!failure?.verdict) return null;
  // A translated program has the same lines.
  const text = explain(failure.message).replaceAll('solution.js:', `solution.${LANGUAGES[language].ending}:`);
  const hint = failure.verdict === 'Compilation Error' ? curlyQuoteHint(source) : '';
  return { verdict: failure.verdict, message: withHint(text, hint) };
}

const withHint = (message: string, hint: string) => (hint === '' ? message : `${message.trimEnd()}\n${hint}\n`);

const verdictOf = ({ isUnreadable, isOutOfMemory }: Extract<FromRunner, { type: 'end' }>): Failure['verdict'] => {
  if (isUnreadable) return 'Compilation Error';
  return isOutOfMemory ? 'Memory Limit Exceeded' : 'Runtime Error';
};

/** Extra milliseconds before the first case: compiling and reading input take seconds on a slow or busy device. */
const STARTING = 2000;

type Limited = { verdict: Failure['verdict'] | null; message: string; isKilled: boolean };

const limited = (runner: WorkerRunner, message: ToRunner, limit: number, onCase: OnCase, onBegin: () => void) =>
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
    runner.listen((reply: FromRunner) => {
      if (reply.type === 'began') {
        restart(STARTING + limit);
        onBegin();
      } else if (reply.type === 'out') {
        if (onCase(reply.text) > 0) restart(limit);
      } else if (reply.type === 'overflow') {
        end('Output Limit Exceeded', '', true);
      } else if (reply.type === 'end') {
        end(reply.code === 0 ? null : verdictOf(reply), reply.message, false);
      }
    });
    runner.send(message);
  });
