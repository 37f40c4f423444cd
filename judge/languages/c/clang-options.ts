import { CHECKS_SOURCE } from './clang-runtime/checks.ts';
import { EXCEPTIONS } from './clang-runtime/exceptions.ts';
import { LIBRARY_CHECKS } from './clang-runtime/library-checks.ts';
import { OLD_NAMES } from './clang-runtime/old-names.ts';
import { POLICY_TREES } from './clang-runtime/policy-trees.ts';

/** What g++ and gcc accept with a warning at most, and clang refuses. */
const LENIENT = {
  cpp: ['-Wno-c++11-narrowing', '-Wno-register', '-Wno-reserved-user-defined-literal', '-Wno-vla-cxx-extension'],
  c: [
    ...['implicit-int', 'implicit-function-declaration', 'int-conversion', 'return-mismatch', 'return-type'],
    ...['incompatible-pointer-types', 'incompatible-function-pointer-types'],
  ].map((warning) => `-Wno-error=${warning}`),
} as const;

/** A function that ends without its return value is no error as long as nobody uses the value. */
const COMMON_FLAGS = ['-O1', '-fno-strict-return', '-fno-caret-diagnostics', '-Wno-unused-value', '-Wno-unused-result'];

/** The compiler flags for C and C++ in the browser. The headers that the build precompiles need the same flags. */
export const FLAGS = {
  cpp: [
    ...['clang++', '-std=gnu++23', ...COMMON_FLAGS, ...LENIENT.cpp, '-fwasm-exceptions'],
    '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST',
    // Headers do not include more than they need, which halves the size of the prelude.
    '-D_LIBCPP_REMOVE_TRANSITIVE_INCLUDES',
    ...['AUTO_PTR', 'BINDERS', 'RANDOM_SHUFFLE', 'UNEXPECTED_FUNCTIONS', 'UNARY_BINARY_FUNCTION'].map(
      (name) => `-D_LIBCPP_ENABLE_CXX17_REMOVED_${name}`,
    ),
  ],
  c: ['clang', '-std=gnu17', ...COMMON_FLAGS, ...LENIENT.c],
} as const;

/** End the program on undefined behaviour that would go unnoticed; checks.ts says what happened. */
export const CHECKS = [
  '-fsanitize=signed-integer-overflow,integer-divide-by-zero,array-bounds,null',
  '-fno-sanitize-recover=all',
  '-I.',
];

/** The file with the code that every program is linked with, by language. */
export const RUNTIME = { cpp: ['exceptions.o', 'checks.o'], c: ['checks.o'] } as const;

/** The sources of these files. */
export const RUNTIME_SOURCES = {
  'exceptions.o': { language: 'cpp', source: EXCEPTIONS },
  'checks.o': { language: 'c', source: CHECKS_SOURCE },
} as const;

/**
 * 32 MB of stack for variables with an address, enough for 100,000 calls; 256 MB in total. The linker writes the code:
 * the compiler would write out each zero of a large global array.
 */
export const LINK = {
  c: ['-flto', '-Wl,--lto-O1', '-Wl,-z,stack-size=33554432', '-Wl,--max-memory=268435456'],
  get cpp() {
    return [...this.c, '-Wl,-mllvm,-wasm-enable-eh', '-Wl,-mllvm,-exception-model=wasm'];
  },
};

export const HEADER = 'prelude.h';

/** The precompiled headers, which most programs use. More would enlarge the download. */
const COMMON = [
  ...['algorithm', 'array', 'cassert', 'cctype', 'climits', 'cmath', 'cstddef', 'cstdint', 'cstdio', 'cstdlib'],
  ...['cstring', 'ctime', 'deque', 'functional', 'initializer_list', 'iterator', 'limits', 'map', 'numeric', 'queue'],
  ...['set', 'stack', 'string', 'tuple', 'unordered_map', 'unordered_set', 'utility', 'vector'],
];

