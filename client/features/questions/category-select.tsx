import { useId } from 'react';
import type { Category } from './topics.ts';

type CategorySelectProps = { categories: readonly Category[]; selected: Category; onSelect(category: string): void };

export function CategorySelect({ categories, selected, onSelect }: CategorySelectProps) {
  const id = useId();
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-medium">
        Topic
      </label>
      <select
        id={id}
        value={selected.category}
        onChange={(event) => onSelect(event.target.value)}
        className="min-h-11 rounded-md border border-line-strong bg-surface px-3.5"
      >
        {categories.map(({ category, name }) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
