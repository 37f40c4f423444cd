import type { Scripts, ToolFiles } from '#judge/worker/messages.ts';
import type { ToolName } from '#judge/languages/language-facts.ts';
import { isInPage, type Language, languages, namesRunBy, toolOf } from '#judge/languages/languages.ts';
import type { ToolEntry, ToolFile, ToolList } from '#judge/languages/tools.ts';

type ReadyTool = Extract<ToolEntry, { state: 'ready' }>;

/** While the server is still preparing a tool: the seconds left, and the languages that can already be run. */
export type Making = { seconds: number; ready: Language[] };

/** How much of a tool is loaded, in transferred bytes; or that the server is still preparing it. */
export type Progress = { loaded: number; total: number } | Making;

const PREFIX = 'sandbox-';
const at = (path: string) => `/sandbox/${path}`;
/** How often the server is polled while it prepares a tool. */
const POLL_MS = 3000;

let list: ToolList | null = null;

/** Cached once all tools are ready, as it no longer changes then. */
async function toolList(signal?: AbortSignal): Promise<ToolList> {
  if (list) return list;
  const response = checked(await fetch(at('tools.json'), { signal }));
  const current = (await response.json()) as ToolList; // as server/site/tools.ts answers
  if (Object.values(current.tools).every(({ state }) => state === 'ready')) list = current;
  return current;
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}

/** Fetches the text of scripts that the frame runs. */
export async function fetchScripts(names: (keyof Scripts)[]): Promise<Scripts> {
  const texts = await Promise.all(
    names.map(async (name) => [name, await checked(await fetch(`${at(name)}.js`)).text()] as const),
  );
  return Object.fromEntries(texts);
}

const isReady = (tool: ToolEntry): tool is ReadyTool => tool.state === 'ready';

/** The languages that need no tool, or whose tool is ready. */
const readyLanguages = ({ tools }: ToolList): Language[] =>
  languages.filter((language) => {
    const tool = toolOf(language);
    return isInPage(language) && (tool === null || isReady(tools[tool]));
  });

/** How many bytes of a tool are still to be loaded, 0 if it is cached; or that the server is still preparing it. */
export async function missingOf(name: ToolName): Promise<number | Making> {
  const current = await toolList();
  const tool = current.tools[name];
  if (tool.state === 'making') return { seconds: tool.seconds, ready: readyLanguages(current) };
  if (!isReady(tool)) return 0; // the run reports the error
  const cache = await openCache(tool.path);
  const missing = await Promise.all(
    tool.files.map(async (file) => ((await cache?.match(at(`${tool.path}/${file.name}`))) ? 0 : file.transferred)),
  );
  return missing.reduce((sum, size) => sum + size, 0);
}

type FetchOptions = { onProgress?: (progress: Progress) => void; signal?: AbortSignal };

/** Waits until the server has prepared a tool. @throws Error if it could not, or the reason of the signal */
async function readyTool(name: ToolName, { onProgress, signal }: FetchOptions): Promise<ReadyTool> {
  for (;;) {
    const current = await toolList(signal);
    const tool = current.tools[name];
    if (isReady(tool)) return tool;
    if (tool.state === 'failed') throw new Error(`${namesRunBy(name)} could not be prepared on this server.`);
    onProgress?.({ seconds: tool.seconds, ready: readyLanguages(current) });
    await pause(POLL_MS, signal);
  }
}

const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error); // of an AbortController
    });
  });

/** Fetches all files of a tool from the browser's cache or from the site, and caches them by version. */
export async function fetchTool(
  name: ToolName,
  { onProgress, signal }: FetchOptions,
): Promise<{ files: ToolFiles; scripts: Scripts }> {
  const { path, files, scripts } = await readyTool(name, { onProgress, signal });
  const total = files.reduce((sum, { transferred }) => sum + transferred, 0);
  const cache = await openCache(path);
  let loaded = 0;
  const report = (more: number) => onProgress?.({ loaded: Math.min((loaded += more), total), total });
  const fetchFile = async ({ name: file, bytes, transferred }: ToolFile) => {
    const url = at(`${path}/${file}`);
    const cached = await cache?.match(url);
    const response = checked(cached ?? (await fetch(url, { signal })));
    const counted = countBytes(response, (part) => report((part / bytes) * transferred));
    const content = await new Response(counted).arrayBuffer();
    // The run does not wait for it. If the cache is full, the file is fetched again next time.
    if (!cached) cache?.put(url, new Response(content)).catch(() => {});
    return [file, content] as const;
  };
  const names = scripts as (keyof Scripts)[]; // as scripts/tools names them
  const [contents, texts] = await Promise.all([Promise.all(files.map(fetchFile)), fetchScripts(names)]);
  removeOthers(name, path).catch(() => {}); // a browser without caches has none to remove
  return { files: Object.fromEntries(contents), scripts: texts };
}

function countBytes(response: Response, onPart: (bytes: number) => void): ReadableStream<Uint8Array> | null {
  if (!response.body) return null;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onPart(part.byteLength);
      controller.enqueue(part);
    },
  });
  return response.body.pipeThrough(count);
}

/** Null if the browser has no cache, as without https and in some private windows. */
async function openCache(path: string): Promise<Cache | null> {
  try {
    return await caches.open(PREFIX + path);
  } catch {
    return null;
  }
}

async function removeOthers(name: ToolName, path: string): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(`${PREFIX}${name}-`) && key !== PREFIX + path);
  await Promise.all(others.map((key) => caches.delete(key)));
}

/** Deletes all cached tools, to free their space. */
export async function removeTools(): Promise<void> {
  const names = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
