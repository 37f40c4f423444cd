import { type Language, LANGUAGES } from '#judge/languages/languages.ts';
import type { InPage, ScriptName, ToolName } from '#judge/languages/language-facts.ts';
import type {
  CaseResult,
  Failure,
  FromJudge,
  ModuleTask,
  RunTask,
  Scripts,
  ToJudge,
  ToolFiles,
} from '#judge/worker/messages.ts';
import { librariesOf } from '#judge/languages/javascript/libraries.ts';
import { fetchScripts, fetchTool, type Progress } from './tools.ts';

export type Phase = 'loading' | 'starting' | 'compiling' | 'running' | 'unhurried';
export type RunEvents = {
  /** Ends the run immediately. */
  signal?: AbortSignal;
  onPhase?(phase: Phase): void;
  onProgress?(progress: Progress): void;
  /** @returns false to end the run here */
  onCase?(result: CaseResult): boolean;
};
export type RunEnd = { failure: (Failure & { printed: string }) | null; isStopped: boolean };

/** Thrown if a module of the problem fails; the message is its error. */
export class ModuleError extends Error {}

/** The part of a sandbox that judging uses. */
export type ProgramRunner = Pick<Sandbox, 'run' | 'ask'>;

type Waiting = { take(message: FromJudge): void };

/**
 * The frame in which programs run, with its own origin and without network, and its main worker. The frame is created
 * when first needed, and again after `close`.
 */
export class Sandbox {
  #frame: HTMLIFrameElement | null = null;
  #port: Promise<MessagePort> | null = null;
  readonly #tools = new Map<ToolName | ScriptName, Promise<void>>();
  readonly #waiting = new Map<number, Waiting>();
  #serial = 0;
  #stopRun: (() => void) | null = null;

  /** Loads and starts the tool of a language in advance, so that its first program starts at once. */
  async prepare(language: Language): Promise<void> {
    await this.#load(language);
    await this.#request((id) => ({ type: 'warm', id, language }));
  }

  /** Runs a program, after ending any run in progress. @throws Error if a tool cannot be loaded */
  run(task: RunTask, { signal, ...events }: RunEvents = {}): Promise<RunEnd> {
    this.#stopRun?.();
    const id = ++this.#serial;
    const ended = Promise.withResolvers<RunEnd>();
    let isOver = false;
    const end = (result: RunEnd) => {
      isOver = true;
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', stop);
      if (this.#stopRun === stop) this.#stopRun = null;
      ended.resolve(result);
    };
    const stop = () => {
      end({ failure: null, isStopped: true });
      this.#sendStop();
    };
    const begin = async () => {
      await this.#load(task.language, events.onProgress, signal);
      await Promise.all(librariesOf(task.language, task.source).map((name) => this.#loadScript(name)));
      const port = await this.#judge();
      if (isOver) return;
      this.#waiting.set(id, {
        take: (message) => {
          if (message.type === 'phase') events.onPhase?.(message.phase);
          if (message.type === 'case' && events.onCase?.(message.result) === false) stop();
          if (message.type === 'ended') end({ failure: message.failure, isStopped: false });
        },
      });
      port.postMessage({ type: 'run', id, task } satisfies ToJudge);
    };
    this.#stopRun = stop;
    signal?.addEventListener('abort', stop);
    events.onPhase?.('loading');
    if (signal?.aborted) stop();
    else begin().catch(ended.reject);
    return ended.promise;
  }

  /** Runs one of the problem's own modules. @throws ModuleError if the module fails, or the reason of the signal */
  async ask(task: ModuleTask, signal?: AbortSignal): Promise<unknown> {
    return this.#request((id) => ({ type: 'module', id, task }), signal);
  }

  async #request(message: (id: number) => ToJudge, signal?: AbortSignal): Promise<unknown> {
    const port = await this.#judge();
    signal?.throwIfAborted();
    const id = ++this.#serial;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const stop = () => {
      reject(signal?.reason as Error); // of an AbortController
      this.#sendStop();
    };
    signal?.addEventListener('abort', stop);
    this.#waiting.set(id, {
      take: (message) => {
        if (message.type !== 'answered') return;
        if (message.fault === null) resolve(message.value);
        else reject(new ModuleError(message.fault));
      },
    });
    port.postMessage(message(id));
    return promise.finally(() => {
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', stop);
    });
  }

  #sendStop(): void {
    void this.#port?.then((port) => port.postMessage({ type: 'stop' } satisfies ToJudge));
  }

  /** Ends everything that runs in the frame, by removing it. */
  close(): void {
    this.#stopRun?.();
    this.#frame?.remove();
    this.#frame = null;
    this.#port = null;
    this.#tools.clear();
    this.#waiting.clear();
  }

  #loadScript(name: ScriptName): Promise<void> {
    return this.#loadOnce(name, null, async () => ({ files: {}, scripts: await fetchScripts([name]) }));
  }

  #load(language: Language, onProgress?: (progress: Progress) => void, signal?: AbortSignal): Promise<void> {
    const { tool = null, compiler = null }: Partial<InPage> = LANGUAGES[language].inPage ?? {};
    const key = tool ?? compiler;
    if (!key) return Promise.resolve();
    if (!tool) return this.#loadScript(key); // of the compiler
    return this.#loadOnce(tool, tool, () => fetchTool(tool, { onProgress, signal }));
  }

  #loadOnce(
    key: ToolName | ScriptName,
    tool: ToolName | null,
    fetched: () => Promise<{ files: ToolFiles; scripts: Scripts }>,
  ): Promise<void> {
    const loading =
      this.#tools.get(key) ??
      Promise.all([fetched(), this.#judge()]).then(([{ files, scripts }, port]) =>
        port.postMessage({ type: 'tool', tool, files, scripts } satisfies ToJudge, Object.values(files)),
      );
    this.#tools.set(key, loading);
    // A failed load is forgotten, so that the next call retries it.
    loading.catch(() => this.#tools.delete(key));
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
      const timer = setTimeout(() => reject(new Error('The sandbox for programs did not open.')), OPEN_MS);
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
    // The frame has an opaque origin, which cannot be named as the target; the message contains no secret.
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
