import type { PageLanguage } from '../languages/languages.ts';
import { NotTraceable, type TracedProgram } from '../tracing/not-traceable.ts';

type Options = { mark: string; isWhole: boolean };
type Tracer = (source: string, options: Options) => Promise<TracedProgram & { language: PageLanguage }>;

const javascript: Tracer = async (source, options) => {
  const { tracedJavascript } = await import('../languages/javascript/tracing.ts');
  return { ...tracedJavascript(source, options), language: 'javascript' };
};

/** The tracers by language; each is loaded on demand. */
const TRACERS: Record<Exclude<PageLanguage, 'sql'>, Tracer> = {
  javascript,
  async typescript(source, options) {
    const { toJavaScript } = await import('../languages/typescript/translate.ts');
    return javascript(toJavaScript(source), options);
  },
  async python(source, options) {
    const { tracedPython } = await import('../languages/python/tracing.ts');
    return { ...tracedPython(source, options), language: 'python' };
  },
  async cpp(source, options) {
    const { tracedCpp } = await import('../languages/cpp/tracing.ts');
    return { ...tracedCpp(source, options), language: 'cpp' };
  },
  async c(source, options) {
    const { tracedC } = await import('../languages/c/tracing.ts');
    return { ...tracedC(source, options), language: 'c' };
  },
};

/**
 * A program with the code that writes its trace, and the language in which it then runs.
 * @throws NotTraceable, or for TypeScript TranslationError
 */
export async function tracedProgram(
  language: PageLanguage,
  source: string,
  options: Options,
): Promise<TracedProgram & { language: PageLanguage }> {
  if (language === 'sql')
    throw new NotTraceable('A query is one step for the database: there is nothing to step through.');
  return TRACERS[language](source, options);
}
