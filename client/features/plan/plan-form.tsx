import { type SubmitEvent, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { saveStudyPlan } from '#client/records/study-plans.ts';
import { savePlan, useReviewPlan } from '#client/records/review-cards.ts';
import {
  MAX_MINUTES_PER_WEEK,
  newStudyPlan,
  PLAN_LEVELS,
  type PlanLevel,
  type StudyPlan,
} from '#shared/records/study-plan/study-plan.ts';
import type { PlanSettings } from '#shared/rules/plan/other-plans.ts';
import { addDays } from '#shared/rules/progress/streaks.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const LEVEL_NAMES: Record<PlanLevel, string> = {
  beginner: 'Beginner: easy problems first',
  intermediate: 'Intermediate: mostly medium ones',
  advanced: 'Advanced: medium and hard ones',
};
const MAX_HOURS = MAX_MINUTES_PER_WEEK / 60;
const HOURS = /^\d{1,3}([.,]\d{1,2})?$/;
const FIRST_WEEKS = 3;

type PlanFormProps = { saved: StudyPlan | null; companies: readonly string[]; today: string };

/** The settings of a plan, which are all that is stored of it. */
export function PlanForm({ saved, companies, today }: PlanFormProps) {
  /** Changes that are not saved yet. Other fields show the saved plan, which another device may change. */
  const [edited, setEdited] = useState<Partial<PlanSettings> & { hours?: string }>({});
  const settings: PlanSettings = { ...(saved ?? newStudyPlan(addDays(today, FIRST_WEEKS * 7))), ...edited };
  const hours = edited.hours ?? String(Math.round((settings.minutesPerWeek / 60) * 100) / 100);
  const [errors, setErrors] = useState({ interviewOn: '', hours: '', daysOff: '' });
  const { at: _at, by: _by, ...reviewing } = useReviewPlan();
  const change = (part: typeof edited) => setEdited({ ...edited, ...part });
  const store = ({ company, daysOff, interviewOn, level, ...next }: PlanSettings, message: string) => {
    const settings = { company, daysOff, interviewOn, level, isOn: next.isOn, minutesPerWeek: next.minutesPerWeek };
    // The token may have been changed outside of the form.
    const isStored = saveStudyPlan({ ...settings, calendar: saved?.calendar ?? null });
    // Reviews use the same day of the interview.
    const wasSame = reviewing.interviewOn === saved?.interviewOn;
    const untilWhen = next.isOn ? interviewOn : wasSame ? null : reviewing.interviewOn;
    if (!isStored || !savePlan({ ...reviewing, interviewOn: untilWhen })) return notifyNotStored();
    setEdited({});
    toast.success(message);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const minutesPerWeek = HOURS.test(hours.trim()) ? Math.round(Number(hours.trim().replace(',', '.')) * 60) : 0;
    const newErrors = {
      interviewOn: settings.interviewOn > today ? '' : 'Choose a day after today.',
      hours:
        minutesPerWeek > 0 && minutesPerWeek <= MAX_MINUTES_PER_WEEK ? '' : `A number of hours up to ${MAX_HOURS}.`,
      daysOff: settings.daysOff.length < 7 ? '' : 'Leave at least one day to study on.',
    };
    setErrors(newErrors);
    const wrong = Object.entries(newErrors).find(([, error]) => error !== '');
    if (!wrong) return store({ ...settings, minutesPerWeek, isOn: true }, 'Your plan is ready.');
    // On a narrow screen the field may be above the visible part.
    const field = event.currentTarget.elements.namedItem(wrong[0]);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label="Your plan"
      className="mb-12 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Day of the interview"
          name="interviewOn"
          type="date"
          min={addDays(today, 1)}
          value={settings.interviewOn}
          error={errors.interviewOn}
          onChange={({ target }) => change({ interviewOn: target.value })}
        />
        <TextField
          label="Hours a week"
          name="hours"
          inputMode="decimal"
          value={hours}
          error={errors.hours}
          onChange={({ target }) => change({ hours: target.value })}
        />
        <SelectField
          label="Company"
          value={settings.company}
          onChange={({ target }) => change({ company: target.value })}
        >
          <option value="">Any company</option>
          {companies.map((company) => (
            <option key={company}>{company}</option>
          ))}
        </SelectField>
        <SelectField
          label="Level"
          value={settings.level}
          onChange={({ target }) => change({ level: target.value as PlanLevel })} // one of its options
        >
          {PLAN_LEVELS.map((level) => (
            <option key={level} value={level}>
              {LEVEL_NAMES[level]}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset name="daysOff" tabIndex={-1} className="mt-5">
        <legend className="mb-1.5 font-medium">Days off</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {DAYS.map((name, index) => {
            const day = (index + 1) % 7; // Sunday 0
            const isOff = settings.daysOff.includes(day);
            const others = settings.daysOff.filter((one) => one !== day);
            return (
              <CheckBox
                key={name}
                label={name}
                checked={isOff}
                onChange={() => change({ daysOff: isOff ? others : [...others, day].toSorted() })}
              />
            );
          })}
        </div>
        {errors.daysOff !== '' && (
          <p role="alert" className="mt-1.5 text-sm text-hard">
            {errors.daysOff}
          </p>
        )}
      </fieldset>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" look="primary">
          {saved?.isOn ? 'Save the plan' : 'Create the plan'}
        </Button>
        {saved?.isOn && (
          <Button onClick={() => store({ ...saved, isOn: false }, 'The plan is off. Its settings are kept.')}>
            Turn the plan off
          </Button>
        )}
      </div>
    </form>
  );
}
