type NumberKind = 'id' | 'count' | 'price';
type TextKind =
  | 'line'
  | 'list'
  | 'counts'
  | 'text'
  | 'code'
  | 'entries'
  | 'sources'
  | 'slug'
  | 'level'
  | 'link'
  | 'video';
type TimeKind = 'date' | 'time' | 'zone' | 'instant';

/**
 * A field of a content resource. `kind` decides its type, its rule and its control in a form:
 * id (whole number), count (whole number), price (number of 0 or more), line (one line), list (comma-separated line),
 * counts (the same, each item with a whole number after it), text (markup), code, entries (several entries with
 * `parts`, see rules/text/entries.ts), sources (documents with their addresses, see rules/study/sources.ts), slug (a
 * segment of an address), level, link (http(s) or site-relative), video (a link), date (YYYY-MM-DD), time (HH:MM),
 * zone (IANA time zone), instant (ISO, computed by the server), flag (true or false).
 */
export type Field = {
  kind: NumberKind | TextKind | TimeKind | 'flag';
  label: string;
  /** Required on create. */
  required?: true;
  /** Names in the REST API if they differ from the field's own; the first one wins if several are sent. */
  rest?: readonly [string, ...string[]];
  /** Whether REST omits it while it is unset, so that responses without it are as before the field existed. */
  unsetAtRest?: 'absent';
  /** The default value on create; by default '' or null. */
  initial?: string;
  /** When a caller may set it; by default on create and update. */
  set?: 'update' | 'never';
  hint?: string;
  /**
   * Its values recur: existing ones are suggested while typing, from this field ('own'), or from every field with the
   * same vocabulary.
   */
  vocabulary?: 'own' | 'topic' | 'company';
  /** The field whose value is used if this one is empty. */
  otherwise?: string;
  /** For kind entries: the parts of each entry. */
  parts?: readonly string[];
};

/** The input for a field: numbers also as decimal text from old forms, null for an unset value. */
export type FieldInput<F extends Field> = F['kind'] extends NumberKind
  ? number | string | null
  : F['kind'] extends 'flag'
    ? boolean
    : string | null;

export type FieldValue<F extends Field> = F['kind'] extends 'id'
  ? number
  : F['kind'] extends 'count' | 'price'
    ? number | null
    : F['kind'] extends 'instant'
      ? string | null
      : F['kind'] extends 'flag'
        ? boolean
        : string;
