import { useSearchParams } from 'react-router-dom';
import { currentParameters } from '#client/lib/current-parameters.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { readAbout } from '#shared/rules/about.ts';

/** The subject of the questions, from the URL. */
export function useSubject() {
  const [parameters, setParameters] = useSearchParams();
  const parameter = parameters.get('about') ?? '';
  const about = readAbout(parameter) ? parameter : undefined;
  const { data } = trpc.assistant.subject.useQuery({ about: about ?? '' }, { enabled: about !== undefined });
  return {
    about,
    /** Null until it is loaded, and if there is no such subject. */
    subject: about !== undefined && data && data.header !== '' ? data : null,
    clear() {
      const changed = currentParameters();
      changed.delete('about');
      setParameters(changed, { replace: true });
    },
  };
}
