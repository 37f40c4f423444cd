import { Link } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import type { AboutKind } from '#shared/rules/about.ts';

type AskAboutProps = {
  kind: AboutKind;
  /** Its slug, id or key. */
  name: string | number;
  /** What it is called, for whoever hears the link alone. */
  header: string;
};

/** Leads to the assistant, with what is to be asked about. */
export const AskAbout = ({ kind, name, header }: AskAboutProps) => (
  <Link
    to={`${href('ai')}?about=${kind}/${name}`}
    aria-label={`Ask about this: ${header}`}
    className="text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
  >
    Ask about this
  </Link>
);
