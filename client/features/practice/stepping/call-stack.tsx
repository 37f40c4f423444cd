import { useRef } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import type { Frame } from '#judge/trace/trace.ts';
import { useKeptInView } from './use-kept-in-view.ts';

type CallStackProps = {
  frames: readonly Frame[];
  shown: Frame;
  nameOf(frame: Frame): string;
  onShow(id: number): void;
};

/** The calls that have not returned yet, the outermost first. Pressing one shows its variables. */
export function CallStack({ frames, shown, nameOf, onShow }: CallStackProps) {
  const box = useRef<HTMLOListElement>(null);
  useKeptInView(box, shown.id);
  return (
    <section aria-label="Call stack" className="min-w-0">
      <h3 className="text-sm font-medium">Call stack</h3>
      <ol
        ref={box}
        className="mt-1 max-h-44 divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface text-sm"
      >
        {frames.map((frame) => (
          <li key={frame.id} data-current={frame.id === shown.id ? '' : undefined}>
            <button
              type="button"
              aria-pressed={frame.id === shown.id}
              onClick={() => onShow(frame.id)}
              className={classNames(
                'flex min-h-9 w-full items-center justify-between gap-3 border-l-4 px-3 py-1 text-left -outline-offset-2',
                frame.id === shown.id ? 'border-accent font-medium' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              <span className="min-w-0 font-mono wrap-anywhere">{nameOf(frame)}</span>
              <span className="shrink-0 tabular-nums">line {frame.line}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
