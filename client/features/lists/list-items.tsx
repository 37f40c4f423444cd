import { useState } from 'react';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { useCurrentTitle } from '#client/records/current-titles.ts';
import type { StoredList } from '#client/records/own-lists.ts';
import { itemsOf } from '#shared/rules/lists/list-items.ts';
import { doneNow, progressOf } from '#shared/rules/lists/list-rounds.ts';
import { ItemRow } from './item-row.tsx';

/** The items of an own list, with the number done in this round. */
export function ListItems({ id, list }: Pick<StoredList, 'id' | 'list'>) {
  const [announcement, setAnnouncement] = useState('');
  const titleOf = useCurrentTitle('card');
  const items = itemsOf(list).map((item) => ({ ...item, title: titleOf(item) }));
  const done = doneNow(list);
  return (
    <>
      <div className="mb-5">
        <ProgressBar label="This round" {...progressOf(list)} />
      </div>
      <ol aria-label="Items" className="divide-y divide-line rounded-md border border-line bg-surface">
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            listId={id}
            item={item}
            position={index + 1}
            of={items.length}
            isDone={done.has(item.id)}
            onMoved={setAnnouncement}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
