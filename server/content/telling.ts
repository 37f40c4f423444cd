import { may, type Viewer } from '#server/access/access.ts';
import { heldBackKeys } from '#server/access/held-back.ts';
import type { Database } from '#server/database/client.ts';
import type { Row, Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';

/** A record that is held back: only the fields that the public may see keep their values, the others are blank. */
export function blanked<T extends Record<string, unknown>>({ toldBefore = [] }: Resource, row: T): T {
  const visible = new Set(['key', ...toldBefore]);
  const values = Object.entries(row).map(([name, value]) => [
    name,
    visible.has(name) ? value : typeof value === 'string' ? '' : null,
  ]);
  return Object.fromEntries(values) as T; // the fields that are blanked may be '' or null
}

/** Decides what viewers see of a resource's records while some are held back (server/access/held-back.ts). */
export function createTelling(resource: Resource, database: Pick<Database, 'pool'>) {
  const { name, fields, toldBefore } = resource;
  const isTold = (viewer: Viewer) => toldBefore === undefined || may(viewer, 'content.write');
  return {
    /** The condition for the records that the viewer can find. */
    async found(viewer: Viewer): Promise<Where> {
      if (isTold(viewer) || toldBefore?.length !== 0) return {};
      return { key: { notIn: [...(await heldBackKeys(database, name))] } };
    },

    /** Whether the viewer may sort by a field: the order would reveal something about a blank one. */
    sorts: (viewer: Viewer, field: string): boolean =>
      Object.hasOwn(fields, field) && (isTold(viewer) || toldBefore?.length === 0 || !!toldBefore?.includes(field)),

    /** The rows as the viewer may see them. */
    async told<T extends Row>(viewer: Viewer, rows: readonly T[]): Promise<readonly T[]> {
      if (isTold(viewer) || rows.length === 0) return rows;
      const keys = await heldBackKeys(database, name);
      if (toldBefore?.length === 0) return rows.filter(({ key }) => !keys.has(key));
      return rows.map((row) => (keys.has(row.key) ? blanked(resource, row) : row));
    },
  };
}
