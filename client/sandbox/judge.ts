import { filesOf } from '#shared/judge/programs.ts';
import { driverInput, DriverOutput } from '#shared/judge/protocol.ts';
import { parseSignature } from '#shared/judge/signature.ts';
import type { Value } from '#shared/judge/values.ts';
import { EXCEPTION_STUBS } from './exception-stubs.ts';
import type {
  Failure,
  FromJudge,
  FromRunner,
  JudgeInput,
  RunTask,
  ScriptName,
  Scripts,
  ToJudge,
  ToolFiles,
  ToolName,
  ToRunner,
} from './messages.ts';
import { Runner } from './runner.ts';

/*
 * The worker that leads: it alone speaks with the page. It starts the workers that compile and run, hears what they
 * print, and ends them at their limits, so that no program can keep the page busy.
 */

let send: (message: FromJudge) => void = () => {};
let scripts: Scripts | null = null;
const tools = new Map<ToolName, ToolFiles>();
/** Workers that hold a loaded tool, and go on from one program to the next while all is well. */
const loaded = new Map<ScriptName, Runner>();

self.onmessage = ({ data, ports: [port] }: MessageEvent<ToJudge>) => {
  if (data.type !== 'start' || !port) return;
  scripts = data.scripts;
  send = (message) => port.postMessage(message);
  port.onmessage = ({ data: message }: MessageEvent<ToJudge>) => void handle(message);
  send({ type: 'ready' });
};

let running: { id: number; end(): void } | null = null;

async function handle(message: ToJudge): Promise<void> {
  if (message.type === 'tool') {
    scripts = { ...scripts, ...message.scripts };
    tools.set(message.tool, message.files);
  } else if (message.type === 'stop') running?.end();
  else if (message.type === 'warm') await warm(message.language);
  else if (message.type === 'run') await start(message.id, message.task);
  else if (message.type === 'generate' || message.type === 'check') await runModule(message);
}

const start_ = (name: ScriptName) => new Runner(scripts?.[name] ?? '');

/** The worker with a tool, loaded if it is not there. */
function runnerWith(name: ScriptName, tool: ToolName): Runner {
  const known = loaded.get(name);
  if (known && !known.hasEnded) return known;
  const files = tools.get(tool) ?? {};
  const runner = new Runner(scripts?.[name] ?? '', (tell) => tell({ type: 'tool', files }));
  loaded.set(name, runner);
  return runner;
}

async function warm(language: RunTask['language'] | 'java'): Promise<void> {
  if (language === 'python') await runnerWith('python', 'python').ready;
  else if (language === 'sql') await runnerWith('sql', 'sql').ready;
  else if (language === 'cpp' || language === 'c') {
    const compiler = runnerWith('clang', 'clang');
    await compiler.ready;
    // The first program pays for the prelude: it is a small one of ours, while the learner still types.
    await compileWith(compiler, language, filesOf(language, null, 'int main() {}'));
  }
}

async function start(id: number, task: RunTask): Promise<void> {
  running?.end();
  let hasEnded = false;
  const workers = new Set<Runner>();
  const finish = (failure: (Failure & { printed: string }) | null) => {
    if (hasEnded) return;
    hasEnded = true;
    if (running?.id === id) running = null;
    send({ type: 'ended', id, failure });
    renewPython(task);
  };
  const run: RunOf = {
    id,
    task,
    isOver: () => hasEnded,
    use: (runner) => (workers.add(runner), runner),
    finish,
  };
  running = {
    id,
    end() {
      hasEnded = true;
      for (const worker of workers) worker.end();
      running = null;
      send({ type: 'ended', id, failure: null });
      renewPython(task);
    },
  };
  try {
    await (task.language === 'sql' ? runSql(run) : runProgram(run));
  } catch (error) {
    finish({ verdict: 'Runtime Error', message: (error as Error).message, printed: '' }); // of a tool that did not load
  }
}

/** A program may leave its interpreter changed, or broken. The next one finds another, and is not to wait for it. */
function renewPython({ language }: RunTask): void {
  if (language !== 'python') return;
  loaded.get('python')?.end();
  runnerWith('python', 'python');
}

type RunOf = {
  id: number;
  task: RunTask;
  isOver(): boolean;
  /** It is ended with the run where that is stopped. */
  use(runner: Runner): Runner;
  finish(failure: (Failure & { printed: string }) | null): void;
};

