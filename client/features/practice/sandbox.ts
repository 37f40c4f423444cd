import type { Language } from '#shared/judge/languages.ts';
import {
  type CaseResult,
  type Failure,
  type FromJudge,
  type RunTask,
  type ToJudge,
  type ToolName,
  toolOf,
} from '#client/sandbox/messages.ts';
import { fetchScripts, fetchTool, type Progress } from './tools.ts';

export type Phase = 'loading' | 'starting' | 'compiling' | 'running';
export type RunEvents = {
  onPhase?(phase: Phase): void;
  onProgress?(progress: Progress): void;
  /** @returns false to end the run here */
  onCase?(result: CaseResult): boolean;
};
export type RunEnd = { failure: (Failure & { printed: string }) | null; isStopped: boolean };

type Waiting = { take(message: FromJudge): void };

/**
 * The frame where programs run, of an origin of its own and without a network, and the worker in it that leads. One for
 * a page; it is made when it is first needed, and made anew when it was closed.
 */
export class Sandbox {
  #frame: HTMLIFrameElement | null = null;
  #port: Promise<MessagePort> | null = null;
  readonly #tools = new Map<ToolName, Promise<void>>();
  readonly #waiting = new Map<number, Waiting>();
  #serial = 0;
  #stop: (() => void) | null = null;

  /** Loads what a language needs, so that its first program does not wait for it. */
  async prepare(language: Language, onProgress: (progress: Progress) => void = () => {}): Promise<void> {
    await this.#load(language, onProgress);
    (await this.#judge()).postMessage({ type: 'warm', language } satisfies ToJudge);
  }

  /** Runs a program; a run that goes on is ended. @throws Error when a tool cannot be loaded */
  async run(task: RunTask, events: RunEvents = {}): Promise<RunEnd> {
    this.stop();
    const id = ++this.#serial;
    let isStopped = false;
    const ended = Promise.withResolvers<RunEnd>();
    const stop = () => {
      isStopped = true;
      if (this.#stop === stop) this.#stop = null;
      this.#waiting.delete(id);
      ended.resolve({ failure: null, isStopped });
      void this.#port?.then((port) => port.postMessage({ type: 'stop' } satisfies ToJudge));
    };
    this.#stop = stop;
    events.onPhase?.('loading');
    await this.#load(task.language, events.onProgress);
    const port = await this.#judge();
    if (!isStopped) {
      this.#waiting.set(id, {
        take: (message) => {
          if (message.type === 'phase') events.onPhase?.(message.phase);
          if (message.type === 'case' && events.onCase?.(message.result) === false) stop();
          if (message.type === 'ended') {
            this.#waiting.delete(id);
            if (this.#stop === stop) this.#stop = null;
            ended.resolve({ failure: message.failure, isStopped });
          }
        },
      });
      port.postMessage({ type: 'run', id, task } satisfies ToJudge);
    }
    return ended.promise;
  }

  /** Ends the program that runs, at once. */
  stop(): void {
    this.#stop?.();
  }

  /** What a problem's generator makes, or what its checker says to each answer. @throws Error of the module */
  async ask(
    question:
      | { type: 'generate'; module: string; size: number; seed: number }
      | { type: 'check'; module: string; answers: Record<string, unknown>[] },
  ): Promise<unknown> {
    const port = await this.#judge();
    const id = ++this.#serial;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        take: (message) => {
          if (message.type !== 'made') return;
          this.#waiting.delete(id);
          if (message.fault === null) resolve(message.value);
          else reject(new Error(message.fault));
        },
      });
      port.postMessage({ ...question, id } satisfies ToJudge);
    });
  }

  /** Ends everything in it, whatever it does. */
  close(): void {
    this.stop();
    this.#frame?.remove();
    this.#frame = null;
    this.#port = null;
    this.#tools.clear();
    this.#waiting.clear();
  }

  #load(language: Language, onProgress: (progress: Progress) => void = () => {}): Promise<void> {
    const tool = toolOf(language);
    if (!tool) return Promise.resolve();
    const loading =
      this.#tools.get(tool) ??
      Promise.all([fetchTool(tool, onProgress), this.#judge()]).then(([{ files, scripts }, port]) =>
        port.postMessage({ type: 'tool', tool, files, scripts } satisfies ToJudge, Object.values(files)),
      );
    this.#tools.set(tool, loading);
    // What failed is tried again.
    loading.catch(() => this.#tools.delete(tool));
    return loading;
  }

  #judge(): Promise<MessagePort> {
    this.#port ??= this.#open().catch((error: unknown) => {
      this.close();
      throw error;
    });
    return this.#port;
  }

  async #open(): Promise<MessagePort> {
    const scripts = await fetchScripts(['judge', 'javascript']);
    const frame = document.createElement('iframe');
    frame.src = '/sandbox/frame.html';
    frame.hidden = true;
    frame.title = 'Where programs run';
    const isReady = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The place where programs run did not open.')), OPEN_MS);
      const listen = ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow || data !== 'ready') return;
        clearTimeout(timer);
        removeEventListener('message', listen);
        resolve();
      };
      addEventListener('message', listen);
    });
    document.body.append(frame);
    this.#frame = frame;
    await isReady;
    const { port1, port2 } = new MessageChannel();
    // It has no origin that could be named; what is sent is no secret.
    frame.contentWindow?.postMessage({ type: 'start', scripts } satisfies ToJudge, '*', [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<FromJudge>) => {
        if (data.type === 'ready') resolve(port1);
        else this.#waiting.get(data.id)?.take(data);
      };
    });
  }
}

const OPEN_MS = 15_000;
