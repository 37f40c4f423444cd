/**
 * The schema engine as Prisma's CLI calls it: with a sub-command, or over JSON-RPC with one message per line. Calls are
 * served by the engine's WebAssembly build (schema-engine-wasm.ts), which needs no download.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createDatabase, findConnectionError } from '#server/database/server-databases.ts';
import { engineVersion, type SchemaFile } from './schema-engine-wasm.ts';
import { createEngineCalls } from './schema-engine-calls.ts';

const { values: given, positionals } = parseArgs({
  // Ignores other options, which differ between versions of the CLI.
  strict: false,
  allowPositionals: true,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    version: { type: 'boolean' },
  },
});
// The data source, as the CLI passes it.
const { url: databaseUrl = '' } = JSON.parse((given.datasource as string | undefined) ?? '{}') as { url?: string };

if (given.version) process.stdout.write(`schema-engine-wasm ${await engineVersion()}\n`);
else if (positionals[0] === 'cli') process.exit(await runSubcommand(positionals[1]));
else serve();

async function runSubcommand(name: string | undefined): Promise<number> {
  // The CLI skips the first line of the log.
  log('INFO', { message: name });
  const fault = await findConnectionError(databaseUrl);
  if (name === 'create-database' && fault?.code === 'P1003') {
    await createDatabase(databaseUrl);
    return 0;
  }
  if (fault) log('ERROR', { message: fault.message, error_code: fault.code });
  return fault ? 1 : 0;
}

function log(level: string, fields: object) {
  process.stderr.write(`${JSON.stringify({ level, target: 'schema_engine::logger', fields })}\n`);
}

function serve() {
  const files = (given.datamodels as string[] | undefined) ?? [];
  const schema = files.map((path): SchemaFile => ({ path, content: readFileSync(path, 'utf8') }));
  const send = (message: object) => void process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const print = (content: string) => send({ id: 'print', method: 'print', params: { content } });
  const call = createEngineCalls({ databaseUrl, schema, print });
  const open = new Set<number>();
  const answer = (id: number, outcome: object) => {
    if (open.delete(id)) send({ id, ...outcome });
  };
  // When the engine crashes, its promise never settles: all open calls are answered with the error.
  process.on('uncaughtException', (error) => {
    for (const id of open) answer(id, { error: toRpcError(error) });
  });
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const { id, method, params } = JSON.parse(line) as { id: number; method?: string; params: unknown }; // sent by the CLI
    if (method === undefined) return; // an answer to `print`
    open.add(id);
    void call(method, params).then(
      (result) => answer(id, { result: result ?? {} }),
      (error: unknown) => answer(id, { error: toRpcError(error) }),
    );
  });
  // Exits at once: the engine leaves a timer of ten seconds behind.
  lines.on('close', () => process.exit(0));
}

/** Cuts off the stack trace, which refers to the engine's own sources. */
function toRpcError(error: unknown) {
  const { message, code } = error as Error & { code?: string };
  const [firstPart = message] = message.split(/\n +0: /);
  return { code: 4466, message: firstPart, data: { is_panic: false, message: firstPart, error_code: code } };
}
