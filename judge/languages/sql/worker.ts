import { PGlite } from '@electric-sql/pglite';
import { runSqlProgram } from './run-sql-program.ts';
import type { ToolFiles, ToRunner } from '#judge/worker/messages.ts';
import { wayOut } from '#judge/worker/output.ts';

const send = wayOut();

async function load(files: ToolFiles): Promise<PGlite> {
  const bytes = (name: string) => files[name] ?? new ArrayBuffer();
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    WebAssembly.compile(bytes('pglite.wasm')),
    WebAssembly.compile(bytes('initdb.wasm')),
  ]);
  send({ type: 'reusable', modules: [pgliteWasmModule, initdbWasmModule], files: {} });
  return PGlite.create({ pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([bytes('pglite.data')]) } as object);
}

let loading: Promise<PGlite> | null = null;

self.onmessage = async ({ data }: MessageEvent<ToRunner>) => {
  if (data.type === 'tool') {
    loading = load(data.files);
    try {
      await loading;
      send({ type: 'ready' });
    } catch (error) {
      send({ type: 'end', code: 1, message: String(error) });
    }
  } else if (data.type === 'query' && loading) {
    const database = await loading;
    send({ type: 'began' });
    const start = performance.now();
    try {
      const table = await runSqlProgram(database, data);
      send({ type: 'answer', value: { ...table, milliseconds: performance.now() - start } });
    } catch (error) {
      send({ type: 'end', code: 1, message: (error as Error).message }); // from PostgreSQL
    }
  }
};
