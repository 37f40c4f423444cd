import type { Answers } from '#client/lib/api/trpc.ts';

type Sheets = Answers['sheets'];

/** A row of any sheet; `reports` are those of the sheet's company. */
export type Problem = Sheets['top50'][number] & { reports?: number };

/** Converts a row of a company's sheet, of whose companies only this one is known. */
export const problemOf =
  (company: string) =>
  (row: Sheets['problemsOfCompany']['items'][number]): Problem => ({
    companyIds: [row.id],
    ...row,
    companies: company,
  });