/** The rest of <bits/stdc++.h>: a header is included if a program uses one of its names. */
const ON_DEMAND: Record<string, RegExp> = {
  any: /\bany(_cast)?\b/,
  atomic: /\batomic\w*\b/,
  bit: /\b(popcount|count[lr]_(zero|one)|bit_(width|ceil|floor|cast)|has_single_bit|rot[lr])\b/,
  bitset: /\bbitset\b/,
  chrono: /\bchrono\b/,
  compare: /<=>|\b\w+_ordering\b/,
  charconv: /\b(from|to)_chars\b/,
  complex: /\bcomplex\b/,
  concepts: /\b(concept|requires|integral|floating_point|same_as|convertible_to|totally_ordered|invocable)\b/,
  exception: /\b(exception(_ptr)?|terminate|uncaught_exceptions)\b/,
  expected: /\b(un)?expected\b/,
  format: /\bformat(_to(_n)?|ted_size)?\s*\(/,
  fstream: /\b[io]?fstream\b/,
  forward_list: /\bforward_list\b/,
  iomanip: /\b(set(w|precision|fill|base)|(put|get)_time|quoted)\b/,
  iostream: /\bw?(cin|cout|cerr|clog)\b|\bendl\b|\b(io|i|o)stream\b|\bios(_base)?\b/,
  cinttypes: /\bPRI[diouxX]\w+/,
  list: /\blist\s*</,
  memory: /\b((unique|shared|weak)_ptr|make_(unique|shared)|enable_shared_from_this|addressof)\b/,
  numbers: /\bnumbers\b/,
  optional: /\b((make_)?optional|nullopt)\b/,
  random: /\b(mt19937(_64)?|random_device|\w+_(random_)?engine|minstd_rand0?|\w+_distribution)\b/,
  print: /\bprintln?\s*\(\s*"/,
  ranges: /\b(ranges|views)\b/,
  ratio: /\bratio\b/,
  regex: /\bs?regex(_\w+)?\b|\b[sc]match\b/,
  span: /\bspan\b/,
  sstream: /\b[io]?stringstream\b/,
  system_error: /\b(system_error|error_code|errc)\b/,
  stdexcept: /\b(runtime|logic|range|domain|length|(over|under)flow)_error\b|\b(invalid_argument|out_of_range)\b/,
  string_view: /\bstring_view\b/,
  type_traits: /\b(is|enable|remove|add|make|conditional|decay|common|underlying|invoke)_\w+|\bdecay_t\b/,
  typeindex: /\btype_index\b/,
  typeinfo: /\b(typeid|type_info|bad_cast)\b/,
  valarray: /\b(g?slice|valarray)\b/,
  variant: /\b(variant|holds_alternative|monostate|get_if)\b/,
};

/** The headers that a program needs in addition to the prelude, whether or not it includes them itself. */
export const moreHeaders = (source: string): string[] =>
  Object.entries(ON_DEMAND).flatMap(([header, names]) => (names.test(source) ? [header] : []));

/** The content of <bits/stdc++.h>, which clang does not have. */
const BITS = COMMON.map((name) => `#include <${name}>\n`).join('');

/** The headers of g++ that a program may name and clang does not have. */
const GNU_HEADERS = {
  pb_ds: {
    'assoc_container.hpp': '#include <ext/pb_ds/policy_trees.hpp>\n',
    'tree_policy.hpp': '#include <ext/pb_ds/policy_trees.hpp>\n',
    'hash_policy.hpp': '#include <ext/pb_ds/policy_trees.hpp>\n',
    'tag_and_trait.hpp': '#include <ext/pb_ds/policy_trees.hpp>\n',
    detail: { 'standard_policies.hpp': '#include <ext/pb_ds/policy_trees.hpp>\n' },
    'policy_trees.hpp': POLICY_TREES,
  },
};

/** The files of the prelude, in the file system of the compiler. */
export const headerFiles = (language: 'c' | 'cpp', prelude: string) => ({
  [HEADER]: language === 'cpp' ? `${LIBRARY_CHECKS}${prelude}${OLD_NAMES}` : prelude,
  bits: { 'stdc++.h': BITS },
  ext: GNU_HEADERS,
});
