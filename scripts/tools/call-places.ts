/**
 * Lets a failed access to a container of the C++ library say where in the program it is: the methods that may fail take
 * the place of their call as two more parameters, with defaults. What fails reads them as `__judge_at` and `__judge_in`
 * (judge/languages/c/clang-runtime/library-checks.ts).
 */

/** The line times 1024 plus the column, and the file. Nothing more: clang would evaluate a condition in the header. */
const AT = 'unsigned __judge_at, const char *__judge_in';
const AT_CALL =
  'unsigned __judge_at = __builtin_LINE() << 10 | (__builtin_COLUMN() & 1023), const char *__judge_in = __builtin_FILE()';

const CONTAINERS =
  /^include\/c\+\+\/v1\/(__vector\/vector(_bool)?\.h|array|bitset|deque|list|queue|span|stack|string|string_view)$/;

/** The declarations and definitions of methods that read an element. Only a declaration may have a default. */
const INDEXED = /(::)?\boperator\[\]\((size_type|size_t)( __\w+)?\)/g;
const AT_AN_END =
  /(reference |void |::|^ +(?=\w+\(\) (const|_NOEXCEPT) ))(front|back|top|pop|pop_back|pop_front)\(\)/gm;
/** What a stack or a queue asks of its container. */
const OF_CONTAINER = /\bc\.(front|back|pop_back|pop_front)\(\)/g;

/** What the result depends on. */
export const CALL_PLACES = [AT_CALL, ...[CONTAINERS, OF_CONTAINER, INDEXED, AT_AN_END].map(String)];

const placeFor = (before: string | undefined) => (before === '::' ? AT : AT_CALL);

export const isContainer = (path: string): boolean => CONTAINERS.test(path);

/** The header of a container with these parameters. */
export const withCallPlaces = (header: string): string =>
  header
    .replace(OF_CONTAINER, 'c.$1(__judge_at, __judge_in)')
    .replace(
      INDEXED,
      (_, before: string | undefined, type: string, name: string | undefined) =>
        `${before ?? ''}operator[](${type}${name ?? ''}, ${placeFor(before)})`,
    )
    .replace(AT_AN_END, (_, before: string, _rest, name: string) => `${before}${name}(${placeFor(before)})`);
