import { z } from 'zod';
import { MAX_ID } from '#shared/rules/max-id.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { usualUuid } from '#shared/rules/text/usual-uuid.ts';
import { MAX_CARD_TITLE } from './review-card/review-card.ts';
import { type Stamp, stampAfter } from './record-kind.ts';

/** Both copies of a record that an import has written; `before` is null when there was none. */
export type Written<R> = {
  before: R | null;
  written: R;
  /** The key of what undoes something with this key. */
  undoingKey(key: string): string;
};

/** What the account needs of a kind besides its merge: what it accepts, and how an import is undone. */
export type StoredKind<R> = {
  schema: z.ZodType<R>;
  /** By default any text of up to `MAX_RECORD_ID` characters. */
  id?: z.ZodType<string>;
  /**
   * The copy that undoes an import. Every device may have the imported copy, and merges it again: so this is a later copy
   * that restores what was there before, or says that there is nothing.
   */
  undone(written: Written<R>): R;
};

/** The start of `by` in a copy that undoes an import; then follows when the restored copy was changed, 0 for none. */
export const UNDONE_BY = 'undone import ';

type At = Pick<Stamp, 'at'>;
export const after = (written: At, before: At | null | undefined): Stamp =>
  stampAfter(written.at, 0, `${UNDONE_BY}${before?.at ?? 0}`);

/** Undoes the import of a record that is replaced as a whole. @param none the record where there is nothing */
export const undoneWhole = <R extends Stamp>({ before, written }: Written<R>, none: R): R => ({
  ...(before ?? none),
  ...after(written, before),
});

const MAX_RECORD_ID = 600;
export const recordId = z.string().min(1).max(MAX_RECORD_ID).refine(isStorable);
/** The id of a record with a key of its own. */
export const uuidId = recordId.overwrite(usualUuid);

export const day = z.iso.date({ error: 'A day is given like 2026-11-21' });
export const at = z.int().min(0).max(8.64e15);
export const key = z.uuid();
export const count = (most: number) => z.int().min(0).max(most);
export const anyCount = count(MAX_ID);
export const text = (most: number) => z.string().max(most).refine(isStorable);
export const title = text(MAX_CARD_TITLE);
export const by = z.string().max(50);
export const stamp = { at, by };
/** Anyone with the address that contains it has access, so it is long and random. */
export const token = z.string().regex(/^[\w-]{22,64}$/);
export const upTo = <V extends z.ZodType>(maxEntries: number, value: V) =>
  z
    .record(text(MAX_RECORD_ID).min(1), value)
    .refine((entries) => Object.keys(entries).length <= maxEntries, { error: `Has more than ${maxEntries} entries` });
