import { useEffect, useMemo, useRef, useState } from 'react';
import { type Phase, type RunEvents, Sandbox } from './sandbox.ts';
import type { Progress } from './tools.ts';

/** What goes on: since when is not said, only what is waited for. */
export type Going = { kind: 'run' | 'submit' | 'measure'; phase: Phase; progress: Progress | null };

/** The sandbox of this page, which goes with it, and what it is doing. */
export function useSandbox() {
  const sandbox = useMemo(() => new Sandbox(), []);
  const [going, setGoing] = useState<Going | null>(null);
  const isGoing = useRef(false);
  useEffect(() => () => sandbox.close(), [sandbox]);
  const events: RunEvents = {
    onPhase: (phase) => setGoing((now) => now && { ...now, phase }),
    onProgress: (progress) => setGoing((now) => now && { ...now, progress }),
  };
  return {
    sandbox,
    going,
    events,
    /** @returns false while something goes on already */
    begin(kind: Going['kind']): boolean {
      if (isGoing.current) return false;
      isGoing.current = true;
      setGoing({ kind, phase: 'loading', progress: null });
      return true;
    },
    end() {
      isGoing.current = false;
      setGoing(null);
    },
  };
}
