/** Names of g++'s library that programs use and clang's does not have; and calls that mix sizes of 32 and 64 bits. */
export const OLD_NAMES = String.raw`
namespace std {
template <class T> constexpr T __gcd(T a, T b) { while (b) { T rest = a % b; a = b; b = rest; } return a; }
template <class T> constexpr T __lg(T value) { return static_cast<T>(8 * sizeof(T) - 1 - (sizeof(T) > 4 ? __builtin_clzll(value) : __builtin_clz(value) + 8 * (static_cast<int>(sizeof(T)) - 4))); }
/** A size has 32 bits here, and what is compared with it may have 64. */
template <class A, class B> concept JudgeMixed =
  (is_same_v<A, unsigned long> && is_same_v<B, unsigned long long>) || (is_same_v<A, unsigned long long> && is_same_v<B, unsigned long>) ||
  (is_same_v<A, long> && is_same_v<B, long long>) || (is_same_v<A, long long> && is_same_v<B, long>);
template <class A, class B> requires JudgeMixed<A, B> constexpr common_type_t<A, B> max(const A &a, const B &b) { return a < b ? b : a; }
template <class A, class B> requires JudgeMixed<A, B> constexpr common_type_t<A, B> min(const A &a, const B &b) { return b < a ? b : a; }
}
`;
