import { type ComponentType, useState } from 'react';
import { showNotLoaded } from '#client/components/not-loaded.tsx';

/** Loads its dialog when it is pressed. */
export function ReportButton({ className }: { className: string }) {
  const [open, setOpen] = useState<{ Dialog: ComponentType<{ onClose(): void }> } | null>(null);
  const handleClick = () =>
    void import('#client/features/messages/report-dialog.tsx').then(
      ({ ReportDialog }) => setOpen({ Dialog: ReportDialog }),
      showNotLoaded,
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
