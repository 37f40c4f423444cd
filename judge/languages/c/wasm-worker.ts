import { ConsoleStdout, type Fd, File, OpenFile, WASI, WASIProcExit } from '@bjorn3/browser_wasi_shim';
import type { ToRunner } from '#judge/worker/messages.ts';
import { RECURSION_DEPTH, runCommand, runnable } from './stacks/new-stacks.ts';
import { markOf, printer, wayOut } from '#judge/worker/output.ts';

const send = wayOut();
/** In bytes, the same as `--max-memory` in clang-options.ts. */
const MAX_MEMORY = 256 << 20;

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type !== 'execute') return;
  const { program, input, isDriver, traced } = data;
  const { bytes, types } = runnable(program);
  const module = await WebAssembly.compile(bytes);
  const out = printer(send, markOf(input, isDriver), traced !== undefined);
  const decoder = new TextDecoder();
  const errorDecoder = new TextDecoder();
  const errors: string[] = [];
  const sink = (write: (bytes: Uint8Array) => void) => new ConsoleStdout(write) as Fd;
  const fds = [
    new OpenFile(new File(new TextEncoder().encode(input))),
    sink((bytes) => out.write(decoder.decode(bytes, { stream: true }))),
    sink((bytes) => {
      if (errors.length < 1000) errors.push(errorDecoder.decode(bytes, { stream: true }));
    }),
  ];
  const wasi = new WASI([], [], fds);
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport }).catch(
    (error: unknown) => String(error),
  );
  // A program may import functions that do not exist here: only those of WASI are provided.
  if (typeof instance === 'string') return send({ type: 'end', code: 1, message: `${instance}\n` });
  const { memory } = instance.exports as { memory: WebAssembly.Memory };
  send({ type: 'began' });
  wasi.inst = instance as never; // as WASI.start does; its exports are those of a WASI command
  let code = 0;
  try {
    await runCommand(instance, types);
  } catch (error) {
    if (error instanceof WASIProcExit) code = error.code;
    else {
      code = 1;
      errors.push(reasonOf(error, instance, errors.length > 0));
    }
  }
  out.flush();
  const message = errors.join('');
  const isFull = memory.buffer.byteLength > 0.9 * MAX_MEMORY || message.includes("'std::bad_alloc'");
  send({ type: 'end', code, message, isOutOfMemory: code !== 0 && isFull });
};

/** Explains how a program ended in terms of C and C++. @param isSaid whether the program has said it itself */
function reasonOf(error: unknown, { exports }: WebAssembly.Instance, isSaid: boolean): string {
  if (error instanceof WebAssembly.Exception) {
    (exports as { judge_uncaught?(): void }).judge_uncaught?.(); // of clang-runtime/exceptions.ts; it writes to stderr
    return '';
  }
  const text = String(error);
  if (text.includes('stack'))
    return `Stack overflow: too deep for a browser: about ${RECURSION_DEPTH} calls within calls.\n`;
  if (text.includes('out of bounds')) return 'Memory access out of bounds: a pointer or an index leads nowhere.\n';
  if (text.includes('unreachable')) return isSaid ? '' : 'The program was aborted.\n';
  if (text.includes('divide')) return 'Division by zero.\n';
  return `${text}\n`;
}

send({ type: 'ready' });
