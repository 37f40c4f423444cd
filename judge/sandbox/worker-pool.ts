import type { ScriptName, ToolName } from '../languages/language-facts.ts';
import type { Failure, FromJudge, RunTask, Scripts, ToolFiles } from '../worker/messages.ts';
import { WorkerRunner } from './runner.ts';

/** Creates and stores the workers, with their scripts and tools and the channel to the page. */
export class WorkerPool {
  readonly send: (message: FromJudge) => void;
  #scripts: Scripts;
  readonly #tools = new Map<ToolName, ToolFiles>();
  /** Held for the next workers: see `reusable` of FromRunner. */
  readonly #modules = new Map<ScriptName, WebAssembly.Module[]>();
  /** Workers with a loaded tool, reused for the next programs until they are ended. */
  readonly #loaded = new Map<ScriptName, WorkerRunner>();

  constructor(scripts: Scripts, send: (message: FromJudge) => void) {
    this.#scripts = scripts;
    this.send = send;
  }

  take(tool: ToolName | null, files: ToolFiles, scripts: Scripts): void {
    this.#scripts = { ...this.#scripts, ...scripts };
    if (tool) this.#tools.set(tool, files);
  }

  /** @param libraries scripts that run before that of the worker */
  fresh(name: ScriptName, libraries: readonly ScriptName[] = []): WorkerRunner {
    return new WorkerRunner([...libraries, name].map((one) => this.#scripts[one] ?? '').join('\n'));
  }

  /** Ends the worker of a tool, and loads a new one. */
  renew(name: ScriptName, tool: ToolName | null): void {
    this.#loaded.get(name)?.end();
    this.loaded(name, tool);
  }

  /** The reused worker with its tool; loads one if there is none or it has ended. */
  loaded(name: ScriptName, tool: ToolName | null): WorkerRunner {
    const known = this.#loaded.get(name);
    if (known && !known.hasEnded) return known;
    const files = (tool && this.#tools.get(tool)) ?? {};
    const runner = new WorkerRunner(this.#scripts[name] ?? '', (send) => send({ type: 'tool', files }));
    this.#loaded.set(name, runner);
    void runner.ready.then(() => this.#reuse(name, tool, runner)).catch(() => {});
    return runner;
  }

  /** Called before the first program runs in the worker, which could send something else. */
  #reuse(name: ScriptName, tool: ToolName | null, { reusable: { modules, files } }: WorkerRunner): void {
    this.#modules.set(name, modules);
    if (tool) this.#tools.set(tool, { ...this.#tools.get(tool), ...files });
  }
}

/** The run in progress. */
export type CurrentRun = {
  id: number;
  task: RunTask;
  isOver(): boolean;
  /** Registers a worker to be ended if the run is stopped, until it is released. */
  use(runner: WorkerRunner): WorkerRunner;
  release(runner: WorkerRunner): void;
  finish(failure: (Failure & { printed: string }) | null): void;
};
