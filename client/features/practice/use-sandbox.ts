import { useEffect, useRef, useState } from 'react';
import type { Phase, RunEvents, Sandbox } from './sandbox.ts';
import type { Progress } from './tools.ts';

/** What goes on: since when is not said, only what is waited for. */
export type Going = { kind: 'run' | 'submit'; phase: Phase; progress: Progress | null };

/** The sandbox of this page, which is loaded when it is first needed and goes with the page, and what it is doing. */
export function useSandbox() {
  const opened = useRef<Promise<Sandbox> | null>(null);
  const [going, setGoing] = useState<Going | null>(null);
  const isGoing = useRef(false);
  useEffect(() => () => void opened.current?.then((sandbox) => sandbox.close()), []);
  const events: RunEvents = {
    onPhase: (phase) => setGoing((now) => now && { ...now, phase }),
    onProgress: (progress) => setGoing((now) => now && { ...now, progress }),
  };
  return {
    going,
    events,
    /** @returns null while something goes on already */
    begin(kind: Going['kind']): Promise<Sandbox> | null {
      if (isGoing.current) return null;
      isGoing.current = true;
      setGoing({ kind, phase: 'loading', progress: null });
      opened.current ??= import('./sandbox.ts').then(({ Sandbox }) => new Sandbox());
      // What could not be loaded is asked for again.
      opened.current.catch(() => (opened.current = null));
      return opened.current;
    },
    end() {
      isGoing.current = false;
      setGoing(null);
    },
    stop: () => void opened.current?.then((sandbox) => sandbox.stop()),
  };
}
