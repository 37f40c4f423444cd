import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog, focusedFirst } from '#client/components/dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';

type ScheduleDialogProps = {
  isSaving: boolean;
  onSave(): Promise<string | null>;
  onClose(): void;
  onScheduled(key: string): void;
};

/** Asks for the time at which a newsletter is sent, in the administrator's time zone. */
export function ScheduleDialog({ isSaving, onSave, onClose, onScheduled }: ScheduleDialogProps) {
  const zone = useTimeZone();
  const [{ day, time }, setChosen] = useState({ day: '', time: '' });
  const [error, setError] = useState('');
  const schedule = trpc.newsletters.schedule.useMutation();
  const isBusy = isSaving || schedule.isPending;
  // Parsed in the browser's time zone, as the string has none.
  const chosen = new Date(`${day}T${time}`);

  async function submit() {
    if (Number.isNaN(chosen.getTime())) return setError('Choose a date and a time');
    if (chosen.getTime() <= Date.now()) return setError('Choose a time that is still to come');
    const key = await onSave();
    if (key === null) return onClose();
    try {
      const { at } = await schedule.mutateAsync({ key, at: chosen.toISOString() });
      toast.success(`Scheduled for ${formatMoment(at, zone)}`);
      onScheduled(key);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  return (
    <Dialog title="Send at a time" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            ref={focusedFirst}
            label="Date"
            type="date"
            value={day}
            error={error}
            onChange={({ target }) => setChosen({ day: target.value, time })}
          />
          <TextField
            label="Time"
            type="time"
            value={time}
            onChange={({ target }) => setChosen({ day, time: target.value })}
          />
        </div>
        <p className="mt-4 text-sm text-muted">
          Your time zone: {zone}. It goes to everybody who has confirmed by then. Until it begins it can be cancelled.
        </p>
        <div className="mt-6 flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" className="min-h-10" aria-disabled={isBusy}>
            Schedule
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
