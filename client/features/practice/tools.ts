import type { Scripts, ToolFiles, ToolName } from '#client/sandbox/messages.ts';

type ToolFile = { name: string; bytes: number; transferred: number };
type Tool = { path: string; scripts: (keyof Scripts)[]; files: ToolFile[] };
type ToolList = { tools: Record<ToolName, Tool> };

/** How much of a tool is there, in bytes as they travel. */
export type Progress = { loaded: number; total: number };

const PREFIX = 'sandbox-';
const at = (path: string) => `/sandbox/${path}`;

let list: Promise<ToolList> | null = null;

const toolList = (): Promise<ToolList> =>
  (list ??= fetch(at('tools.json'))
    .then(async (answer) => (await checked(answer).json()) as ToolList) // as scripts/build-sandbox.ts writes it
    .catch((error: unknown) => {
      list = null;
      throw error;
    }));

function checked(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer;
}

/** The text of scripts that the frame runs. */
export async function fetchScripts(names: (keyof Scripts)[]): Promise<Scripts> {
  const texts = await Promise.all(
    names.map(async (name) => [name, await checked(await fetch(`${at(name)}.js`)).text()] as const),
  );
  return Object.fromEntries(texts);
}

/** How many bytes a tool is on its way here; 0 when it is kept already. */
export async function sizeOf(name: ToolName): Promise<number> {
  const { tools } = await toolList();
  const { path, files } = tools[name];
  const cache = await openCache(path);
  const missing = await Promise.all(
    files.map(async (file) => ((await cache?.match(at(`${path}/${file.name}`))) ? 0 : file.transferred)),
  );
  return missing.reduce((sum, size) => sum + size, 0);
}

type FetchOptions = { onProgress?: (progress: Progress) => void; signal?: AbortSignal };

/** All files of a tool, from what is kept or from the site; they are kept for the next time, by their version. */
export async function fetchTool(
  name: ToolName,
  { onProgress, signal }: FetchOptions,
): Promise<{ files: ToolFiles; scripts: Scripts }> {
  const { tools } = await toolList();
  const { path, files, scripts } = tools[name];
  const total = files.reduce((sum, { transferred }) => sum + transferred, 0);
  const cache = await openCache(path);
  let loaded = 0;
  const report = (more: number) => onProgress?.({ loaded: Math.min((loaded += more), total), total });
  const fetchFile = async ({ name: file, bytes, transferred }: ToolFile) => {
    const address = at(`${path}/${file}`);
    const kept = await cache?.match(address);
    const answer = checked(kept ?? (await fetch(address, { signal })));
    const counted = countBytes(answer, (part) => report((part / bytes) * transferred));
    const content = await new Response(counted).arrayBuffer();
    // Where there is no room, it is fetched again the next time.
    if (!kept) await cache?.put(address, new Response(content)).catch(() => {});
    return [file, content] as const;
  };
  const [contents, texts] = await Promise.all([Promise.all(files.map(fetchFile)), fetchScripts(scripts)]);
  void removeOthers(name, path);
  return { files: Object.fromEntries(contents), scripts: texts };
}

function countBytes(answer: Response, onPart: (bytes: number) => void): ReadableStream<Uint8Array> | null {
  if (!answer.body) return null;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onPart(part.byteLength);
      controller.enqueue(part);
    },
  });
  return answer.body.pipeThrough(count);
}

/** Null where the browser keeps nothing: without https, in some private windows. */
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

/** What is kept for use without a connection, and a way to have the room back. */
export async function removeTools(): Promise<void> {
  const kept = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
  await Promise.all(kept.map((key) => caches.delete(key)));
}
