import type {
  CreateMigrationInput,
  CreateMigrationOutput,
  DiffParams,
  EvaluateDataLossInput,
  EvaluateDataLossOutput,
} from '@prisma/schema-engine-wasm';
import { createDatabase } from '#server/database/server-databases.ts';
import {
  draftMigration,
  EMPTY_MIGRATION,
  migrationName,
  type SchemaFile,
  withSchemaEngine,
} from './schema-engine-wasm.ts';

type Place = { databaseUrl: string; schema: SchemaFile[]; print: (content: string) => void };

/** The calls of the CLI by name. Those that the WebAssembly build lacks are composed of others. */
export function createEngineCalls({ databaseUrl, schema, print }: Place) {
  const own: Record<string, (params: never) => Promise<unknown>> = {
    createDatabase: async () => ({ databaseName: await createDatabase(databaseUrl) }),

    getDatabaseVersion: () => withSchemaEngine({ databaseUrl, schema }, (engine) => engine.version(null)),

    async diff(params: DiffParams) {
      const { stdout, ...result } = await withSchemaEngine({ databaseUrl, schema }, (engine) => engine.diff(params));
      if (stdout !== null) print(stdout);
      return { ...result, stdout: null };
    },

    async createMigration(input: CreateMigrationInput): Promise<CreateMigrationOutput> {
      const drafted = await draft(input);
      return {
        connectorType: 'postgresql',
        generatedMigrationName: migrationName(input.migrationName),
        migrationScript: drafted ?? (input.draft ? EMPTY_MIGRATION : null),
        extension: 'sql',
      };
    },

    async evaluateDataLoss(input: EvaluateDataLossInput): Promise<EvaluateDataLossOutput> {
      if ((await draft(input)) === null) return { migrationSteps: 0, unexecutableSteps: [], warnings: [] };
      const { unexecutable, warnings } = await withSchemaEngine({ databaseUrl, schema, isTrial: true }, (engine) =>
        engine.schemaPush({ force: false, schema: input.schema, filters: input.filters }),
      );
      const feedback = (messages: string[]) => messages.map((message) => ({ message, stepIndex: 0 }));
      return { migrationSteps: 1, unexecutableSteps: feedback(unexecutable), warnings: feedback(warnings) };
    },
  };

  // In this build, these two calls have no shadow database; `diff` has one.
  const draft = ({ migrationsList: migrations, schema: { files }, filters }: EvaluateDataLossInput) =>
    draftMigration({ databaseUrl, migrations, schema: files, filters });

  return async (method: string, params: unknown): Promise<unknown> => {
    const call = own[method];
    if (call) return call(params as never); // the CLI sends the types above
    return withSchemaEngine({ databaseUrl, schema }, async (engine) => {
      if (!(method in engine)) throw new Error(`The schema engine has no call ${method}`);
      return engine[method as 'reset'](params as never); // likewise
    });
  };
}
