import type { ReactNode } from 'react';
import type { Field } from '#shared/field.ts';
import type { Resource } from '#shared/resource.ts';
import { formFields } from './form-values.ts';

type Section = { title: string; fields: [string, Field][] };

/** The fields of a form, grouped by heading; the title is '' for those before the first heading. */
export function sectionsOf(resource: Resource, use: 'create' | 'update'): Section[] {
  const sections: Section[] = [];
  for (const [name, field] of formFields(resource, use)) {
    const title = resource.sections?.[name];
    if (title !== undefined || sections.length === 0) sections.push({ title: title ?? '', fields: [] });
    sections.at(-1)?.fields.push([name, field]);
  }
  return sections;
}

/** Fields of a form below their heading; without a heading, only the fields. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  if (title === '') return children;
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="pr-4 text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
