import type { ReactNode } from 'react';
import { trpc } from '#client/lib/api/trpc.ts';
import { studyItemName } from '#shared/rules/study/study-items.ts';
import { Channels } from './channels.tsx';
import { useRecallSummary } from './recall.ts';
import type { StudyPlace } from './study-link.tsx';
import { StudyList, type StudyListProps } from './study-list.tsx';
import { StudyOutline } from './study-outline.tsx';
import { useItemAddress } from './use-item-address.ts';

type StudyLayoutProps = Omit<StudyPlace, 'entries'> &
  Omit<StudyListProps, 'place'> & {
    /** Shown above the items. */
    children: ReactNode;
  };

/** A page of items, with the outline of all items and the learner's progress. */
export function StudyLayout({ topic, page, children, ...list }: StudyLayoutProps) {
  const { kind, category } = topic;
  const outline = trpc.study.outline.useQuery({ kind, category });
  const place = { topic, page, entries: outline.data ?? [] };
  const summary = useRecallSummary(
    place.entries.map(({ id }) => studyItemName(category, id)),
    place.entries.length,
  );
  useItemAddress(place);
  return (
    <div className="wrap grid gap-x-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="mb-6 min-w-0">
        {children}
        {place.entries.length > 0 && <p className="mt-4 text-sm text-muted tabular-nums">{summary}</p>}
      </div>
      <div className="min-w-0 lg:contents">
        <StudyOutline key={category} place={place} areDrawn={list.items.data !== undefined} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-2">
          <StudyList {...list} place={place} />
        </div>
      </div>
      <div className="mt-12 lg:col-start-2 lg:row-start-1 lg:mt-0 lg:mb-6">
        <Channels />
      </div>
    </div>
  );
}
