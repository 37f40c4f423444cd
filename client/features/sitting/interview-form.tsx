import { type SubmitEvent, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Timer } from '#client/components/icons/icons-contests.ts';
import { messageOf } from '#client/lib/api/failure.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { INTERVIEW_MINUTES } from '#shared/rules/sittings/mock-interview.ts';
import { seenHere } from './seen-here.ts';
import { saveSitting } from './sitting-store.ts';

type Choice = { company: string; topic: string; level: '' | (typeof LEVELS)[number] };
type Drawn = Answers['practice']['draw'];
type InterviewFormProps = { choices: Answers['practice']['interviewChoices']; onStart(): void };

const WANTED = 2;

/** A form for the topic of an interview. Warns before the start if too few of the problems are unseen. */
export function InterviewForm({ choices, onStart }: InterviewFormProps) {
  const [choice, setChoice] = useState<Choice>({ company: '', topic: '', level: '' });
  const draw = trpc.practice.draw.useMutation({
    onSuccess: (problems) => problems.filter(({ isSeen }) => !isSeen).length === WANTED && start(problems),
  });
  const start = (problems: Drawn) => {
    if (!saveSitting(newInterview(choice, problems))) notifyNotStored();
    draw.reset();
    onStart();
  };
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    draw.reset();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    draw.mutate({ ...choice, seen: seenHere() });
  };
  return (
    <form onSubmit={handleSubmit} className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <ChoiceSelect
          label="Company"
          of={choices.companies}
          value={choice.company}
          onChange={(company) => change({ company })}
        />
        <ChoiceSelect label="Topic" of={choices.topics} value={choice.topic} onChange={(topic) => change({ topic })} />
        <ChoiceSelect
          label="Level"
          of={LEVELS}
          value={choice.level}
          onChange={(level) => change({ level: level as Choice['level'] })} // one of its options
        />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="primary" disabled={draw.isPending}>
          <Timer size={18} aria-hidden /> Start the interview
        </Button>
        <span className="text-muted">{INTERVIEW_MINUTES} minutes, two problems that you have not seen</span>
      </p>
      <div role="status">
        {draw.data && <TooFew drawn={draw.data} onStart={() => draw.data && start(draw.data)} />}
        {draw.isError && (
          <p className="mt-4 text-hard">
            {messageOf(draw.error, 'There is no connection, and problems are drawn by the server.')}
          </p>
        )}
      </div>
    </form>
  );
}

type ChoiceSelectProps = { label: string; of: readonly string[]; value: string; onChange(value: string): void };

/** A plain select: a field that shows errors would load the code of forms. */
const ChoiceSelect = ({ label, of, value, onChange }: ChoiceSelectProps) => (
  <label className="block">
    <span className="mb-1.5 block font-medium">{label}</span>
    <select
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3.5"
    >
      <option value="">{`Any ${label.toLowerCase()}`}</option>
      {of.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  </label>
);

function TooFew({ drawn, onStart }: { drawn: Drawn; onStart(): void }) {
  const unseen = drawn.filter(({ isSeen }) => !isSeen).length;
  if (drawn.length < WANTED)
    return <p className="mt-4">There are fewer than two problems like that on the site. Choose broader criteria.</p>;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-3">
      {unseen === 0 ? 'You have seen all problems like that.' : 'Only one problem like that is new to you.'}
      <Button onClick={onStart}>Include problems that you have seen</Button>
    </p>
  );
}

const newInterview = ({ company, topic, level }: Choice, problems: Drawn) => ({
  key: newUuid(),
  kind: 'interview' as const,
  contest: null,
  title: ['Mock interview', company, topic, level].filter(Boolean).join(' · '),
  problems: problems.map(({ slug, name }, index) => ({ slug: slug.toLowerCase(), name, letter: String(index + 1) })),
  startedAt: new Date().toISOString(),
  minutes: INTERVIEW_MINUTES,
  endedAt: null,
  tries: [],
  reflection: null,
});
