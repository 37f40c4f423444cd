import { useSandbox } from '#client/features/practice/judge/use-sandbox.ts';
import type { PageLanguage } from '#judge/languages/languages.ts';
import { SteppingPanel } from './stepping-panel.tsx';

type SteppedListingProps = { language: PageLanguage; source: string; title: string; onClose(): void };

/** A whole program of an article, step by step. */
export function SteppedListing({ language, source, title, onClose }: SteppedListingProps) {
  const { open } = useSandbox();
  const task = { signature: null, language, source, input: { input: '' } };
  return <SteppingPanel open={open} task={task} title={title} onClose={onClose} />;
}
