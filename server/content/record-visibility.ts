import { may, type Viewer } from '#server/access/access.ts';
import { embargoedKeys } from '#server/access/embargo.ts';
import type { Database } from '#server/database/client.ts';
import type { Row, Where } from '#server/database/paged-rows.ts';
import type { Resource } from '#shared/resource.ts';

/** A record that is embargoed: only the fields that the public may see keep their values, the others are blank. */
export function withBlankFields<T extends Record<string, unknown>>({ visibleBeforeStart = [] }: Resource, row: T): T {
  const visible = new Set(['key', ...visibleBeforeStart]);
  const values = Object.entries(row).map(([name, value]) => [
    name,
    visible.has(name) ? value : typeof value === 'string' ? '' : null,
  ]);
  return Object.fromEntries(values) as T; // the fields that are blanked may be '' or null
}

/** Decides what viewers see of a resource's records while some are embargoed (server/access/embargo.ts). */
export function createVisibility(resource: Resource, database: Pick<Database, 'pool'>) {
  const { name, fields, visibleBeforeStart } = resource;
  const seesAll = (viewer: Viewer) => visibleBeforeStart === undefined || may(viewer, 'content.write');
  return {
    /** The condition for the records that the viewer can find. */
    async visibleRecords(viewer: Viewer): Promise<Where> {
      if (seesAll(viewer) || visibleBeforeStart?.length !== 0) return {};
      return { key: { notIn: [...(await embargoedKeys(database, name))] } };
    },

    /** Whether the viewer may sort by a field: the order would reveal something about a blank one. */
    maySortBy: (viewer: Viewer, field: string): boolean =>
      Object.hasOwn(fields, field) &&
      (seesAll(viewer) || visibleBeforeStart?.length === 0 || !!visibleBeforeStart?.includes(field)),

    /** The rows as the viewer may see them. */
    async visibleRows<T extends Row>(viewer: Viewer, rows: readonly T[]): Promise<readonly T[]> {
      if (seesAll(viewer) || rows.length === 0) return rows;
      const keys = await embargoedKeys(database, name);
      if (visibleBeforeStart?.length === 0) return rows.filter(({ key }) => !keys.has(key));
      return rows.map((row) => (keys.has(row.key) ? withBlankFields(resource, row) : row));
    },
  };
}
