import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { changeOf, decidedAt, depthsOf, stepOver } from '#judge/trace/drawing/find-step.ts';
import { sentenceOf } from '#judge/trace/drawing/sentence.ts';
import { literalsOf } from '#judge/trace/drawing/short-value.ts';
import { CutNote, NothingRecorded, RunEnd } from './run-notes.tsx';
import { StepCaption } from './step-caption.tsx';
import { StepControls } from './step-controls.tsx';
import { actionOf, type StepAction } from './step-keys.ts';
import type { SteppedRun } from './stepped-run.ts';
import { StepJumps } from './step-jumps.tsx';
import { StepView } from './step-view.tsx';
import type { Find } from './variable-list.tsx';
import { useStepping } from './use-stepping.ts';

export type { SteppedRun };

type StepperProps = {
  run: SteppedRun;
  title?: string;
  /** The first shown step. */
  startAt?: number;
  /** Whether the title is already shown above. */
  isTitled?: boolean;
};

/** A run of a program, statement by statement, forward and back. */
export function Stepper({ run, title = 'Step through the program', startAt = 0, isTitled = false }: StepperProps) {
  return (
    <section aria-label={title} className="@container space-y-3">
      {!isTitled && <h2 className="text-lg">{title}</h2>}
      {run.trace.length === 0 ? <NothingRecorded run={run} /> : <Steps run={run} title={title} startAt={startAt} />}
    </section>
  );
}

const FIELDS = 'input, select, textarea, [contenteditable]';

function Steps({ run, title, startAt }: Required<Omit<StepperProps, 'isTitled'>>) {
  const { trace, language } = run;
  const stepping = useStepping(trace.length, startAt);
  const { index, last, isPlaying, go, play, pause } = stepping;
  // The call that was selected at a step; the next step shows the call on top again.
  const [chosen, setChosen] = useState<{ index: number; frameId: number } | null>(null);
  const [missed, setMissed] = useState<{ index: number; note: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const literals = useMemo(() => literalsOf(language), [language]);
  const depths = useMemo(() => depthsOf(trace), [trace]);
  const hasCalls = trace.calls.length > 1;
  const decided = useMemo(() => decidedAt(trace), [trace]);
  const words = useMemo(() => sentenceOf(trace, index, literals), [trace, index, literals]);

  // It was just opened, so its keys should work at once, unless the reader is typing or selecting.
  useEffect(() => {
    if (!document.activeElement?.matches(FIELDS)) place.current?.focus({ preventScroll: true });
  }, []);

  const actions: Record<StepAction, () => void> = {
    first: () => go(0),
    back: () => go(index - 1),
    forward: () => go(index + 1),
    last: () => go(last),
    play: isPlaying ? pause : play,
    'step back over': () => go(stepOver(depths, index, -1)),
    'step over': () => go(stepOver(depths, index, 1)),
  };

  function handleKey(event: KeyboardEvent) {
    const action = event.target instanceof Element ? actionOf(event, event.target) : null;
    if (!action) return;
    event.preventDefault();
    actions[action]();
  }

  function handleFind({ name, changing, direction }: Find, frameId: number) {
    pause();
    const found = changeOf(trace, changing, index, direction);
    if (found === null)
      return setMissed({
        index,
        note: `There is no ${direction < 0 ? 'earlier' : 'later'} change of ${name} from here.`,
      });
    go(found);
    setChosen({ index: found, frameId });
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={`${title}: arrow keys go from step to step`}
      onKeyDown={handleKey}
      className="space-y-3"
    >
      <div className="sticky top-(--toasts-top) z-10 lg:top-[var(--stepper-top,0px)] space-y-2 bg-(--stepper-ground,var(--color-page)) pb-1">
        <StepControls stepping={stepping} />
        <StepCaption words={words} note={missed?.index === index ? missed.note : ''} isPlaying={isPlaying} />
      </div>
      <StepJumps
        decided={decided}
        stepping={stepping}
        onOver={hasCalls ? (direction) => go(stepOver(depths, index, direction)) : null}
      />
      {index === last && <RunEnd run={run} />}
      <CutNote run={run} />
      <StepView
        run={run}
        index={index}
        literals={literals}
        chosen={chosen?.index === index ? chosen.frameId : null}
        onShow={(frameId) => {
          pause();
          setChosen({ index, frameId });
        }}
        onFind={handleFind}
      />
    </div>
  );
}
