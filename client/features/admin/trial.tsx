import { createContext, type ReactNode, use } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Resource } from '#shared/resource.ts';
import type { FormValues } from './form-values.ts';

/** What the form of a resource has under its fields, by its name, from what is typed: a preview, a trial run. */
export type Trials = Partial<Record<string, (values: FormValues) => ReactNode>>;

const TrialsContext = createContext<Trials>({});

/** The page hands in what other features know. */
export const TrialsProvider = TrialsContext.Provider;

type TrialProps = { resource: Resource; control: Control<FormValues> };

export function Trial({ resource: { name }, control }: TrialProps) {
  const draw = use(TrialsContext)[name];
  return draw && <Tried draw={draw} control={control} />;
}

function Tried({ draw, control }: { draw: NonNullable<Trials[string]>; control: TrialProps['control'] }) {
  const values = useWatch({ control }) as FormValues; // each of its fields has a default
  return <div className="min-w-0 sm:col-span-2">{draw(values)}</div>;
}
