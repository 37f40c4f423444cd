import { classNames } from '#client/lib/class-names.ts';
import type { Entries } from '#judge/trace/drawing/entries.ts';
import { Changed, More } from './more.tsx';

type EntryTableProps = { entries: Entries; label: string; titles: [string, string] };

/** A map as keys and values, or an object as its fields. */
export function EntryTable({ entries: { entries, more }, label, titles }: EntryTableProps) {
  if (entries.length === 0) return <p className="text-sm text-muted">empty</p>;
  return (
    <div tabIndex={0} role="region" aria-label={`${label}: ${titles.join(' and ')}`} className="max-h-80 overflow-auto">
      <table className="border-collapse text-sm">
        <thead>
          <tr>
            {titles.map((title) => (
              <th
                key={title}
                scope="col"
                className="border border-line bg-sunken px-3 py-0.5 text-left font-normal text-muted"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-mono">
          {entries.map(({ key, text, isChanged }) => (
            <tr key={key} className={isChanged ? 'bg-medium-wash font-bold text-medium' : undefined}>
              <th
                scope="row"
                className={classNames('border border-line px-3 py-1 text-left', !isChanged && 'font-normal')}
              >
                {key}
              </th>
              <td className="border border-line px-3 py-1 wrap-anywhere">
                {text}
                {isChanged && <span aria-hidden> ●</span>}
                <Changed is={isChanged} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More count={more} />
    </div>
  );
}
