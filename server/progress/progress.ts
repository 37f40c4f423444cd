import type { Database } from '#server/database/client.ts';
import { requireLearner, type Viewer } from '#server/access/access.ts';
import type { SolvedThere } from '#server/adapters/codeforces.ts';
import type { Match, MatchedProblem, MatchedQuestion } from '#shared/rules/imports/import-file.ts';
import { exportProgress, type LearnersFile } from './export.ts';
import { matchProblems, matchQuestions } from './match-lines.ts';
import { type Overview, progressOverview } from './overview.ts';
import { type Marks, marksOf, setMark } from './marks.ts';
import type { UndoneImport } from './last-import.ts';
import { type Elsewhere, solvedOnCodeforces } from './solved-elsewhere.ts';
import { importProgress, type ImportPreview, previewImport, undoImport, type WorkImport } from './transfer.ts';

/** What a learner has done. Only the learner reads and writes it; administrators do not. */
export type ProgressService = {
  overview(viewer: Viewer, input: unknown): Promise<Overview>;
  export(viewer: Viewer): Promise<LearnersFile>;
  marks(viewer: Viewer): Promise<Marks>;
  /**
   * Sets one mark. @throws AppError conflict when the account would exceed its limit, invalid_input for a name that means
   * nothing or several things
   */
  mark(viewer: Viewer, input: unknown): Promise<void>;
  /** @param file an export, or the legacy storage keys with their values */
  previewImport(viewer: Viewer, file: unknown): Promise<ImportPreview>;
  import(viewer: Viewer, file: unknown): Promise<ImportPreview>;
  /** @returns what the undo removed, and what stays because it was changed since @throws AppError not_found */
  undoImport(viewer: Viewer): Promise<UndoneImport>;
  /** Finds the problems, or questions, that the lines of a list name. */
  matchProblems(viewer: Viewer, input: unknown): Promise<Match<MatchedProblem>[]>;
  matchQuestions(viewer: Viewer, input: unknown): Promise<Match<MatchedQuestion>[]>;
  /** The other sites that can be asked for a learner's solved problems. */
  sources(viewer: Viewer): Promise<{ codeforces: boolean }>;
  /**
   * @throws AppError not_found when the handle is unknown, or when the site does not allow it; rate_limited;
   * upstream_failed
   */
  codeforces(viewer: Viewer, input: unknown): Promise<SolvedThere[]>;
};

type Deps = {
  /** Imports a file's drafts, submissions and sittings. */
  work: WorkImport;
  elsewhere: Elsewhere;
};

export function createProgress(database: Database, { work, elsewhere }: Deps): ProgressService {
  const transfer = { database, work };
  return {
    overview: async (viewer, input) => progressOverview(database, requireLearner(viewer, 'progress.own'), input),
    export: async (viewer) => exportProgress(database, requireLearner(viewer, 'progress.own')),
    marks: async (viewer) => marksOf(database, requireLearner(viewer, 'progress.read')),
    mark: async (viewer, input) => setMark(database, requireLearner(viewer, 'progress.mark'), input),
    previewImport: async (viewer, file) => previewImport(transfer, requireLearner(viewer, 'progress.own'), file),
    import: async (viewer, file) => importProgress(transfer, requireLearner(viewer, 'progress.own'), file),
    undoImport: async (viewer) => undoImport(database, requireLearner(viewer, 'progress.own')),
    async matchProblems(viewer, input) {
      requireLearner(viewer, 'progress.own');
      return matchProblems(database, input);
    },
    matchQuestions: async (viewer, input) => matchQuestions(database, requireLearner(viewer, 'progress.own'), input),
    async sources(viewer) {
      requireLearner(viewer, 'progress.own');
      return { codeforces: elsewhere.codeforces !== null };
    },
    codeforces: async (viewer, input) => solvedOnCodeforces(elsewhere, requireLearner(viewer, 'progress.own'), input),
  };
}
