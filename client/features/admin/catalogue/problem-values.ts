import { type AnyRecord, type FormValues, pick, valuesOf } from '#client/features/admin/form/form-values.ts';
import type { Answers } from '#client/lib/api/trpc.ts';
import type { Field } from '#shared/field.ts';
import { resources } from '#shared/resources/index.ts';
import { PLACE_RESOURCES, type PlaceResource, PROBLEM_FIELDS, type ProblemChange } from '#shared/schemas/catalogue.ts';

/*
 * One form has the fields of a problem and of each of its places: a field of a place is named after the place too.
 */

export type CatalogueEntry = Answers['catalogue']['get'];

/** A part of the form. Without `record` it is a place that is to be created. */
export type Part = {
  id: string;
  title: string;
  resource: PlaceResource;
  fields: [string, Field][];
  record?: AnyRecord;
};

const SHEETS: Record<PlaceResource, string> = { topicProblem: 'SDE sheet', companyProblem: 'company-wise sheet' };

export const sheetName = (resource: PlaceResource): string => SHEETS[resource];

const PROBLEM = 'problem';

/** The name of a field in the form: those of the problem have their own. React Hook Form takes dots for paths. */
export const inForm = ({ id }: Part, name: string): string => (id === PROBLEM ? name : `${id}_${name}`);

/** The name of the checkbox that removes a place. */
export const removalOf = (part: Part): string => inForm(part, 'is-removed');

const fieldsOf = (resource: PlaceResource, isWanted: (name: string) => boolean) =>
  Object.entries<Field>(resources[resource].fields).filter(([name]) => isWanted(name));

export const isCommon = (name: string): boolean => (PROBLEM_FIELDS as readonly string[]).includes(name);

/** The problem itself: what it has in common wherever it is listed. */
export const problemPart = ({ values }: CatalogueEntry): Part => ({
  id: PROBLEM,
  title: '',
  resource: 'topicProblem',
  fields: fieldsOf('topicProblem', isCommon),
  record: values as AnyRecord, // the fields that are shown
});

/** A place has the fields of its sheet, and of the common ones those of which it says something of its own. */
export const placeParts = ({ places }: CatalogueEntry): Part[] =>
  places.flatMap(({ resource, record, own }) =>
    resource === 'problem'
      ? []
      : [
          {
            id: record.key,
            title: `On the ${sheetName(resource)}, id ${record.id}`,
            resource,
            fields: fieldsOf(resource, (name) => name !== 'id' && (!isCommon(name) || own.includes(name))),
            record,
          },
        ],
  );

/** The number of places of a sheet that can be added at once. */
const MAX_ADDED = 3;

/** The places that can be added. */
export const possibleParts = (): Part[] =>
  PLACE_RESOURCES.flatMap((resource) =>
    Array.from({ length: MAX_ADDED }, (_, index) => ({
      id: `${resource}${index}`,
      title: `On the ${sheetName(resource)}, new`,
      resource,
      fields: fieldsOf(resource, (name) => name !== 'id' && !isCommon(name)),
    })),
  );

/** The initial values of a part. */
function partValues(part: Part): FormValues {
  const { resource, fields, record = {} as AnyRecord } = part;
  const all = valuesOf(resources[resource], record);
  return Object.fromEntries(fields.map(([name]) => [inForm(part, name), all[name] ?? '']));
}

export const valuesOfParts = (parts: readonly Part[]): FormValues =>
  Object.assign({}, ...parts.map(partValues)) as FormValues;

/** Whether anything was typed into a part. */
export const isFilled = (part: Part, values: FormValues): boolean =>
  part.fields.some(([name]) => (values[inForm(part, name)] ?? '') !== '');

/** The values that are not as they were. */
export const unlike = (values: FormValues, before: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));

const typed = (part: Part, values: FormValues): FormValues =>
  Object.fromEntries(part.fields.map(([name]) => [name, values[inForm(part, name)] ?? '']));

/** What differs from the values that were loaded, with those. */
function changes(part: Part, values: FormValues) {
  const before = partValues(part);
  const names = part.fields
    .map(([name]) => name)
    .filter((name) => values[inForm(part, name)] !== before[inForm(part, name)]);
  return { values: pick(typed(part, values), names), base: pick<AnyRecord[string]>(part.record ?? {}, names) };
}

/** The change to send; `parts` are the places, with new ones. */
export function changeOf(entry: CatalogueEntry, parts: readonly Part[], values: FormValues): ProblemChange {
  const isRemoved = (part: Part) => values[removalOf(part)] === true;
  const stored = parts.filter(({ record }) => record !== undefined);
  return {
    slug: entry.slug,
    ...changes(problemPart(entry), values),
    update: stored
      .filter((part) => !isRemoved(part))
      .map((part) => ({ resource: part.resource, key: part.id, ...changes(part, values) }))
      .filter(({ values: changed }) => Object.keys(changed).length > 0),
    remove: stored.filter(isRemoved).map(({ resource, id }) => ({ resource, key: id })),
    create: parts
      .filter((part) => part.record === undefined && !isRemoved(part))
      .map((part) => ({ resource: part.resource, values: typed(part, values) })),
  };
}
