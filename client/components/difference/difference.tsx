import { classNames } from '#client/lib/class-names.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { type DifferenceRow, lineDifferences } from './line-differences.ts';

type DifferenceProps = {
  before: string;
  after: string;
  /** A name for the texts, for the label. */
  label: string;
  /** Whether they are programs; if not, long lines wrap at words. */
  isCode?: boolean;
};

/** Two texts side by side, below each other on narrow screens, with differences marked by sign and colour. */
export function Difference({ before, after, label, isCode = false }: DifferenceProps) {
  const rows = lineDifferences(before, after);
  if (rows.length === 0) return <p className="text-muted">Both are the same.</p>;
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className={classNames(
        'max-h-[60dvh] overflow-auto rounded-md border border-line bg-sunken text-[0.84rem] leading-relaxed',
        isCode && 'font-mono',
      )}
    >
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </div>
  );
}

function Row({ row }: { row: DifferenceRow }) {
  if (row.kind === 'left out') {
    return <p className="border-y border-line px-3 py-0.5 text-muted">{withCount(row.lines, 'equal line')}</p>;
  }
  const isSame = row.kind === 'same';
  return (
    <div className="md:grid md:grid-cols-2 md:divide-x md:divide-line">
      <Cell line={row.before} sign={isSame ? '' : '−'} />
      <Cell line={row.after} sign={isSame ? '' : '+'} isRepeated={isSame} />
    </div>
  );
}

type CellProps = { line: { number: number; text: string } | null; sign: '' | '−' | '+'; isRepeated?: boolean };

function Cell({ line, sign, isRepeated = false }: CellProps) {
  if (!line) return <div className="max-md:hidden" />;
  const look = { '': '', '−': 'bg-hard-wash', '+': 'bg-easy-wash' }[sign];
  return (
    <div className={classNames('flex', look, isRepeated && 'max-md:hidden')} aria-hidden={isRepeated || undefined}>
      <span aria-hidden className="w-14 shrink-0 pr-2 text-right text-muted tabular-nums select-none">
        {sign} {line.number}
      </span>
      {sign !== '' && <span className="sr-only">{sign === '+' ? 'Added: ' : 'Removed: '}</span>}
      <span className="min-w-0 flex-1 pr-3 whitespace-pre-wrap wrap-anywhere">{line.text}</span>
    </div>
  );
}
