import type { FromRunner, ToolFiles, ToRunner } from '../worker/messages.ts';

/** A worker that runs programs, until it is ended. */
export class WorkerRunner {
  readonly #worker: Worker;
  #listener: ((message: FromRunner) => void) | null = null;
  readonly ready: Promise<void>;
  hasEnded = false;
  /** What its tool has for the next worker. */
  reusable: { modules: WebAssembly.Module[]; files: ToolFiles } = { modules: [], files: {} };

  constructor(script: string, onLoad?: (send: (message: ToRunner) => void) => void) {
    const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    this.#worker = new Worker(address);
    this.ready = new Promise((resolve, reject) => {
      this.#listener = (message) => {
        if (message.type === 'ready') resolve();
        if (message.type === 'end') reject(new Error(message.message));
      };
      this.#worker.onerror = (event) => {
        reject(new Error(event.message));
        this.#listener?.({ type: 'end', code: 1, message: event.message || 'the program ended its worker' });
      };
    });
    this.ready.catch(() => {}); // callers that await it still get the error
    this.#worker.onmessage = ({ data }: MessageEvent<FromRunner>) => {
      if (data.type === 'reusable') this.reusable = data;
      else this.#listener?.(data);
    };
    onLoad?.((message) => this.send(message));
  }

  send(message: ToRunner, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  listen(listener: (message: FromRunner) => void): void {
    this.#listener = listener;
  }

  end(): void {
    this.hasEnded = true;
    this.#listener = null;
    this.#worker.terminate();
  }
}
