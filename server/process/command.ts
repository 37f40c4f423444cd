import { inspect } from 'node:util';
import { type Env, readEnv } from '#server/config/env.ts';
import { ExpectedError } from '#shared/expected-error.ts';

/**
 * Runs a command: loads `.env`, reads the settings, and prints an expected failure as one line on standard error.
 * @param run returns the exit code; if it is undefined, the process keeps running, as the site does
 */
export async function runCommand(run: (env: Env) => Promise<number | undefined>): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // .env is optional
  }
  try {
    const code = await run(readEnv());
    // Exits at once, as the schema engine leaves `npm run migrate` a timer of ten seconds.
    if (code !== undefined) process.exit(code);
  } catch (error) {
    process.stderr.write(`${await textOf(error)}\n`);
    process.exit(1);
  }
}

/** Returns the text to print for an error: one line, for a full disk or an unreachable database too. */
async function textOf(error: unknown): Promise<string> {
  if (error instanceof ExpectedError) return error.message;
  const { reasonOf, toAppError } = await import('#server/errors.ts');
  const { code, message } = toAppError(error);
  return code === 'internal' ? inspect(error) : `${message} (${reasonOf(error)})`;
}
