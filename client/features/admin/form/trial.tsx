import { createContext, type ReactNode, use } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { Resource } from '#shared/resource.ts';
import type { FormValues } from './form-values.ts';

/** Previews and trial runs of the typed values, shown below the fields of a form, by name of the resource. */
export type Trials = Partial<Record<string, (values: FormValues) => ReactNode>>;

const TrialsContext = createContext<Trials>({});

/** The page provides them, as they come from other features. */
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
