import { useId, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { formatDate } from '#client/lib/format.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { changeList, type StoredList } from '#client/records/own-lists.ts';
import { MAX_ROUNDS } from '#shared/records/own-list/own-list.ts';
import { startedOver } from '#shared/rules/lists/list-changes.ts';
import { doneNow, earlierRounds } from '#shared/rules/lists/list-rounds.ts';
import { dayIn } from '#shared/rules/progress/streaks.ts';

/** Starts another round of a list. */
export function StartOver({ id, list }: Pick<StoredList, 'id' | 'list'>) {
  const [isAsking, setAsking] = useState(false);
  const isLast = Object.keys(list.rounds).length >= MAX_ROUNDS;
  if (doneNow(list).size === 0 || isLast) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Start over</Button>
      {isAsking && (
        <ConfirmDialog
          question="Start over?"
          name="Nothing is ticked in the new round. What is ticked now stays under 'Earlier rounds'."
          action="Start over"
          onConfirm={() => changeList(id, startedOver) || notifyNotStored()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const dayOf = (at: number) => formatDate(dayIn(ownTimeZone(), at));

/** The earlier rounds with their dates and progress. */
export function EarlierRounds({ list }: Pick<StoredList, 'list'>) {
  const headingId = useId();
  const rounds = earlierRounds(list);
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-10">
      <h2 id={headingId} className="mb-3 text-xl">
        Earlier rounds
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {rounds.map(({ key, beganAt, endedAt, done }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <span>{spanOf(dayOf(beganAt), dayOf(endedAt))}</span>
            <span className="text-muted tabular-nums">{done} done</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const spanOf = (from: string, to: string) => (from === to ? from : `${from} to ${to}`);
