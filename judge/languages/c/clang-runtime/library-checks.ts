/**
 * Replaces how the C++ library ends a program whose access to a container fails: it says with which index, and where. The operand
 * takes the left side of the failed comparison, such as `__n` of `__n < size()`. Comes before all other headers.
 */
export const LIBRARY_CHECKS = String.raw`#include <__assert>
#include <type_traits>
extern "C" [[noreturn]] void __judge_failed(const char *what, int is_index, long long index, long long size, unsigned at, const char *in) noexcept;
/** For the methods that do not know the place of their call (scripts/tools/call-places.ts). */
static constexpr unsigned __judge_at = 0;
static constexpr const char *__judge_in = "";
namespace judge {
struct Compared { bool is_index; long long index, size; };
template <class T> struct Left {
  const T &value;
  template <class S> constexpr Compared operator<(const S &size) const {
    if constexpr (std::is_integral_v<T> && std::is_integral_v<S>)
      return {true, static_cast<std::make_signed_t<T>>(value), static_cast<long long>(size)};
    else return {};
  }
  template <class S> constexpr Compared operator<=(const S &size) const { return *this < size; }
  template <class S> constexpr Compared operator>(const S &) const { return {}; }
  template <class S> constexpr Compared operator>=(const S &) const { return {}; }
  template <class S> constexpr Compared operator==(const S &) const { return {}; }
  template <class S> constexpr Compared operator!=(const S &) const { return {}; }
  constexpr operator Compared() const { return {}; }
};
template <class T, class U> constexpr Compared operator&&(const Left<T> &, const U &) { return {}; }
template <class U> constexpr Compared operator&&(const Compared &, const U &) { return {}; }
template <class U> constexpr Compared operator||(const Compared &, const U &) { return {}; }
struct Operand { template <class T> constexpr Left<T> operator->*(const T &value) const { return {value}; } };
[[noreturn, gnu::cold, gnu::noinline]] inline void failed(const char *what, const Compared &by, unsigned at, const char *in) {
  __judge_failed(what, by.is_index, by.index, by.size, at, in);
}
}
#undef _LIBCPP_ASSERTION_HANDLER
#define _LIBCPP_ASSERTION_HANDLER(message) ::judge::failed(message, {}, __judge_at, __judge_in)
#undef _LIBCPP_ASSERT_VALID_ELEMENT_ACCESS
#define _LIBCPP_ASSERT_VALID_ELEMENT_ACCESS(expression, message) \
  (__builtin_expect(static_cast<bool>(expression), 1) ? (void)0 : ::judge::failed(message, ::judge::Operand{} ->* expression, __judge_at, __judge_in))
`;
