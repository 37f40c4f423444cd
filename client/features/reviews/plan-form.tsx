import { useId } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';
import { notifyNotKept } from '#client/lib/notify.ts';
import { savePlan, useReviewPlan } from '#client/records/review-cards.ts';
import { MOST_PER_DAY, type ReviewPlan } from '#shared/records/review-plan.ts';

/** How many cards a day has, and the day of the interview; each change is stored at once. */
export function PlanForm() {
  const { at: _at, by: _by, ...plan } = useReviewPlan();
  const headingId = useId();
  const change = (changed: Partial<ReviewPlan>) => {
    if (!savePlan({ ...plan, ...changed })) notifyNotKept();
  };
  const numberField = (label: string, name: 'newPerDay' | 'mostPerDay') => (
    <TextField
      label={label}
      type="number"
      min={0}
      max={MOST_PER_DAY}
      value={plan[name]}
      onChange={({ target: { valueAsNumber: value } }) => {
        if (Number.isInteger(value) && value >= 0 && value <= MOST_PER_DAY) change({ [name]: value });
      }}
    />
  );
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 text-xl">
        How much a day
      </h2>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-3">
        {numberField('New cards a day', 'newPerDay')}
        {numberField('Most reviews a day', 'mostPerDay')}
        <TextField
          label="Day of the interview"
          type="date"
          value={plan.interviewOn ?? ''}
          onChange={({ target: { value } }) => change({ interviewOn: value === '' ? null : value })}
        />
      </div>
      <p className="readable mt-3 text-sm text-muted">
        Reviews come first, then new cards, never more than the most of a day; what is over waits for the next one.
        Until an interview nothing is put off beyond it.
      </p>
    </section>
  );
}
