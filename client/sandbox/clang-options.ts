/** The compiler flags for C and C++ in the browser. The headers that the build precompiles need the same flags. */
export const FLAGS = {
  cpp: [
    ...['clang++', '-std=c++20', '-O1', '-fno-rtti', '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST'],
    // Headers do not include more than they need, which halves the size of the prelude.
    '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES',
  ],
  c: ['clang', '-std=gnu17', '-O1'],
} as const;

/** End the program on undefined behaviour that would go unnoticed. */
export const CHECKS = [
  '-fsanitize=signed-integer-overflow,integer-divide-by-zero,bounds,null',
  '-fsanitize-trap=all',
  '-I.',
];

/** 32 MB of stack for variables with an address, enough for 100,000 calls; 256 MB in total. */
export const LINK = ['-Wl,-z,stack-size=33554432', '-Wl,--max-memory=268435456'];

export const HEADER = 'prelude.h';

/** The precompiled headers, which most programs use. More would enlarge the download. */
const COMMON = [
  ...['algorithm', 'array', 'cassert', 'cctype', 'climits', 'cmath', 'cstddef', 'cstdint', 'cstdio', 'cstdlib'],
  ...['cstring', 'ctime', 'deque', 'functional', 'initializer_list', 'iterator', 'limits', 'map', 'numeric', 'queue'],
  ...['set', 'stack', 'string', 'tuple', 'unordered_map', 'unordered_set', 'utility', 'vector'],
];

/** The rest of <bits/stdc++.h>: a header is included if a program uses one of its names. */
const ON_DEMAND: Record<string, RegExp> = {
  bit: /\b(popcount|count[lr]_(zero|one)|bit_(width|ceil|floor|cast)|has_single_bit|rot[lr])\b/,
  bitset: /\bbitset\b/,
  chrono: /\bchrono\b/,
  compare: /<=>|\b\w+_ordering\b/,
  complex: /\bcomplex\b/,
  concepts: /\b(concept|requires|integral|floating_point|same_as|convertible_to|totally_ordered|invocable)\b/,
  exception: /\b(exception(_ptr)?|terminate|uncaught_exceptions)\b/,
  forward_list: /\bforward_list\b/,
  iomanip: /\b(set(w|precision|fill|base)|(put|get)_time|quoted)\b/,
  iostream: /\bw?(cin|cout|cerr|clog)\b|\bendl\b|\b(io|i|o)stream\b|\bios(_base)?\b/,
  list: /\blist\s*</,
  memory: /\b((unique|shared|weak)_ptr|make_(unique|shared)|enable_shared_from_this|addressof)\b/,
  numbers: /\bnumbers\b/,
  optional: /\b(optional|nullopt)\b/,
  random: /\b(mt19937(_64)?|random_device|\w+_(random_)?engine|minstd_rand0?|\w+_distribution)\b/,
  ranges: /\b(ranges|views)\b/,
  span: /\bspan\b/,
  sstream: /\b[io]?stringstream\b/,
  stdexcept: /\b(runtime|logic|range|domain|length|(over|under)flow)_error\b|\b(invalid_argument|out_of_range)\b/,
  string_view: /\bstring_view\b/,
  type_traits: /\b(is|enable|remove|add|make|conditional|decay|common|underlying|invoke)_\w+|\bdecay_t\b/,
  variant: /\b(variant|holds_alternative|monostate|get_if)\b/,
};

/** The headers that a program needs in addition to the prelude, whether or not it includes them itself. */
export const moreHeaders = (source: string): string[] =>
  Object.entries(ON_DEMAND).flatMap(([header, names]) => (names.test(source) ? [header] : []));

/** The content of <bits/stdc++.h>, which clang does not have. */
const BITS = COMMON.map((name) => `#include <${name}>\n`).join('');

/** The files of the prelude, in the file system of the compiler. */
export const headerFiles = (prelude: string) => ({ [HEADER]: prelude, bits: { 'stdc++.h': BITS } });
