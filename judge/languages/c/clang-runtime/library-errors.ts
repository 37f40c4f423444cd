/** Throws the exceptions of the C++ library, which was compiled without them; comes after the code that throws. */
export const LIBRARY_ERRORS = String.raw`namespace {
template <class E> [[noreturn]] void throwWith(const char *what) {
  if constexpr (std::is_constructible_v<E, const char *>) throw E(what);
  else throw E();
}
struct { const char *name; void (*raise)(const char *); } const errors[] = {
  {"out_of_range", throwWith<std::out_of_range>}, {"invalid_argument", throwWith<std::invalid_argument>},
  {"length_error", throwWith<std::length_error>}, {"domain_error", throwWith<std::domain_error>},
  {"logic_error", throwWith<std::logic_error>}, {"range_error", throwWith<std::range_error>},
  {"overflow_error", throwWith<std::overflow_error>}, {"underflow_error", throwWith<std::underflow_error>},
  {"runtime_error", throwWith<std::runtime_error>}, {"bad_alloc", throwWith<std::bad_alloc>},
  {"bad_array_new_length", throwWith<std::bad_array_new_length>}, {"bad_cast", throwWith<std::bad_cast>},
  {"bad_any_cast", throwWith<std::bad_any_cast>}, {"bad_function_call", throwWith<std::bad_function_call>},
  {"bad_optional_access", throwWith<std::bad_optional_access>}, {"bad_weak_ptr", throwWith<std::bad_weak_ptr>},
  {"bad_variant_access", throwWith<std::bad_variant_access>},
};
}

/**
 * The library was compiled without exceptions, and calls these in place of throwing one, with its name and its text:
 * 'out_of_range was thrown in -fno-exceptions mode with message "vector"'.
 */
namespace {
[[noreturn]] void failed(const char *format, va_list values) {
  char text[1024];
  std::vsnprintf(text, sizeof text, format, values);
  if (char *end = std::strstr(text, " was thrown in -fno-exceptions mode")) {
    char *what = std::strchr(end, '"');
    if (what) {
      what++;
      if (char *quote = std::strrchr(what, '"')) *quote = '\0';
    }
    *end = '\0';
    for (auto &[name, raise] : errors)
      if (std::strcmp(text, name) == 0) raise(what ? what : name);
    throw std::runtime_error(what ? what : text);
  }
  std::fprintf(stderr, "%s\n", text);
  std::abort();
}
}
[[noreturn]] void judge_library_failed(const char *format, ...) asm("_ZNSt3__222__libcpp_verbose_abortEPKcz");
void judge_library_failed(const char *format, ...) {
  va_list values;
  va_start(values, format);
  failed(format, values);
}
extern "C" [[noreturn]] void __abort_message(const char *format, ...) {
  va_list values;
  va_start(values, format);
  failed(format, values);
}
`;
