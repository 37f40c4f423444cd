import { type SubmitEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#client/components/button.tsx';
import { Dialog, focusedFirst } from '#client/components/dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { failureOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { reportError } from '#shared/rules/report-fields.ts';
import { currentPlace } from './current-place.ts';
import { keepReport, NO_REPORT, readReport, type ReportDraft } from './report-draft.ts';

const FIELDS = ['text', 'email'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string>>;

/** Reports a mistake on the open page; needs neither an account nor an email address. */
export function ReportDialog({ onClose }: { onClose(): void }) {
  const form = useRef<HTMLFormElement>(null);
  const [place] = useState(currentPlace);
  const [values, setValues] = useState(readReport);
  const [errors, setErrors] = useState<Errors>({});
  const report = trpc.messages.report.useMutation({
    // Without a connection, it fails at once with a message instead of waiting.
    networkMode: 'always',
    onSuccess() {
      keepReport(NO_REPORT);
      onClose();
      toast.success('Thank you, your report has been sent.');
    },
    onError(error) {
      const failure = failureOf(error);
      toast.error(
        failure ? `Error: ${failure.message}` : 'The server did not answer. Your text is still here: please try again.',
      );
    },
  });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (report.isPending) return;
    const found: Errors = {};
    for (const name of FIELDS) found[name] = reportError(name, values[name]);
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    if (first === undefined) return report.mutate({ ...values, place });
    const element = form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };
  const change = (changed: Partial<ReportDraft>) => {
    const next = { ...values, ...changed };
    setValues(next);
    keepReport(next);
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange({ target: { value } }: { target: { value: string } }) {
      change({ [name]: value });
      // An error disappears once its field is valid; new ones appear only on the next submit.
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: reportError(name, value) });
    },
  });

  // In a portal, as it would inherit the footer's styles otherwise.
  return createPortal(
    <Dialog title="Report a mistake" onClose={onClose}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-4">
        <p className="text-sm wrap-anywhere text-muted">On this page: {place}</p>
        <TextField ref={focusedFirst} label="What is wrong?" rows={5} aria-required {...field('text')} />
        <TextField
          label="Email, if you want an answer (optional)"
          type="email"
          autoComplete="email"
          {...field('email')}
        />
        <div className="flex justify-end gap-3">
          <Button className="min-h-11" onClick={onClose}>
            Cancel
          </Button>
          {/* Not disabled while it sends, which would lose the keyboard focus. */}
          <Button type="submit" look="primary" aria-disabled={report.isPending} className="aria-disabled:opacity-50">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>,
    document.body,
  );
}
