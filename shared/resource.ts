import type { Field, FieldInput, FieldValue } from './field.ts';

type Fields = Record<string, Field> & { id: Field };

/** A content resource, declared once: REST, tRPC, the back office, seed, search and tests derive from it. */
export type Resource = {
  /** The name of the Prisma model, the tRPC router and the entry in the registry. */
  name: string;
  /** Its former name, still accepted in addresses of the back office and in files. */
  formerly?: string;
  /** Its path in the REST API. */
  path: `/${string}`;
  /** The noun for one record in a sentence, such as 'card'. */
  noun: string;
  fields: Fields;
  /** The field with the title of a record; it can never be blanked. */
  title: string;
  /** Ids are unique among records with the same value of this field, instead of in the whole resource. */
  idWithin?: string;
  /** Headings of the form, each by the first field below it; a section extends to the next heading. */
  sections?: Readonly<Record<string, string>>;
  /**
   * Fields that cannot change after creation, except in upper and lower case, as learners' records are stored by them.
   */
  fixed?: readonly string[];
  /** Fields by which a list can be filtered. */
  filters: readonly string[];
  /** Columns of the list in the back office. */
  columns: readonly string[];
  /** Short fields that are searched in addition to the title and all fields of kind text; without it, no search. */
  searched?: readonly string[];
  /** Its texts in the back office: the menu group, the noun for one record, and the labels of form and list. */
  menu: { group: string; noun: string; create: string; manage: string };
  /** Texts of the back office. */
  messages: { created: string; createFailed: string; empty: string; confirmRemove: string };
  /** Field names start with a capital letter in messages ('Id is required'). */
  capitalised?: true;
  /** Learners may contribute records, which wait for review. */
  contributed?: true;
  /**
   * The only public fields of a record that is embargoed until a contest starts; with none, it is not found. Without
   * this property, records are never embargoed.
   */
  visibleBeforeStart?: readonly string[];
};

/** Checks that a descriptor only refers to fields that it has, and preserves its literal types. */
export function defineResource<
  const F extends Fields,
  const R extends Resource & {
    fields: F;
    title: keyof F;
    idWithin?: keyof F;
    sections?: { [K in keyof F]?: string };
    fixed?: readonly (keyof F)[];
    filters: readonly (keyof F)[];
    columns: readonly (keyof F)[];
    searched?: readonly (keyof F)[];
    visibleBeforeStart?: readonly (keyof F)[];
  },
>(resource: R & { fields: F }): R {
  return resource;
}

/** A record as services return it: with every field, '' for unset text, null for unset numbers. */
export type RecordOf<R extends Resource> = { key: string } & {
  -readonly [K in keyof R['fields']]: FieldValue<R['fields'][K]>;
};

/** The fields of a record that a card shows: the columns of the list. */
export type CardOf<R extends Resource> = Pick<RecordOf<R>, 'key' | (R['columns'][number] & keyof RecordOf<R>)>;

/** Values of a create or update that have passed their schema. */
export type InputOf<R extends Resource> = Partial<Omit<RecordOf<R>, 'key'>>;

type FieldsOf<R extends Resource> = R['fields'];
type Named<F extends Fields, Wanted> = { [K in keyof F]: F[K] extends Wanted ? K : never }[keyof F];

/** The input of an update: any of the fields that callers may set. */
export type UpdateInput<R extends Resource> = {
  -readonly [K in Exclude<keyof FieldsOf<R>, Named<FieldsOf<R>, { set: 'never' }>>]?: FieldInput<FieldsOf<R>[K]>;
};

/** The input of a create: its required and optional fields. */
export type CreateInput<R extends Resource> = Omit<UpdateInput<R>, Named<FieldsOf<R>, { set: 'update' }>> & {
  -readonly [K in Named<FieldsOf<R>, { required: true }>]: FieldInput<FieldsOf<R>[K]>;
};

/** A field's names in the REST API, in order of precedence. */
export const restNames = (resource: Resource, name: string): readonly [string, ...string[]] =>
  resource.fields[name]?.rest ?? [name];

/** A field's name in messages: its legacy name. */
export function messageName(resource: Resource, name: string): string {
  const [documented] = restNames(resource, name);
  return resource.capitalised ? documented.charAt(0).toUpperCase() + documented.slice(1) : documented;
}
