import { useId, useState } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { savePlan, useReviewPlan } from '#client/records/review-cards.ts';
import { MAX_PER_DAY, type ReviewPlan } from '#shared/records/review-plan/review-plan.ts';

/** The number of cards per day and the day of the interview; each change is stored at once. */
export function PlanForm() {
  const { at: _at, by: _by, ...plan } = useReviewPlan();
  const headingId = useId();
  const change = (changed: Partial<ReviewPlan>) => {
    if (!savePlan({ ...plan, ...changed })) notifyNotStored();
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        Daily limits
      </h2>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-3">
        <NumberField label="New cards a day" value={plan.newPerDay} onChange={(newPerDay) => change({ newPerDay })} />
        <NumberField
          label="Maximum reviews a day"
          value={plan.mostPerDay}
          onChange={(mostPerDay) => change({ mostPerDay })}
        />
        <TextField
          label="Day of the interview"
          type="date"
          value={plan.interviewOn ?? ''}
          onChange={({ target: { value } }) => change({ interviewOn: value === '' ? null : value })}
        />
      </div>
      <p className="readable mt-3 text-sm text-muted">
        Reviews come first, then new cards, up to the daily maximum; the rest waits for the next day. Nothing is put off
        beyond your interview.
      </p>
    </section>
  );
}

type NumberFieldProps = { label: string; value: number; onChange(value: number): void };

/** A number of cards per day. An invalid text stays in the field with an error, and the stored number still applies. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  /** The text of the field while it is invalid. */
  const [invalidText, setInvalidText] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={invalidText ?? value}
      error={invalidText === null ? '' : `A number from 0 to ${MAX_PER_DAY}. Until then it is ${value}.`}
      onChange={({ target: { value: text } }) => {
        const isValid = /^\d{1,3}$/.test(text) && Number(text) <= MAX_PER_DAY;
        setInvalidText(isValid ? null : text);
        if (isValid) onChange(Number(text));
      }}
    />
  );
}
