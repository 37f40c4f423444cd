import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { Column } from './data-table.tsx';

/** The day on which a row was created, in the reader's time zone. */
export function useDayColumn<T extends { createdAt: string }>(label: string): Column<T> {
  const zone = useTimeZone();
  return { name: 'createdAt', label, sortable: true, render: ({ createdAt }) => formatDay(createdAt, zone) };
}
