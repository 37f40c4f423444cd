import { useCallback, useEffect, useRef, useState } from 'react';
import type { Phase, RunEvents, Sandbox } from './sandbox.ts';
import type { Progress } from './tools.ts';

/** The run or submission in progress, and what it waits for. */
export type Going = { kind: 'run' | 'submit'; phase: Phase; progress: Progress | null };

export type Begun = { opening: Promise<Sandbox>; stopped: Promise<never>; events: RunEvents & { signal: AbortSignal } };

/** The sandbox of this page, loaded when first needed and closed with the page, and what it is doing. */
export function useSandbox() {
  const opened = useRef<Promise<Sandbox> | null>(null);
  const [going, setGoing] = useState<Going | null>(null);
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
    onPhase: (phase) => setGoing((now) => now && { ...now, phase }),
    onProgress: (progress) => setGoing((now) => now && { ...now, progress }),
  } satisfies RunEvents;
  return {
    going,
    /** The sandbox, loaded if it is not yet there. */
    open,
    /** @returns null while a run or submission is already in progress */
    begin(kind: Going['kind']): Begun | null {
      if (stopping.current) return null;
      const { signal } = (stopping.current = new AbortController());
      setGoing({ kind, phase: 'loading', progress: null });
      const stopped = new Promise<never>((_, reject) => {
        signal.onabort = () => reject(signal.reason as Error); // of an AbortController
      });
      return { opening: open(), stopped, events: { ...events, signal } };
    },
    end() {
      stopping.current = null;
      setGoing(null);
    },
    stop: () => stopping.current?.abort(),
  };
}
