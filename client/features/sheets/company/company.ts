import type { Answers } from '#client/lib/api/trpc.ts';
import { href } from '#shared/paths.ts';
import { sheetParameters } from '#shared/rules/sheets/sheet-address.ts';

export type Company = Answers['sheets']['companies'][number];

export const companyAddress = (company: string): string => `${href('companySheet')}?${sheetParameters({ company })}`;
