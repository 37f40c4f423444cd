import type { PageLanguage } from '#shared/judge/languages.ts';
import { NotTraceable, type TracedProgram } from '#shared/judge/trace/traced-program.ts';

type Options = { mark: string; isWhole: boolean };
type Make = (source: string, options: Options) => Promise<TracedProgram & { language: PageLanguage }>;

const javascript: Make = async (source, options) => {
  const { tracedJavascript } = await import('#shared/judge/languages/javascript/tracing.ts');
  return { ...tracedJavascript(source, options), language: 'javascript' };
};

/** What makes a program trace itself, by its language; each is loaded when it is asked for. */
const MAKERS: Record<Exclude<PageLanguage, 'sql'>, Make> = {
  javascript,
  async typescript(source, options) {
    const { toJavaScript } = await import('#client/sandbox/translate-typescript.ts');
    return javascript(toJavaScript(source, options.isWhole), options);
  },
  async python(source, options) {
    const { tracedPython } = await import('#shared/judge/languages/python/tracing.ts');
    return { ...tracedPython(source, options), language: 'python' };
  },
  async cpp(source, options) {
    const { tracedCpp } = await import('#shared/judge/languages/cpp/tracing.ts');
    return { ...tracedCpp(source, options), language: 'cpp' };
  },
  async c(source, options) {
    const { tracedC } = await import('#shared/judge/languages/c/tracing.ts');
    return { ...tracedC(source, options), language: 'c' };
  },
};

/**
 * A program with what writes its trace, and the language in which it runs then.
 * @throws NotTraceable, or TranslationError of TypeScript
 */
export async function tracedProgram(
  language: PageLanguage,
  source: string,
  options: Options,
): Promise<TracedProgram & { language: PageLanguage }> {
  if (language === 'sql')
    throw new NotTraceable('A query is one step for the database: there is nothing to step through.');
  return MAKERS[language](source, options);
}
