import type { ToolName } from '#shared/judge/tools.ts';
import type { Failure, FromJudge, RunTask, ScriptName, Scripts, ToolFiles } from './messages.ts';
import { Runner } from './runner.ts';

/** The workers that there are, what they run with, and the way to the page. */
export class Workshop {
  readonly send: (message: FromJudge) => void;
  #scripts: Scripts;
  readonly #tools = new Map<ToolName, ToolFiles>();
  /** Those that hold a loaded tool, and go on from one program to the next while all is well. */
  readonly #loaded = new Map<ScriptName, Runner>();

  constructor(scripts: Scripts, send: (message: FromJudge) => void) {
    this.#scripts = scripts;
    this.send = send;
  }

  take(tool: ToolName, files: ToolFiles, scripts: Scripts): void {
    this.#scripts = { ...this.#scripts, ...scripts };
    this.#tools.set(tool, files);
  }

  fresh(name: ScriptName): Runner {
    return new Runner(this.#scripts[name] ?? '');
  }

  /** Ends the worker with a tool, and loads another. */
  renew(name: ScriptName, tool: ToolName): void {
    this.#loaded.get(name)?.end();
    this.loaded(name, tool);
  }

  /** The worker with a tool, loaded if it is not there. */
  loaded(name: ScriptName, tool: ToolName): Runner {
    const known = this.#loaded.get(name);
    if (known && !known.hasEnded) return known;
    const files = this.#tools.get(tool) ?? {};
    const runner = new Runner(this.#scripts[name] ?? '', (tell) => tell({ type: 'tool', files }));
    this.#loaded.set(name, runner);
    return runner;
  }
}

/** A run that goes on. */
export type CurrentRun = {
  id: number;
  task: RunTask;
  isOver(): boolean;
  /** It is ended with the run where that is stopped, until it is released. */
  use(runner: Runner): Runner;
  release(runner: Runner): void;
  finish(failure: (Failure & { printed: string }) | null): void;
};
