import { useSearchParams } from 'react-router-dom';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { trpc } from '#client/lib/trpc.ts';
import { readAbout } from '#shared/rules/about.ts';

/** What the address asks about. */
export function useSubject() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('about') ?? '';
  const about = readAbout(asked) ? asked : undefined;
  const { data } = trpc.assistant.subject.useQuery({ about: about ?? '' }, { enabled: about !== undefined });
  return {
    about,
    /** Null as long as it is not known, and where there is no such thing. */
    subject: about !== undefined && data && data.header !== '' ? data : null,
    forget() {
      const changed = currentParameters();
      changed.delete('about');
      setParameters(changed, { replace: true });
    },
  };
}
