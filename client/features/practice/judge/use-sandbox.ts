import { useCallback, useEffect, useRef, useState } from 'react';
import type { Phase, RunEvents, Sandbox } from './sandbox.ts';
import type { Progress } from './tools.ts';

/** The run or submission in progress, with its phase and progress. */
export type ActiveRun = { kind: 'run' | 'submit'; phase: Phase; progress: Progress | null };

export type StartedRun = {
  opening: Promise<Sandbox>;
  stopped: Promise<never>;
  events: RunEvents & { signal: AbortSignal };
};

/** The sandbox of this page, which is loaded when first needed and closed with the page, and its active run. */
export function useSandbox() {
  const opened = useRef<Promise<Sandbox> | null>(null);
  const [activeRun, setActiveRun] = useState<ActiveRun | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      stopping.current?.abort();
      void opened.current?.then((sandbox) => sandbox.close());
    },
    [],
  );
  const open = useCallback((): Promise<Sandbox> => {
    opened.current ??= import('./sandbox.ts').then(({ Sandbox }) => new Sandbox());
    // A failed load is forgotten, so that the next call retries it.
    opened.current.catch(() => (opened.current = null));
    return opened.current;
  }, []);
  const events = {
    onPhase: (phase) => setActiveRun((now) => now && { ...now, phase }),
    onProgress: (progress) => setActiveRun((now) => now && { ...now, progress }),
  } satisfies RunEvents;
  return {
    activeRun,
    /** Returns the sandbox; loads it first if necessary. */
    open,
    /** @returns null if a run or submission is already in progress */
    begin(kind: ActiveRun['kind']): StartedRun | null {
      if (stopping.current) return null;
      const { signal } = (stopping.current = new AbortController());
      setActiveRun({ kind, phase: 'loading', progress: null });
      const stopped = new Promise<never>((_, reject) => {
        signal.onabort = () => reject(signal.reason as Error); // of an AbortController
      });
      return { opening: open(), stopped, events: { ...events, signal } };
    },
    end() {
      stopping.current = null;
      setActiveRun(null);
    },
    stop: () => stopping.current?.abort(),
  };
}
