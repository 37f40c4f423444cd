import type { Sandbox } from './sandbox.ts';

/** How long a sandbox that nobody uses is kept, with the compilers and interpreters that it has loaded. */
const KEPT_MS = 10 * 60_000;
/** In gigabytes, as a browser tells it: below that, only the page of a problem has a sandbox. */
const LITTLE_MEMORY = 2;

let kept: Promise<Sandbox> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let users = 0;

/** The sandbox of this tab, which is loaded when first needed and serves one problem after the other. */
export function openSandbox(): Promise<Sandbox> {
  keepOn();
  kept ??= import('./sandbox.ts').then(({ Sandbox }) => new Sandbox());
  // A failed load is forgotten, so that the next call retries it.
  kept.catch(() => (kept = null));
  return kept;
}

/** Says that the sandbox is in use from now on. @returns a function that ends this */
export function occupySandbox(): () => void {
  users++;
  return () => {
    users--;
    if (users === 0 && memoryOf(navigator) <= LITTLE_MEMORY) drop();
  };
}

/** Only some browsers tell. */
const memoryOf = ({ deviceMemory = 8 }: Navigator & { deviceMemory?: number }) => deviceMemory;

export function keepOn(): void {
  clearTimeout(timer);
  timer = setTimeout(drop, KEPT_MS);
}

function drop(): void {
  clearTimeout(timer);
  void kept?.then((sandbox) => sandbox.close());
  kept = null;
}
