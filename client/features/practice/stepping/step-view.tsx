import { useMemo, useState } from 'react';
import { callText, callTreeOf, recursionOf } from '#judge/trace/drawing/call-tree.ts';
import type { DrawingKind } from '#judge/trace/drawing/drawing.ts';
import { drawingsOf } from '#judge/trace/drawing/drawings-of.ts';
import { PROGRAM } from '#judge/trace/drawing/find-step.ts';
import { inSight } from '#judge/trace/drawing/in-sight.ts';
import { indexUses } from '#judge/trace/drawing/index-uses.ts';
import type { Literals } from '#judge/trace/drawing/short-value.ts';
import { CallStack } from './call-stack.tsx';
import { CallTree } from './drawings/call-tree.tsx';
import { DrawingPanel } from './drawings/drawing-panel.tsx';
import type { SteppedRun } from './stepped-run.ts';
import { SteppedProgram } from './stepped-program.tsx';
import { type Find, VariableList } from './variable-list.tsx';

type StepViewProps = {
  run: SteppedRun;
  index: number;
  literals: Literals;
  /** The call that the reader selected to see its variables; null for the one on top. */
  chosen: number | null;
  onShow(frameId: number): void;
  onFind(find: Find, frameId: number): void;
};

/** One step: the program and its values. Only this step is computed. */
export function StepView({ run, index, literals, chosen, onShow, onFind }: StepViewProps) {
  const { trace, source, language } = run;
  const [choices, setChoices] = useState<Readonly<Record<string, DrawingKind>>>({});
  const uses = useMemo(() => indexUses(source, language), [source, language]);
  const recursion = useMemo(() => recursionOf(trace), [trace]);
  const byId = useMemo(() => new Map(trace.calls.map((call) => [call.id, call])), [trace]);
  const step = useMemo(() => trace.at(index), [trace, index]);
  const before = useMemo(() => (index > 0 ? trace.at(index - 1) : null), [trace, index]);
  const format = { objects: step.objects, literals };
  const shown = step.frames.find(({ id }) => id === chosen) ?? step.frames.at(-1);
  const isTop = shown === step.frames.at(-1);
  const ran = before?.frames.find(({ id }) => id === shown?.id)?.line ?? 0;
  const drawings = shown ? drawingsOf({ step, before, frameId: shown.id, uses, literals, choices }) : [];
  const isDrawn = drawings.length > 0 || recursion !== null;
  return (
    <div className="grid gap-4 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @3xl:grid-rows-[auto_1fr]">
      <SteppedProgram
        source={source}
        language={language}
        line={isTop || !shown ? step.line : shown.line}
        ran={step.event === 'call' ? 0 : ran}
      />
      <div className="min-w-0 space-y-4 @3xl:row-span-2">
        {recursion && <CallTree tree={callTreeOf(recursion, index, format)} />}
        {drawings.map((drawn) => (
          <DrawingPanel
            key={drawn.key}
            drawn={drawn}
            onChoose={(kind) => setChoices({ ...choices, [drawn.key]: kind })}
          />
        ))}
        {!isDrawn && (
          <p className="text-sm text-muted">
            Lists, maps, nodes and calls of itself are drawn here; this step has none.
          </p>
        )}
      </div>
      <div className="min-w-0 space-y-4">
        {shown && (
          <VariableList
            of={shown.name}
            variables={inSight(step, before, shown.id).filter(({ isOwn }) => isOwn)}
            format={format}
            onFind={(find) => onFind(find, shown.id)}
          />
        )}
        {shown && (
          <CallStack
            frames={step.frames}
            shown={shown}
            nameOf={(frame) =>
              frame.name === PROGRAM
                ? PROGRAM
                : callText({ ...frame, arguments: byId.get(frame.id)?.arguments ?? frame.variables }, format)
            }
            onShow={onShow}
          />
        )}
        <Printed text={step.printed} />
      </div>
    </div>
  );
}

const Printed = ({ text }: { text: string }) =>
  text !== '' && (
    <section aria-label="Printed so far">
      <h3 className="text-sm font-medium">Printed so far</h3>
      <pre
        tabIndex={0}
        className="mt-1 max-h-40 overflow-auto rounded-md border border-line bg-sunken px-3 py-2 font-mono text-[0.84rem] whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </section>
  );
