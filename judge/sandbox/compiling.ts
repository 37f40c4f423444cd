import type { Files } from '../languages/program-files.ts';
import type { WorkerRunner } from './runner.ts';

type Compiled = { program: ArrayBuffer | null; message: string };

/** The time limit of a compilation in milliseconds, enough on slow devices too. */
const COMPILE_LIMIT = 60_000;

/** The last compiled programs, as a program is often run and then submitted, and a measured one runs many times. */
const cached = new Map<string, Compiled>();
const MAX_CACHED = 8;

export async function compiledOnce(compiler: WorkerRunner, language: 'c' | 'cpp', files: Files): Promise<Compiled> {
  const source = `${language}\n${files.files[files.main]}`;
  const known = cached.get(source);
  if (known) return known;
  const compiled = await compileInTurn(compiler, language, files);
  if (compiler.hasEnded) return compiled;
  if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value ?? '');
  cached.set(source, compiled);
  return compiled;
}

/**
 * The last compilation queued at each compiler, which compiles one program at a time. An ended compiler gets no more.
 */
const turns = new WeakMap<WorkerRunner, Promise<unknown>>();

export function compileInTurn(compiler: WorkerRunner, language: 'c' | 'cpp', files: Files): Promise<Compiled> {
  const before = turns.get(compiler) ?? Promise.resolve();
  const turn = before.then(() => compile(compiler, language, files));
  turns.set(compiler, turn);
  return turn;
}

function compile(
  compiler: WorkerRunner,
  language: 'c' | 'cpp',
  { files, main, prelude = '' }: Files,
): Promise<Compiled> {
  const { promise, resolve } = Promise.withResolvers<Compiled>();
  const finish = (compiled: Compiled) => {
    clearTimeout(timer);
    resolve(compiled);
  };
  const timer = setTimeout(() => {
    compiler.end();
    finish({ program: null, message: `The compiler did not come to an end within ${COMPILE_LIMIT / 1000} s.` });
  }, COMPILE_LIMIT);
  compiler.listen((reply) => {
    if (reply.type === 'compiled') finish(reply);
    if (reply.type === 'end') finish({ program: null, message: reply.message });
  });
  compiler.send({ type: 'compile', language, prelude, source: files[main] ?? '' });
  return promise;
}

/** @returns JavaScript, or the error */
export function translate(
  translator: WorkerRunner,
  source: string,
): Promise<{ source: string | null; message: string }> {
  const { promise, resolve } = Promise.withResolvers<{ source: string | null; message: string }>();
  translator.listen((reply) => {
    if (reply.type === 'translated') resolve(reply);
    if (reply.type === 'end') resolve({ source: null, message: reply.message });
  });
  translator.send({ type: 'translate', source });
  return promise;
}
