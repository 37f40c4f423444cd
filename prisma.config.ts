import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from 'prisma/config';
import { layRuntime } from './prisma/generate.ts';

// Loaded for every command, `prisma generate` at the install included, when nothing else of the project but prisma/generate.ts may be there.

const [, cli = '', command, subcommand] = process.argv;
const FOLDER = join(import.meta.dirname, 'prisma');

// The CLI would download its schema engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(FOLDER, 'schema-engine');

try {
  process.loadEnvFile();
} catch {
  // .env is optional
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'node prisma/seed.ts' },
  datasource: needsDatabase()
    ? { url: process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL || (await embeddedDatabase()) }
    : undefined,
});

// Its help says that it triggers the generators, which Prisma 7 leaves to another command.
if (command === 'migrate' && subcommand === 'dev' && !isAsked('--create-only', '--help', '-h'))
  process.once('exit', (code) => {
    if (code === 0) execFileSync(process.execPath, [cli, 'generate'], { stdio: ['ignore', 'ignore', 'inherit'] });
  });

// It empties the folder of the client first.
if (command === 'generate' && !isAsked('--help', '-h'))
  process.once('exit', (code) => {
    if (code === 0) layRuntime();
  });

function isAsked(...options: string[]): boolean {
  return options.some((option) => process.argv.includes(option));
}

function needsDatabase(): boolean {
  if (isAsked('--help', '-h')) return false;
  return command === 'migrate' || command === 'studio' || (command === 'db' && subcommand !== 'seed');
}

/** The address of the database in DATA_DIR, which a process of its own keeps until this one ends. */
async function embeddedDatabase(): Promise<string> {
  const keeper = spawn(join(import.meta.dirname, 'node_modules/.bin/node'), [join(FOLDER, 'keep-database.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C is for the CLI.
    detached: true,
  });
  const [url] = (await Promise.race([once(keeper.stdout, 'data'), once(keeper, 'exit')])) as [Buffer | number | null];
  if (!Buffer.isBuffer(url)) process.exit(1); // It has said why.
  // The CLI ends when nothing but these is left.
  keeper.unref();
  for (const pipe of [keeper.stdin, keeper.stdout]) if (pipe instanceof Socket) pipe.unref();
  return url.toString().trim();
}
