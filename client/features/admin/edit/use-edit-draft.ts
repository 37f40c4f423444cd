import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import type { Resource } from '#shared/resource.ts';
import { dropDraft, type EditDraft, findDrafts, keepDraft, newDraftKey } from './edit-draft.ts';
import { type AnyRecord, type FormValues, pick, valuesOf } from '#client/features/admin/form/form-values.ts';

/** Stores each change to a record in a draft, and finds the drafts of earlier edits. */
export function useEditDraft(resource: Resource, record: AnyRecord) {
  const owner = useStoredAdministrator()?._id ?? '';
  const [editing, setEditing] = useState(() => ({
    key: newDraftKey(owner, record.key),
    /** The values of the fields when this administrator last saw them. */
    seen: record,
    /** The initial values of the form. */
    values: valuesOf(resource, record),
  }));
  const isUnsaved = useRef(false);
  const typed = useRef(editing.values);
  /**
   * Whether the record was saved: the form then reports its values once more as it closes, which must not be a draft.
   */
  const isSaved = useRef(false);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const found = useQuery({
    queryKey: ['edit-drafts', record.key],
    queryFn: () => findDrafts(owner, resource, record),
    staleTime: 'static',
    gcTime: 0,
  });
  const decide = ({ key }: EditDraft) => setDecided([...decided, key]);

  function goOn(key: string, seen: AnyRecord, values: FormValues) {
    typed.current = values;
    isUnsaved.current = keepDraft(resource, key, { seen, values });
    setEditing({ key, seen, values });
  }

  return {
    editing,
    earlier: found.data?.filter(({ key }) => !decided.includes(key)) ?? [],
    hasUnsaved: () => isUnsaved.current,
    keep(values: FormValues) {
      if (isSaved.current) return;
      typed.current = values;
      isUnsaved.current = keepDraft(resource, editing.key, { seen: editing.seen, values });
    },
    /** Continues after a conflict, with the newer record as seen. */
    goOnWith: (values: FormValues, seen: AnyRecord) => goOn(editing.key, seen, values),
    /** Continues with a draft: its fields have the values seen at that time, all others the current values. */
    restore(draft: EditDraft) {
      const seen = { ...record, ...pick(draft.seen, Object.keys(draft.values)) };
      goOn(draft.key, seen, { ...valuesOf(resource, seen), ...draft.values });
      decide(draft);
    },
    discard(draft: EditDraft) {
      dropDraft(draft.key);
      decide(draft);
    },
    /**
     * Removes the draft after saving, unless more was typed during the save: then that becomes the draft.
     * @returns whether the draft was removed
     */
    settle(saved: AnyRecord, sent: FormValues): boolean {
      const values = typed.current;
      if (Object.keys(sent).some((name) => values[name] !== sent[name])) {
        goOn(editing.key, saved, values);
        return false;
      }
      isSaved.current = true;
      dropDraft(editing.key);
      return true;
    },
  };
}
