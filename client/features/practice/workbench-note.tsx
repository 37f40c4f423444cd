import type { ReactNode } from 'react';
import { Button } from '#client/components/button.tsx';

type WorkbenchNoteProps = { action: string; onAct(): void; children: ReactNode };

/** A sentence about the content of the editor, with an action. */
export function WorkbenchNote({ action, onAct, children }: WorkbenchNoteProps) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-sunken px-4 py-2">
      {children}
      <Button look="quiet" onClick={onAct}>
        {action}
      </Button>
    </p>
  );
}
