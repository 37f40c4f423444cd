import { useId } from 'react';
import type { StudyTopic } from '#shared/study-topics.ts';

type CategorySelectProps = { topics: readonly StudyTopic[]; selected: StudyTopic; onSelect(category: string): void };

export function CategorySelect({ topics, selected, onSelect }: CategorySelectProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-medium">
        Topic
      </label>
      <select
        id={id}
        value={selected.category}
        onChange={(event) => onSelect(event.target.value)}
        className="min-h-11 rounded-md border border-line-strong bg-surface px-3.5"
      >
        {topics.map(({ category, name }) => (
          <option key={category} value={category}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
