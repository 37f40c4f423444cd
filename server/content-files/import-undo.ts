import type { ContentChange, ContentImport } from '#prisma/generated/client.ts';
import type { Database } from '#server/database/client.ts';
import type { Viewer } from '#server/access/access.ts';
import type { Crud } from '#server/content/crud.ts';
import type { AnyRecord, Batch } from '#server/content/save.ts';
import { isBack, settable, type Values } from '#server/content/undo.ts';
import { type InputOf, messageName, type Resource } from '#shared/resource.ts';
import { CHUNK } from './import-plan.ts';
import type { Piecework } from './import-piecework.ts';
import { reportOf, type LeftRecord, type UndoReport } from './import-report.ts';

type Later = Pick<ContentChange, 'key' | 'recordKey' | 'before' | 'author'>;

/**
 * Undoes an import: removes records that it added, and restores the former values of those that it changed. A record
 * that somebody has edited since is left and reported. Idempotent: what is already undone is left alone.
 */
export function undoOf(
  found: ContentImport,
  resource: Resource,
  { crud, prisma }: { crud: Crud<Resource>; prisma: Database['prisma'] },
): Piecework {
  const importKey = found.key;
  const { author = '' } = reportOf(found).undo ?? {};
  const viewer: Viewer = { role: 'administrator', key: '', username: author, sessionKey: '' };

  async function piece(skip: number, take: number) {
    const where = { importKey, isUndo: false };
    const changes = await prisma.contentChange.findMany({ where, orderBy: { key: 'asc' }, skip, take });
    const keys = { in: changes.map(({ recordKey }) => recordKey) };
    // Reads the records before their later changes: an edit in between is detected when the records are written.
    const records = (await crud.all(viewer, { key: keys })) as unknown as AnyRecord[]; // a record of any resource is one
    const written = await prisma.contentChange.findMany({
      where: { recordKey: keys },
      orderBy: [{ at: 'asc' }, { key: 'asc' }],
      select: { key: true, recordKey: true, before: true, author: true },
    });
    const byKey = new Map(records.map((record) => [record.key, record]));
    const ofRecord = Map.groupBy(written, ({ recordKey }) => recordKey);
    return changes.map((change) => {
      const all = ofRecord.get(change.recordKey) ?? [];
      const later = all.slice(all.findIndex(({ key }) => key === change.key) + 1);
      return { change, record: byKey.get(change.recordKey), later };
    });
  }

  /** Returns why a record is left as it is; null when it can be undone. */
  function reasonFor(record: AnyRecord | undefined, before: Values | null, later: Later[]): string | null {
    const by = later.at(-1)?.author || 'somebody';
    if (!record) return `was deleted since by ${by}`;
    const edited = editedSince(resource, record, later);
    if (edited.length > 0)
      return `${edited.map((name) => messageName(resource, name)).join(', ')} was changed since by ${by}`;
    const issues = before ? crud.issues({ ...record, ...before } as InputOf<Resource>) : [];
    return issues.length > 0 ? issues.map(({ message }) => message).join('; ') : null;
  }

  return {
    viewer,
    size: CHUNK,
    cause: { importKey, isUndo: true },
    ended: { state: 'undone' },
    async plan(from, to, report) {
      const batch = { update: [], remove: [] } as Required<Pick<Batch<Resource>, 'update' | 'remove'>>;
      const leftRecords: LeftRecord[] = [];
      const pieces = await piece(from, to - from);
      for (const { change, record, later } of pieces) {
        const { recordId, title, recordKey: key } = change;
        const before = change.before as Values | null; // by keepChanges; null for an added record
        if (isBack(resource, record, before)) continue;
        const reason = reasonFor(record, before, later);
        if (reason !== null) leftRecords.push({ recordId, title, reason });
        else if (!before) batch.remove.push({ key, base: record });
        else batch.update.push({ key, values: settable(resource, before), base: record });
      }
      const known: UndoReport = report.undo ?? { author, undone: 0, left: [] };
      const undone = known.undone + pieces.length - leftRecords.length;
      return { batch, report: { ...report, undo: { ...known, undone, left: [...known.left, ...leftRecords] } } };
    },
    failed: (report, failure) => ({
      state: 'undone',
      report: { ...report, undo: { author, undone: 0, left: [], ...report.undo, failure } },
    }),
  };
}

/**
 * Returns the fields whose values differ from those before the later changes: an edit that was reverted does not count.
 */
function editedSince(resource: Resource, record: AnyRecord, later: Later[]): string[] {
  const earlierValues = later.map(({ before }) => before as Values | null).toReversed(); // an object, by keepChanges
  const asLeft: Values = Object.assign({}, ...earlierValues) as Values; // the earliest counts
  return Object.keys(asLeft).filter((name) => name in resource.fields && record[name] !== asLeft[name]);
}
