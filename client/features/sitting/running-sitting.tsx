import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { Clock } from './clock.tsx';
import { ScoreTable } from './score-table.tsx';
import { saveSitting } from './sitting-store.ts';

type RunningSittingProps = { sitting: Sitting; onEnd(): void };

/** A sitting while its clock runs. */
export function RunningSitting({ sitting, onEnd }: RunningSittingProps) {
  const [isAsked, setAsked] = useState(false);
  const end = () => {
    if (!saveSitting({ ...sitting, endedAt: new Date().toISOString() })) notifyNotStored();
    // After the dialog has returned the focus to a button that no longer exists.
    requestAnimationFrame(onEnd);
  };
  return (
    <div className="rounded-md border border-line-strong bg-surface p-4 sm:p-5">
      <p className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <span className="text-2xl">
          <Clock sitting={sitting} />
        </span>
        <Button onClick={() => setAsked(true)}>End now</Button>
      </p>
      <ScoreTable sitting={sitting} isRunning />
      {isAsked && (
        <ConfirmDialog
          question="End it early?"
          name="The result is kept as it stands; what you submit afterwards does not count."
          action="End it"
          onConfirm={end}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}