async function runProgram(run: RunOf): Promise<void> {
  const { id, task } = run;
  const { language, source, inputs, repeat } = task;
  if (language === 'sql') return;
  const signature = task.signature === '' ? null : parseSignature(task.signature);
  const files = filesOf(language, signature, source);
  let program: ArrayBuffer | null = null;
  if (language === 'cpp' || language === 'c') {
    send({ type: 'phase', id, phase: 'starting' });
    const compiler = run.use(runnerWith('clang', 'clang'));
    await compiler.ready;
    send({ type: 'phase', id, phase: 'compiling' });
    const compiled = await compiledOnce(compiler, language, files);
    if (run.isOver()) return;
    if (!compiled.program) return run.finish({ verdict: 'Compilation Error', message: compiled.message, printed: '' });
    program = compiled.program;
  }
  const execute = (input: string, onCase: OnCase) =>
    executeOnce(run, { files: files.files, program, input, isDriver: signature !== null, onCase });
  if (signature) {
    const mark = `mark-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`; // randomUUID wants a secure origin
    const given = inputs.flatMap((input) => ('rows' in input ? [] : [input]));
    const output = new DriverOutput(mark);
    let index = 0;
    const ended = await execute(driverInput(mark, given, repeat), (text) => {
      let count = 0;
      for (const { answer, nanoseconds, printed } of output.take(text)) {
        send({
          type: 'case',
          id,
          result: { index: index++, answer, printed, milliseconds: nanoseconds / 1e6 / repeat },
        });
        count++;
      }
      return count;
    });
    const missing = index < given.length && ended === null;
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
    send({ type: 'case', id, result: { index, answer: text, printed: '', milliseconds: performance.now() - begin } });
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

/** Runs a program once, within the limits. @returns what it failed by, null if it ended by itself */
async function executeOnce(
  run: RunOf,
  { files, program, input, isDriver, onCase }: Execution,
): Promise<Failure | null> {
  const { language, limit } = run.task;
  send({ type: 'phase', id: run.id, phase: 'starting' });
  const runner = run.use(
    language === 'python' ? runnerWith('python', 'python') : start_(language === 'javascript' ? 'javascript' : 'wasm'),
  );
  await runner.ready;
  if (run.isOver()) return null;
  const message: ToRunner = program
    ? { type: 'execute', program, input }
    : { type: 'run', files: { ...files, driver: isDriver ? 'yes' : 'no' }, input };
  const failure = await limited(runner, message, limit * run.task.repeat, onCase, () =>
    send({ type: 'phase', id: run.id, phase: 'running' }),
  );
  if (failure?.isKilled || language !== 'python') runner.end();
  return failure?.verdict ? { verdict: failure.verdict, message: failure.message } : null;
}

/** What engines still translate, and what a driver reads, before its first case: seconds on a slow or busy device. */
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
        const verdict = said.isOutOfMemory ? 'Memory Limit Exceeded' : 'Runtime Error';
        end(said.code === 0 ? null : verdict, said.message, false);
      }
    });
    runner.send(message);
  });

type Files = ReturnType<typeof filesOf>;
type Compiled = { program: ArrayBuffer | null; message: string };

/** What is run is often submitted next: the last program is not compiled again. */
let last: { source: string; compiled: Compiled } | null = null;

async function compiledOnce(compiler: Runner, language: 'c' | 'cpp', files: Files): Promise<Compiled> {
  const source = `${language}\n${files.files[files.main]}`;
  if (last?.source === source) return last.compiled;
  const compiled = await compileWith(compiler, language, files);
  last = { source, compiled };
  return compiled;
}

const compileWith = (compiler: Runner, language: 'c' | 'cpp', { files, main, prelude = '' }: Files) =>
  new Promise<Compiled>((resolve) => {
    compiler.listen((said) => {
      if (said.type === 'compiled') resolve(said);
      if (said.type === 'end') resolve({ program: null, message: said.message });
    });
    const stubs = language === 'cpp' ? EXCEPTION_STUBS : '';
    compiler.send({ type: 'compile', language, prelude, source: `${files[main]}\n${stubs}` });
  });

async function runSql(run: RunOf): Promise<void> {
  const { id, task } = run;
  for (const [index, input] of task.inputs.entries()) {
    send({ type: 'phase', id, phase: 'starting' });
    const runner = run.use(runnerWith('sql', 'sql'));
    await runner.ready;
    if (run.isOver()) return;
    const answered = await query(run, runner, input);
    if (run.isOver()) return;
    if ('verdict' in answered) return run.finish({ ...answered, printed: '' });
    send({
      type: 'case',
      id,
      result: { index, answer: answered.answer, printed: '', milliseconds: answered.milliseconds },
    });
  }
  run.finish(null);
}

const query = (run: RunOf, runner: Runner, input: JudgeInput) =>
  new Promise<Failure | { answer: Value; milliseconds: number }>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    runner.listen((said) => {
      if (said.type === 'began') {
        send({ type: 'phase', id: run.id, phase: 'running' });
        timer = setTimeout(() => {
          runner.end();
          resolve({ verdict: 'Time Limit Exceeded', message: '' });
        }, run.task.limit);
        return;
      }
      clearTimeout(timer);
      if (said.type === 'answer') {
        const { milliseconds, ...table } = said.value as { milliseconds: number; columns: string[]; rows: Value[] }; // of sql.ts
        resolve({ answer: [table.columns, table.rows], milliseconds });
      }
      if (said.type === 'end') resolve({ verdict: 'Runtime Error', message: said.message });
    });
    runner.send({
      type: 'query',
      schema: run.task.schema,
      rows: 'rows' in input ? input.rows : '',
      source: run.task.source,
    });
  });

const MODULE_LIMIT = 5000;

/** A generator or a checker of the problem, within a limit of time of its own. */
function runModule(message: Extract<ToJudge, { type: 'generate' | 'check' }>): Promise<void> {
  const runner = start_('javascript');
  return new Promise((resolve) => {
    const finish = (value: unknown, fault: string | null) => {
      clearTimeout(timer);
      runner.end();
      send({ type: 'made', id: message.id, value, fault });
      resolve();
    };
    const timer = setTimeout(() => finish(null, `did not end within ${MODULE_LIMIT / 1000} s`), MODULE_LIMIT);
    runner.ready.then(
      () => {
        runner.listen((said) => {
          if (said.type === 'answer') finish(said.value, null);
          if (said.type === 'end') finish(null, said.message);
        });
        runner.send(
          message.type === 'generate'
            ? { type: 'module', module: message.module, name: 'generate', size: message.size, seed: message.seed }
            : { type: 'module', module: message.module, name: 'check', answers: message.answers },
        );
      },
      (error: unknown) => finish(null, String(error)),
    );
  });
}
