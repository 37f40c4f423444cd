/** How C and C++ are compiled in the browser; what is compiled ahead at build has to be compiled in the same way. */
export const FLAGS = {
  cpp: ['clang++', '-std=c++20', '-O1', '-fno-rtti', '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_FAST'],
  c: ['clang', '-std=gnu17', '-O1'],
} as const;

/** Silent mistakes end the program. */
export const CHECKS = [
  '-fsanitize=signed-integer-overflow,integer-divide-by-zero,bounds,null',
  '-fsanitize-trap=all',
  '-I.',
];

/** 8 MB of stack, 256 MB in all. */
export const LINK = ['-Wl,-z,stack-size=8388608', '-Wl,--max-memory=268435456'];

export const HEADER = 'prelude.h';

/** The header that g++ has and clang has not: the library as far as programs of this kind go. */
export const BITS = [
  ...['algorithm', 'array', 'bit', 'bitset', 'cassert', 'cctype', 'chrono', 'climits', 'cmath', 'compare', 'complex'],
  ...['concepts', 'cstddef', 'cstdint', 'cstdio', 'cstdlib', 'cstring', 'deque', 'exception', 'forward_list'],
  ...['functional', 'initializer_list', 'iomanip', 'iostream', 'iterator', 'limits', 'list', 'map', 'memory'],
  ...['numbers', 'numeric', 'optional', 'queue', 'random', 'ranges', 'set', 'span', 'sstream', 'stack', 'stdexcept'],
  ...[
    'string',
    'string_view',
    'tuple',
    'type_traits',
    'unordered_map',
    'unordered_set',
    'utility',
    'variant',
    'vector',
  ],
]
  .map((name) => `#include <${name}>\n`)
  .join('');

/** The files of the prelude as the compiler finds them. */
export const headerFiles = (prelude: string) => ({ [HEADER]: prelude, bits: { 'stdc++.h': BITS } });
