import { Link } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import type { AboutKind } from '#shared/rules/about.ts';

type AskAboutProps = {
  kind: AboutKind;
  /** Its slug, id or key. */
  name: string | number;
  /** Its title, for screen readers that read the link out of context. */
  header: string;
};

/** A link to the assistant with the subject of the question. */
export const AskAbout = ({ kind, name, header }: AskAboutProps) => (
  <Link
    to={`${href('ai')}?about=${kind}/${name}`}
    aria-label={`Ask about this: ${header}`}
    className="text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
  >
    Ask about this
  </Link>
);
