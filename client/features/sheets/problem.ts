import type { Answers } from '#client/lib/trpc.ts';

type Sheets = Answers['sheets'];

/** A row of any sheet: where an article is to come, it has none yet; `reports` are those of the sheet's company. */
export type Problem = Sheets['top50'][number] &
  Partial<Sheets['problemsOfTopic']['items'][number]> & { reports?: number };

/** A row as the sheet of a company has it, which knows no more of its companies than this one. */
export const problemOf =
  (company: string) =>
  (row: Sheets['problemsOfCompany']['items'][number]): Problem => ({
    companyIds: [row.id],
    ...row,
    companies: company,
  });
