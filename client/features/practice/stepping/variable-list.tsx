import { classNames } from '#client/lib/class-names.ts';
import type { Changing } from '#judge/trace/drawing/find-step.ts';
import type { InSight } from '#judge/trace/drawing/in-sight.ts';
import { shortValue, type ValueFormat } from '#judge/trace/drawing/short-value.ts';
import { ForwardStep } from './step-icons.ts';

/** A search for the last or next change of a variable. */
export type Find = { name: string; changing: Changing; direction: 1 | -1 };

type VariableListProps = { of: string; variables: readonly InSight[]; format: ValueFormat; onFind(find: Find): void };

const MAX_VALUE = 120;

/** The variables of a call; those that just changed are marked. Pressing a name goes to its last change. */
export const VariableList = ({ of, variables, format, onFind }: VariableListProps) => (
  <section aria-label={`Variables of ${of}`} className="min-w-0">
    <h3 className="text-sm font-medium">
      Variables of <code className="font-mono">{of}</code>
    </h3>
    {variables.length === 0 && <p className="text-sm text-muted">None yet.</p>}
    <ul className="mt-1 divide-y divide-line rounded-md border border-line bg-surface text-sm empty:hidden">
      {variables.map((variable) => (
        <Row key={variable.name} variable={variable} format={format} onFind={onFind} />
      ))}
    </ul>
  </section>
);

type RowProps = { variable: InSight; format: ValueFormat; onFind(find: Find): void };

function Row({ variable: { name, word, value, frame, objectId, isChanged }, format, onFind }: RowProps) {
  const changing = objectId === null ? { frameId: frame.id, name } : { objectId, field: word };
  return (
    <li className={classNames('flex items-start gap-2 px-2 py-1', isChanged && 'bg-medium-wash')}>
      <span aria-hidden className="w-3 shrink-0 py-1 text-medium">
        {isChanged && '●'}
      </span>
      <button
        type="button"
        title={`To the last change of ${name}`}
        aria-label={`Last change of ${name}`}
        onClick={() => onFind({ name, changing, direction: -1 })}
        className={classNames(
          'min-h-7 max-w-[45%] shrink-0 text-left font-mono underline decoration-dotted underline-offset-4 wrap-anywhere',
          isChanged && 'font-bold',
        )}
      >
        {name}
      </button>
      <span className={classNames('min-w-0 flex-1 py-1 font-mono wrap-anywhere', isChanged && 'font-bold')}>
        {shortValue(value, format, MAX_VALUE)}
        {isChanged && <span className="sr-only"> changed</span>}
      </span>
      <button
        type="button"
        title={`To the next change of ${name}`}
        aria-label={`Next change of ${name}`}
        onClick={() => onFind({ name, changing, direction: 1 })}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <ForwardStep size={14} aria-hidden />
      </button>
    </li>
  );
}
