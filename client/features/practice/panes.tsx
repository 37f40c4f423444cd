import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { useStored, writeStored } from '#client/lib/storage/storage.ts';

const SPLIT = 'practice-split';
const [MIN, DEFAULT, MAX] = [28, 46, 72];
const STEP = 4;

type Pane = 'problem' | 'code';
/** The CSS variable `--bar` is the height of a bar above the panes. */
type PanesProps = { shown: Pane; onShow(pane: Pane): void; problem: ReactNode; code: ReactNode };

const within = (percent: number) => Math.min(Math.max(Math.round(percent), MIN), MAX);

/** The problem beside the code, with a movable divider; as two tabs on narrow screens. */
export function Panes({ shown, onShow, problem, code }: PanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const split = within(Number(useStored(SPLIT) ?? DEFAULT) || DEFAULT);
  const move = (percent: number) => void writeStored({ [SPLIT]: String(within(percent)) });
  const handleDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const { left, width } = frame.current.getBoundingClientRect();
    frame.current.style.setProperty('--split', `${within(((event.clientX - left) / width) * 100)}%`);
  };
  const handleDrop = () => {
    const set = Number.parseFloat(frame.current?.style.getPropertyValue('--split') ?? '');
    if (!Number.isNaN(set)) move(set);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(split + step);
  };
  return (
    <>
      <div role="tablist" aria-label="Parts of this page" className="mb-4 flex gap-1 border-b border-line lg:hidden">
        {(['problem', 'code'] as const).map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            id={`tab-${pane}`}
            aria-selected={shown === pane}
            aria-controls={`pane-${pane}`}
            onClick={() => onShow(pane)}
            className={classNames(
              '-mb-px min-h-11 border-b-2 px-4 font-medium',
              shown === pane ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {pane === 'problem' ? 'Problem' : 'Code'}
          </button>
        ))}
      </div>
      <div
        ref={frame}
        style={{ '--split': `${split}%` } as Record<string, string>} // a property of CSS
        className="lg:grid lg:grid-cols-[minmax(0,var(--split))_1.5rem_minmax(0,1fr)] lg:items-start"
      >
        <div id="pane-problem" className={classNames('min-w-0 lg:block', shown === 'problem' ? '' : 'hidden')}>
          {problem}
        </div>
        <div
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label="Width of the problem"
          aria-valuenow={split}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          onKeyDown={handleKey}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={handleDrag}
          onPointerUp={handleDrop}
          className="group sticky top-[calc(5rem+var(--bar))] hidden h-[calc(100dvh-6rem-var(--bar))] cursor-col-resize touch-none place-items-center lg:grid"
        >
          <span className="h-full w-px bg-line transition-colors group-hover:w-0.5 group-hover:bg-line-strong group-focus-visible:bg-accent" />
        </div>
        <div
          id="pane-code"
          className={classNames(
            'min-w-0 lg:sticky lg:top-[calc(5rem+var(--bar))] lg:flex lg:h-[calc(100dvh-6rem-var(--bar))] lg:flex-col lg:overflow-y-auto lg:p-1',
            shown === 'code' ? '' : 'hidden',
          )}
        >
          {code}
        </div>
      </div>
    </>
  );
}
