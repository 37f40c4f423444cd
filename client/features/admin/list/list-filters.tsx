import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Combobox } from '#client/components/form/combobox.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import type { ListAddress } from '#client/lib/hooks/use-list-address.ts';
import type { Resource } from '#shared/resource.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { useWords } from '#client/features/admin/form/use-words.ts';

type ListFiltersProps = { resource: Resource; address: ListAddress };

const FLAG = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;
const REVIEWED = [
  ['published', 'Published'],
  ['waiting', 'Waiting for review'],
  ['declined', 'Declined'],
] as const;

/** The filters of a resource's list, as its descriptor declares them; their values are in the address. */
export function ListFilters({ resource, address }: ListFiltersProps) {
  // A slug belongs to a single record.
  const names = resource.filters.filter((name) => resource.fields[name]?.kind !== 'slug');
  if (names.length === 0) return null;
  const isNarrowed = names.some((name) => address.valueOf(name));
  return (
    <div role="group" aria-label="Filters" className="mb-4 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
      {names.map((name) => (
        <Filter key={name} {...{ resource, name, address }} />
      ))}
      {isNarrowed && (
        <Button
          look="quiet"
          className="min-h-11"
          onClick={() => address.narrow(Object.fromEntries(names.map((name) => [name, null])))}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

function Filter({ resource, name, address }: ListFiltersProps & { name: string }) {
  const field = resource.fields[name];
  const value = address.valueOf(name) ?? '';
  const label = field?.label ?? name;
  const narrow = (next: string) => address.narrow({ [name]: next });
  if (field?.kind !== 'flag' && field?.kind !== 'level')
    return <WordFilter {...{ resource: resource.name, name, label, value, narrow }} />;
  const levels = LEVELS.map((level) => [level, level] as const);
  const choices = field.kind === 'level' ? levels : resource.contributed ? REVIEWED : FLAG;
  return (
    <SelectField label={label} value={value} onChange={({ target }) => narrow(target.value)} className={WIDTH}>
      <option value="">All</option>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

const WIDTH = 'min-w-0 sm:w-48';

type WordFilterProps = { resource: string; name: string; label: string; value: string; narrow(value: string): void };

function WordFilter({ resource, name, label, value, narrow }: WordFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address has changed, for example by going back.
    setKnown(value);
    setText(value);
  }
  const [isVisited, setVisited] = useState(false);
  const choices = useWords({ resource, field: name }, isVisited);
  const take = (chosen: string) => {
    if (chosen.trim() !== value) narrow(chosen.trim());
  };
  return (
    <Combobox
      {...{ label, text, choices }}
      placeholder="All"
      className={WIDTH}
      onText={setText}
      onFocus={() => setVisited(true)}
      onChoose={(chosen) => {
        setText(chosen);
        take(chosen);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(text);
      }}
      onBlur={() => take(text)}
    />
  );
}
