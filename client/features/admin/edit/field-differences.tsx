import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import type { Resource } from '#shared/resource.ts';
import { excerptBeside } from '#shared/rules/text/text-difference.ts';

type Value = string | number | boolean | null | undefined;
type Values = Record<string, Value>;
type Side = { title: string; values: Values };

type FieldDifferencesProps = { resource: Resource; names: readonly string[]; left: Side; right: Side };

const EMPTY = '(empty)';
const textOf = (value: Value) => (value === null || value === undefined ? '' : String(value));

/** Shows two versions of fields side by side. */
export function FieldDifferences({ resource, names, left, right }: FieldDifferencesProps) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line">
      {names.map((name) => (
        <FieldDifference
          key={name}
          label={resource.fields[name]?.label ?? name}
          left={{ title: left.title, text: textOf(left.values[name]) }}
          right={{ title: right.title, text: textOf(right.values[name]) }}
        />
      ))}
    </dl>
  );
}

/** Whether a text may overflow its box, if only on a narrow screen: then it is focusable, to scroll by keyboard. */
const mayScroll = (text: string) => text.length > 150 || text.split('\n').length > 5;

type Text = { title: string; text: string };

/** Shows the differing part of a long text, and the complete text on demand. */
function FieldDifference({ label, left, right }: { label: string; left: Text; right: Text }) {
  const [isWhole, setWhole] = useState(false);
  const most = isWhole ? Infinity : undefined;
  const sides = [
    { title: left.title, excerpt: excerptBeside(left.text, right.text, most) },
    { title: right.title, excerpt: excerptBeside(right.text, left.text, most) },
  ];
  const isLong = isWhole || sides.some(({ excerpt }) => excerpt.isCut);
  return (
    <div className="p-3.5">
      <dt className="mb-2 font-medium">{label}</dt>
      <dd className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ title, excerpt: { before, differing, after } }) => (
          <div key={title} className="min-w-0">
            <p className="mb-1 text-xs text-muted">{title}</p>
            <p
              tabIndex={mayScroll(before + differing + after) ? 0 : undefined}
              className="max-h-48 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
            >
              {before}
              {differing !== '' && <mark className="rounded-[3px] bg-medium-wash text-ink">{differing}</mark>}
              {after}
              {before + differing + after === '' && EMPTY}
            </p>
          </div>
        ))}
      </dd>
      {isLong && (
        <dd className="mt-2">
          <Button look="quiet" className="-ml-3" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the difference in ${label}` : `Show all of ${label}`}
          </Button>
        </dd>
      )}
    </div>
  );
}
