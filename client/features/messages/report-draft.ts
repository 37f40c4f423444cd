import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';

const TEXT = 'report-draft';
const EMAIL = 'report-email-draft';

export type ReportDraft = { text: string; email: string };

export const NO_REPORT: ReportDraft = { text: '', email: '' };

/** Unsent text. */
export const readReport = (): ReportDraft => ({ text: readDraft(TEXT) ?? '', email: readDraft(EMAIL) ?? '' });

export function keepReport({ text, email }: ReportDraft): void {
  writeDraft(TEXT, text || null);
  writeDraft(EMAIL, email || null);
}
