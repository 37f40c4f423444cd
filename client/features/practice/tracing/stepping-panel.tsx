import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '#client/components/dialog.tsx';
import type { Phase, Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { type SteppedRun, Stepper } from '#client/features/practice/stepping/stepper.tsx';
import { isInPage, type PageLanguage } from '#judge/languages/languages.ts';
import { firstDifferenceOf } from '#judge/trace/first-difference.ts';
import { type TracedTask, traceRun } from './trace-run.ts';

type SteppingPanelProps = {
  open(): Promise<Sandbox>;
  task: TracedTask;
  title: string;
  /** The approaches for a comparison, for a learner's own program. */
  approaches?: ProblemPage['approaches'];
  /** Called when an approach is chosen. */
  onCompare?(): void;
  onClose(): void;
  /** Shown above the run. */
  children?: ReactNode;
};

/** Runs a program with its trace and shows it step by step; on demand also one of the approaches. */
export function SteppingPanel({
  open,
  task,
  title,
  approaches = [],
  onCompare,
  onClose,
  children,
}: SteppingPanelProps) {
  const own = useTrace(open, task);
  const offered = approaches.flatMap(({ name, programs }) => {
    const program =
      programs.find(({ language }) => language === task.language) ??
      programs.find(({ language }) => language === 'javascript');
    return program && isInPage(program.language) ? [{ name, language: program.language, source: program.source }] : [];
  });
  const [other, setOther] = useState('');
  const chosen = offered.find(({ name }) => name === other);
  return (
    <Dialog title={title} onClose={onClose} wide="whole">
      <div className="min-w-0 space-y-4" style={IN_DIALOG}>
        {children}
        {own.run && offered.length > 0 && (
          <label className="flex flex-wrap items-center gap-2 text-sm">
            Compare with
            <select
              value={other}
              onChange={(event) => {
                setOther(event.target.value);
                onCompare?.();
              }}
              className="min-h-10 rounded-md border border-line-strong bg-surface px-2"
            >
              <option value="">nothing</option>
              {offered.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        {own.words !== '' && <Words words={own.words} hasFailed={own.hasFailed} />}
        {own.run && !chosen && <Stepper run={own.run} title={title} isTitled />}
        {own.run && chosen && (
          <Compared open={open} own={own.run} ownTitle={title} task={{ ...task, ...chosen }} name={chosen.name} />
        )}
      </div>
    </Dialog>
  );
}

/** The controls remain at the top of the dialog, which scrolls. */
const IN_DIALOG = {
  '--toasts-top': '0px',
  '--stepper-top': '0px',
  '--stepper-ground': 'var(--color-surface)',
} as CSSProperties; // its type has no custom properties

type ComparedProps = { open(): Promise<Sandbox>; own: SteppedRun; ownTitle: string; task: TracedTask; name: string };

/** Both programs on the same input, with the first difference of their answers. */
function Compared({ open, own, ownTitle, task, name }: ComparedProps) {
  const { run, words, hasFailed } = useTrace(open, task);
  const difference = run && firstDifferenceOf(own.trace, run.trace);
  return (
    <>
      {words !== '' && <Words words={words} hasFailed={hasFailed} />}
      {run && (
        <p role="status" className="rounded-md bg-sunken px-4 py-3">
          {difference?.sentence ??
            'The two record different variables, so there is no step at which they first differ.'}
        </p>
      )}
      <div className="grid gap-6 xl:grid-cols-2">
        <Stepper key={difference?.own ?? 'own'} run={own} title={ownTitle} startAt={difference?.own} />
        {run && <Stepper key={difference?.other ?? 'other'} run={run} title={name} startAt={difference?.other} />}
      </div>
    </>
  );
}

const Words = ({ words, hasFailed }: { words: string; hasFailed: boolean }) => (
  <p role={hasFailed ? 'alert' : 'status'} className={hasFailed ? 'text-hard' : 'text-muted'}>
    {words}
  </p>
);

const PHASES: Record<Phase, string> = {
  loading: 'Loading what this language needs',
  starting: 'Starting',
  compiling: 'Compiling',
  running: 'Running it step by step',
  unhurried: 'Running it step by step',
};

type Traced = { run: SteppedRun | null; words: string; hasFailed: boolean };

/** Traces a program once it is shown, and again for another task. */
function useTrace(open: () => Promise<Sandbox>, task: TracedTask): Traced {
  const [traced, setTraced] = useState<Traced>({ run: null, words: `${PHASES.loading} …`, hasFailed: false });
  const { language, source, signature } = task;
  const text = JSON.stringify({ language, source, signature, input: task.input, expected: task.expected });
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const tracedTask = JSON.parse(text) as TracedTask & { language: PageLanguage }; // written above
    const say = (phase: Phase) => setTraced({ run: null, words: `${PHASES[phase]} …`, hasFailed: false });
    say('loading');
    const end = (ended: Traced) => {
      if (!signal.aborted) setTraced(ended);
    };
    open()
      .then((sandbox) => traceRun(sandbox, tracedTask, { signal, onPhase: say }))
      .then(
        (run) => end({ run, words: run ? '' : 'Stopped.', hasFailed: false }),
        (error: unknown) => end({ run: null, words: (error as Error).message, hasFailed: true }), // of the tracer or the sandbox
      );
    return () => stopping.abort();
  }, [open, text]);
  return traced;
}
