/** Makes the folder of a tool: its files, each with its compressed form, and tool.json, which lists them. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MANIFEST, read, type ToolManifest } from '#server/site/tools.ts';
import { cacheFolder, markUsed, trimCache } from '#scripts/build/user-cache.ts';
import type { Tool } from './tool-list.ts';

/** Brotli levels: QUICK while people wait for the tool, SMALL for the files that are served later. */
const QUICK = 6;
const SMALL = { usual: 11, large: 10 };
/** Above this size, level 11 takes minutes. */
const LARGE_BYTES = 32 << 20;
/** The maximum size of the cache: enough for three versions of all tools. */
const CACHE_BYTES = 1 << 30;

/** Returns null while the tool is missing or incomplete. */
export const readManifest = (folder: string) => read<ToolManifest>(join(folder, MANIFEST));

/** Puts a tool into `toolsDir`, from the user's cache or newly made. It appears there complete or not at all. */
export async function makeTool({ files, made, path, from }: Tool, toolsDir: string): Promise<void> {
  const folder = join(toolsDir, path);
  if (existsSync(folder)) return;
  const cached = join(cacheFolder('tools'), path);
  if (readManifest(cached)) {
    copyWhole(cached, folder);
    markUsed(cached);
    return;
  }
  const draft = draftOf(folder);
  mkdirSync(draft, { recursive: true });
  try {
    for (const file of files) linkOrCopy(join(from, file), join(draft, file));
    for (const [file, make] of Object.entries(made)) writeFileSync(join(draft, file), await make(draft));
    await compressAll(draft, [...files, ...Object.keys(made)], false);
    moveWhole(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  keep(folder, cached);
}

/** Compresses the files of a tool at the highest level, which takes minutes: each replaces its former version. */
export async function shrinkTool({ path }: Tool, toolsDir: string): Promise<void> {
  const folder = join(toolsDir, path);
  const manifest = readManifest(folder);
  if (!manifest || manifest.isSmall) return;
  await compressAll(
    folder,
    manifest.files.map(({ name }) => name),
    true,
  );
  keep(folder, join(cacheFolder('tools'), path));
}

async function compressAll(folder: string, names: string[], isSmall: boolean): Promise<void> {
  const files: ToolManifest['files'] = [];
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    const quality = !isSmall ? QUICK : content.length > LARGE_BYTES ? SMALL.large : SMALL.usual;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: 24,
    };
    const compressed = await promisify(brotliCompress)(content, { params });
    writeWhole(join(folder, `${name}.br`), compressed);
    files.push({ name, bytes: content.length, transferred: compressed.length });
  }
  // Written last, as its presence marks the folder as complete.
  writeWhole(join(folder, MANIFEST), JSON.stringify({ files, isSmall } satisfies ToolManifest));
}

/** Atomic: a concurrent reader gets the old content or the new one. */
function writeWhole(file: string, content: string | Buffer): void {
  const draft = draftOf(file);
  writeFileSync(draft, content);
  renameSync(draft, file);
}

const draftOf = (path: string) => `${path}.draft-${process.pid}`;

/** Moves a complete draft into place, unless another process was faster; then its folder stays. */
function moveWhole(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function copyWhole(from: string, to: string): void {
  const draft = draftOf(to);
  try {
    mkdirSync(draft, { recursive: true });
    const { files } = readManifest(from) ?? { files: [] };
    for (const { name } of files)
      for (const file of [name, `${name}.br`]) linkOrCopy(join(from, file), join(draft, file));
    // Copied, not linked, as it is replaced later.
    cpSync(join(from, MANIFEST), join(draft, MANIFEST));
    moveWhole(draft, to);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function keep(folder: string, cached: string): void {
  rmSync(cached, { recursive: true, force: true });
  copyWhole(folder, cached);
  trimCache(cacheFolder('tools'), CACHE_BYTES);
}

/** Makes a hard link where the file system allows it, which saves a second copy on disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Removes the folders of former versions, and drafts of processes that were killed, after a week. */
export function removeOld(toolsDir: string, names: string[], wanted: Set<string>): void {
  const WEEK_MS = 7 * 24 * 3_600_000;
  for (const name of names.filter((known) => !wanted.has(known))) {
    const entry = join(toolsDir, name);
    if (Date.now() - statSync(entry).mtimeMs > WEEK_MS) rmSync(entry, { recursive: true, force: true });
  }
}
