import { defineConfig } from 'prisma/config';

// The CLI asks for its schema engine by path and would download one. Nothing of ours calls that engine (migrations
// run through its wasm build, server/database/migrate.ts), so any existing file satisfies the look-up offline.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'node prisma/seed.ts' },
});
