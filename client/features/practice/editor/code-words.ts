import type { Language } from '#shared/judge/languages.ts';

const C = `auto bool break case char const continue default do double else enum extern false float for goto if inline int
  long return short signed sizeof static struct switch true typedef union unsigned void volatile while NULL INT_MAX
  INT_MIN size_t int32_t int64_t uint32_t uint64_t include define stdio stdlib string math limits stdbool stdint malloc
  calloc realloc free memcpy memset memmove strlen strcmp strcpy strncpy qsort printf abs`;

/** Completions besides the words of the program itself: keywords, and the names that solutions use most. */
const WORDS: Record<Language, string> = {
  c: C,
  cpp: `${C} and or not class concept constexpr catch delete explicit friend mutable namespace new noexcept nullptr
    operator override private protected public requires template this throw try typename using virtual std vector string
    map set unordered_map unordered_set multiset multimap pair tuple deque queue stack priority_queue list array bitset
    optional function algorithm numeric push_back emplace_back pop_back push_front pop_front push pop top front back
    begin end rbegin rend insert emplace erase find count contains size empty clear resize reserve substr first second
    sort stable_sort reverse swap min max min_element max_element accumulate lower_bound upper_bound binary_search
    next_permutation greater less make_pair to_string stoi stoll cout cin endl`,
  java: `abstract assert boolean break byte case catch char class continue default do double else enum extends false final
    finally float for if implements import instanceof int interface long new null package private protected public
    record return short static super switch this throw throws true try var void while Integer Long Double Boolean
    Character String StringBuilder Math Arrays List ArrayList LinkedList Map HashMap TreeMap Set HashSet TreeSet Deque
    ArrayDeque Queue PriorityQueue Stack Collections Objects Optional Comparator MAX_VALUE MIN_VALUE length size isEmpty
    charAt substring append toString equals hashCode get put getOrDefault containsKey contains add remove poll offer
    peek push pop sort stream println`,
  python: `and as assert async await break class continue def del elif else except False finally for from global if import
    in is lambda None nonlocal not or pass raise return True try while with yield abs all any bool dict divmod enumerate
    filter float frozenset hash input int isinstance iter len list map max min next object ord chr pow print range
    repr reversed round set sorted str sum tuple type zip self append extend insert remove pop sort reverse items keys
    values get add discard update split join strip replace lower upper startswith endswith isdigit isalpha collections
    Counter defaultdict deque OrderedDict heapq heappush heappop heapify bisect bisect_left bisect_right functools
    lru_cache cache itertools combinations permutations product accumulate math inf gcd sqrt typing List Optional Dict`,
  javascript: `async await break case catch class const continue debugger default delete do else export extends false
    finally for from function if import in instanceof let new null of return static super switch this throw true try
    typeof undefined var void while yield Array Object String Number Boolean Math Map Set WeakMap BigInt Symbol Infinity
    NaN JSON console log length push pop shift unshift slice splice concat indexOf lastIndexOf includes find findIndex
    findLast filter map flatMap reduce forEach some every sort toSorted reverse toReversed join split fill keys values
    entries fromEntries from isArray has get set add clear size substring charAt charCodeAt codePointAt trim padStart
    padEnd repeat replace replaceAll startsWith endsWith toString toLowerCase toUpperCase parseInt parseFloat floor ceil
    round trunc abs min max pow sqrt MAX_SAFE_INTEGER MIN_SAFE_INTEGER isInteger`,
  sql: `SELECT DISTINCT FROM WHERE AND OR NOT IN EXISTS BETWEEN LIKE ILIKE IS NULL AS JOIN INNER LEFT RIGHT FULL OUTER
    CROSS LATERAL ON USING GROUP BY HAVING ORDER ASC DESC NULLS FIRST LAST LIMIT OFFSET UNION ALL INTERSECT EXCEPT WITH
    RECURSIVE CASE WHEN THEN ELSE END CAST OVER PARTITION WINDOW ROWS RANGE PRECEDING FOLLOWING UNBOUNDED CURRENT ROW
    FILTER INSERT INTO VALUES UPDATE SET DELETE RETURNING CREATE TABLE VIEW INDEX PRIMARY KEY REFERENCES DEFAULT TRUE
    FALSE COUNT SUM AVG MIN MAX COALESCE NULLIF GREATEST LEAST ROUND ABS FLOOR CEIL LENGTH LOWER UPPER TRIM SUBSTRING
    CONCAT REPLACE STRING_AGG ARRAY_AGG EXTRACT DATE_TRUNC DATE INTERVAL NOW ROW_NUMBER RANK DENSE_RANK NTILE LAG LEAD
    FIRST_VALUE LAST_VALUE INTEGER NUMERIC TEXT BOOLEAN TIMESTAMP`,
};

export const wordsOf = (language: Language): string[] => [...new Set(WORDS[language].split(/\s+/))];
