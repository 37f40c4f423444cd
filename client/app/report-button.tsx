import { type ComponentType, useState } from 'react';
import { toast } from '#client/lib/toast.ts';

/** Loads its dialog when it is pressed. */
export function ReportButton({ className }: { className: string }) {
  const [open, setOpen] = useState<{ Dialog: ComponentType<{ onClose(): void }> } | null>(null);
  const handleClick = () =>
    void import('#client/features/messages/report-dialog.tsx').then(
      ({ ReportDialog }) => setOpen({ Dialog: ReportDialog }),
      () => toast.error('This could not be loaded. Please try again.'),
    );
  return (
    <>
      <button type="button" className={className} onClick={handleClick}>
        Report a mistake
      </button>
      {open && <open.Dialog onClose={() => setOpen(null)} />}
    </>
  );
}
