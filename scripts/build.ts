/** `npm run build`: builds the client into dist/client, with brotli and gzip beside each file. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/client.hash');
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];
const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
const WORTH_COMPRESSING = 1024;

/** True when the sources are those of the last build. */
export function isBuilt(): boolean {
  return existsSync(join(OUT, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();
}

export async function buildClient(): Promise<void> {
  const hash = sourceHash();
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  for (const file of filesOf(OUT)) {
    const content = readFileSync(file);
    if (!COMPRESSED.test(file) || content.length < WORTH_COMPRESSING) continue;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
  writeFileSync(STAMP, hash);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source))))
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.main) await buildClient();
