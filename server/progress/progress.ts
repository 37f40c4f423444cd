import type { Database } from '#server/database/client.ts';
import type { ProgressFile } from '#shared/schemas/progress.ts';
import { requireLearner, type Viewer } from '#server/access/access.ts';
import { type Overview, progressOverview } from './overview.ts';
import { type SyncResult, syncProgress } from './sync.ts';
import { exportProgress, importProgress, type ImportPreview, previewImport, undoImport } from './transfer.ts';

/** What a learner has done. It is theirs alone: nobody else, and no administrator, reads or writes it. */
export type ProgressService = {
  /** @throws AppError conflict when the changes are somebody else's */
  sync(viewer: Viewer, input: unknown): Promise<SyncResult>;
  overview(viewer: Viewer, input: unknown): Promise<Overview>;
  export(viewer: Viewer): Promise<ProgressFile>;
  /** @param file an export, or the documented storage keys with their values */
  previewImport(viewer: Viewer, file: unknown): Promise<ImportPreview>;
  import(viewer: Viewer, file: unknown): Promise<ImportPreview>;
  /** @throws AppError not_found */
  undoImport(viewer: Viewer): Promise<void>;
  /** Deletes the account with its progress, sessions, codes and newsletter subscription; blogs stay, without a name. */
  removeAccount(viewer: Viewer): Promise<void>;
};

export function createProgress(database: Database): ProgressService {
  return {
    sync: async (viewer, input) => syncProgress(database, requireLearner(viewer), input),
    overview: async (viewer, input) => progressOverview(database, requireLearner(viewer), input),
    export: async (viewer) => exportProgress(database, requireLearner(viewer)),
    previewImport: async (viewer, file) => previewImport(database, requireLearner(viewer), file),
    import: async (viewer, file) => importProgress(database, requireLearner(viewer), file),
    undoImport: async (viewer) => undoImport(database, requireLearner(viewer)),

    async removeAccount(viewer) {
      const key = requireLearner(viewer);
      await database.prisma.$transaction(async (transaction) => {
        const { email } = await transaction.user.delete({ where: { key }, select: { email: true } });
        await transaction.oneTimeCode.deleteMany({ where: { email } });
        await transaction.subscriber.deleteMany({ where: { email } });
      });
    },
  };
}
