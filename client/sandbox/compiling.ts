import type { filesOf } from '#shared/judge/programs.ts';
import { EXCEPTION_STUBS } from './exception-stubs.ts';
import type { Runner } from './runner.ts';

export type Files = ReturnType<typeof filesOf>;
type Compiled = { program: ArrayBuffer | null; message: string };

/** What is run is often submitted next, and what is measured runs many times: the last programs are kept. */
const kept = new Map<string, Compiled>();
const MOST_KEPT = 8;

export async function compiledOnce(compiler: Runner, language: 'c' | 'cpp', files: Files): Promise<Compiled> {
  const source = `${language}\n${files.files[files.main]}`;
  const known = kept.get(source);
  if (known) return known;
  const compiled = await compileWith(compiler, language, files);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(source, compiled);
  return compiled;
}

export const compileWith = (compiler: Runner, language: 'c' | 'cpp', { files, main, prelude = '' }: Files) =>
  new Promise<Compiled>((resolve) => {
    compiler.listen((said) => {
      if (said.type === 'compiled') resolve(said);
      if (said.type === 'end') resolve({ program: null, message: said.message });
    });
    const stubs = language === 'cpp' ? EXCEPTION_STUBS : '';
    compiler.send({ type: 'compile', language, prelude, source: `${files[main]}\n${stubs}` });
  });
