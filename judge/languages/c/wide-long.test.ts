import { expect, it } from 'vitest';
import { wideLong } from './wide-long.ts';

it.each([
  ['long sum = 0;', 'long long sum = 0;'],
  ['unsigned long int x; long const y = 1;', 'unsigned long long int x; long long const y = 1;'],
  ['long long a; long double b; double long c;', 'long long a; long double b; double long c;'],
  ['vector<long> v; map<long, pair<long, int>> m;', 'vector<long long> v; map<long long, pair<long long, int>> m;'],
  ['#define ll long\n#define int long long', '#define ll long long\n#define int long long'],
  ['1L << 40; 5UL; 7lu; 0xFFL; 1LL; 2.5L; 1e9L; 3', '1LL << 40; 5ULL; 7llu; 0xFFLL; 1LL; 2.5L; 1e9L; 3'],
  ['LONG_MIN, LONG_MAX, ULONG_MAX', 'LLONG_MIN, LLONG_MAX, ULLONG_MAX'],
  ['std::stol(s) + labs(x) + atol(p)', 'std::stoll(s) + llabs(x) + atoll(p)'],
  ['it.stol + p->labs', 'it.stol + p->labs'],
  ['__builtin_popcountl(x) + __builtin_clzll(y)', '__builtin_popcountll(x) + __builtin_clzll(y)'],
  ['// a long story\n"a long string" /* long */', '// a long story\n"a long string" /* long */'],
  ['scanf("%ld %5lu", &a, &b);', 'scanf("%lld %5llu", &a, &b);'],
  ['printf("%ld %d%%", a, b);', 'printf("%lld %d%%", (long long)(a), b);'],
  ['printf("%*lu", 5, v.size());', 'printf("%*llu", 5, (long long)(v.size()));'],
  ['printf(format, 1L);', 'printf(format, 1LL);'],
  ['long a;\n#line 1 "solution.c"\nlong b;', 'long a;\n#line 1 "solution.c"\nlong long b;'],
  ['R"(long 1L %ld)"', 'R"(long 1L %lld)"'],
])('reads %j with a long of 64 bits', (source, wide) => {
  expect(wideLong(source).source).toBe(wide);
});

it('knows the original columns', () => {
  const { source, columnOf } = wideLong('int a;\nlong b = 1L + c;\nlong d;');
  const [, second = ''] = source.split('\n');
  expect(second).toBe('long long b = 1LL + c;');
  expect(columnOf(2, 1)).toBe(1);
  expect(columnOf(2, second.indexOf('b') + 1)).toBe('long b'.length);
  expect(columnOf(2, second.indexOf('c;') + 1)).toBe('long b = 1L + c'.length);
  expect(columnOf(1, 5)).toBe(5);
});
