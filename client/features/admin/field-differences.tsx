import type { Resource } from '#shared/resource.ts';

type Values = Record<string, string | number | boolean | null | undefined>;

type FieldDifferencesProps = {
  resource: Resource;
  names: readonly string[];
  left: { title: string; values: Values };
  right: { title: string; values: Values };
};

const shown = (value: Values[string]) =>
  value === null || value === undefined || value === '' ? '(empty)' : String(value);

/** What fields hold on two sides, beside each other. */
export function FieldDifferences({ resource, names, left, right }: FieldDifferencesProps) {
  return (
    <dl className="divide-y divide-line rounded-md border border-line">
      {names.map((name) => (
        <div key={name} className="p-3.5">
          <dt className="mb-2 font-medium">{resource.fields[name]?.label ?? name}</dt>
          <dd className="grid gap-3 sm:grid-cols-2">
            {[left, right].map(({ title, values }) => (
              <div key={title} className="min-w-0">
                <p className="mb-1 text-xs text-muted">{title}</p>
                <p
                  tabIndex={0}
                  className="max-h-48 overflow-y-auto rounded-md bg-sunken px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
                >
                  {shown(values[name])}
                </p>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
