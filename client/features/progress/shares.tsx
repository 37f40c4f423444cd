import { ProgressBar } from '#client/components/progress-bar.tsx';

type Share = { name: string; done: number; of: number };

/** The progress of each group of problems. */
export const Shares = ({ title, shares }: { title: string; shares: readonly Share[] }) => (
  <div>
    <h3 className="mb-4 text-lg">{title}</h3>
    <div className="space-y-4">
      {shares.map(({ name, done, of }) => (
        <ProgressBar key={name} label={name === '' ? 'Not given' : name} done={done} of={of} />
      ))}
    </div>
  </div>
);

/** A number with its label, in a description list. */
export const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
  </div>
);
