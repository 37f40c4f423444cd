import { useEffect, useRef, useState } from 'react';
import { keepOn, openSandbox, occupySandbox } from './kept-sandbox.ts';
import type { Phase, RunEvents, Sandbox } from './sandbox.ts';
import type { Progress } from './tools.ts';

/** The run or submission in progress, with its phase and progress. */
export type ActiveRun = { kind: 'run' | 'submit'; phase: Phase; progress: Progress | null };

export type StartedRun = {
  opening: Promise<Sandbox>;
  stopped: Promise<never>;
  events: RunEvents & { signal: AbortSignal };
};

/** The sandbox of this tab, which is loaded when first needed, and the active run of this page, which ends with it. */
export function useSandbox() {
  const [activeRun, setActiveRun] = useState<ActiveRun | null>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    const release = occupySandbox();
    return () => {
      stopping.current?.abort();
      release();
    };
  }, []);
  const events = {
    onPhase: (phase) => setActiveRun((now) => now && { ...now, phase }),
    onProgress: (progress) => setActiveRun((now) => now && { ...now, progress }),
  } satisfies RunEvents;
  return {
    activeRun,
    /** Returns the sandbox; loads it first if necessary. */
    open: openSandbox,
    /** @returns null if a run or submission is already in progress */
    begin(kind: ActiveRun['kind']): StartedRun | null {
      if (stopping.current) return null;
      const { signal } = (stopping.current = new AbortController());
      setActiveRun({ kind, phase: 'loading', progress: null });
      const stopped = new Promise<never>((_, reject) => {
        signal.onabort = () => reject(signal.reason as Error); // of an AbortController
      });
      return { opening: openSandbox(), stopped, events: { ...events, signal } };
    },
    end() {
      keepOn();
      stopping.current = null;
      setActiveRun(null);
    },
    stop: () => stopping.current?.abort(),
  };
}
