/** End the program on an exception of the library: the wasm has no exceptions, but containers link against them. */
export const EXCEPTION_STUBS = `#line 1 "exceptions.cpp"
extern "C" {
void *__cxa_allocate_exception(unsigned long) noexcept {
  std::fprintf(stderr, "terminate called: an exception was thrown, and programs here end with it\\n");
  std::abort();
}
void __cxa_throw(void *, void *, void *(*)(void *)) { std::abort(); }
void *__cxa_begin_catch(void *) noexcept { std::abort(); }
void __cxa_end_catch() { std::abort(); }
void __cxa_rethrow() { std::abort(); }
void __cxa_free_exception(void *) noexcept {}
}
`;
