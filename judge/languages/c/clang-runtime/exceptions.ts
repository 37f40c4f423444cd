import { LIBRARY_ERRORS } from './library-errors.ts';

/**
 * Exceptions for C++ programs: the part of the C++ library that the toolchain for WebAssembly leaves out, after the
 * Itanium C++ ABI (https://itanium-cxx-abi.github.io/cxx-abi/abi-eh.html) and what clang's `-fwasm-exceptions` calls.
 * Compiled once, when the tool is made.
 */
export const EXCEPTIONS = String.raw`#include <any>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <typeinfo>
#include <variant>

asm(".globl __cpp_exception\n.tagtype __cpp_exception i32\n__cpp_exception:\n");

namespace __cxxabiv1 {
// The layout of the library's own classes: a type says itself which thrown types a handler of it catches.
class __shim_type_info : public std::type_info {
 public:
  virtual ~__shim_type_info();
  virtual void noop1() const;
  virtual void noop2() const;
  virtual bool can_catch(const __shim_type_info *thrown, void *&adjusted) const = 0;
};
}

namespace {
using Type = __cxxabiv1::__shim_type_info;

/** Stands before each thrown object. */
struct alignas(16) Thrown {
  Type *type;
  /** Returns its argument, as destructors do in WebAssembly. */
  void *(*destroy)(void *);
  int references;
  /** How many handlers are open; negative while it is thrown again. */
  int handlers;
  /** The exception that is being handled around this one. */
  Thrown *outer;
  /** The object as its handler sees it. */
  void *adjusted;

  void *object() { return this + 1; }
};

Thrown *caught, *last;
unsigned uncaught;

Thrown *before(void *object) { return static_cast<Thrown *>(object) - 1; }

[[noreturn]] void raise(Thrown *thrown) {
  uncaught++;
  last = thrown;
  __builtin_wasm_throw(0, thrown);
}

void release(Thrown *thrown) {
  if (--thrown->references > 0) return;
  if (thrown->destroy) thrown->destroy(thrown->object());
  std::free(thrown);
}

std::uintptr_t number(const std::uint8_t *&at) {
  std::uintptr_t value = 0;
  for (int shift = 0;; shift += 7) {
    std::uint8_t byte = *at++;
    value |= std::uintptr_t(byte & 127) << shift;
    if (byte < 128) return value;
  }
}

std::intptr_t signedNumber(const std::uint8_t *&at) {
  std::uintptr_t value = 0;
  for (int shift = 0;;) {
    std::uint8_t byte = *at++;
    value |= std::uintptr_t(byte & 127) << shift;
    shift += 7;
    if (byte < 128) return byte & 64 && shift < 32 ? std::intptr_t(value | (~std::uintptr_t(0) << shift)) : std::intptr_t(value);
  }
}

/** The name of a type, for the usual ones: the library's demangler would triple the size of a program. */
const char *nameOf(const char *mangled) {
  static char name[256];
  if (std::strcmp(mangled, "i") == 0) return "int";
  if (std::strcmp(mangled, "PKc") == 0) return "char const*";
  if (std::strstr(mangled, "basic_string")) return "std::string";
  const char *prefix = std::strncmp(mangled, "St", 2) == 0 ? "std::" : "";
  char *rest = nullptr;
  long length = std::strtol(mangled + (*prefix ? 2 : 0), &rest, 10);
  if (length <= 0 || std::strlen(rest) != std::size_t(length)) return mangled;
  std::snprintf(name, sizeof name, "%s%s", prefix, rest);
  return name;
}

/** Says on stderr what ended the program, as the library of g++ does. */
void describe(Thrown *thrown) {
  std::fprintf(stderr, "terminate called after throwing an instance of '%s'\n", nameOf(thrown->type->name()));
  void *object = thrown->object();
  auto *standard = static_cast<const Type *>(&typeid(std::exception));
  if (standard->can_catch(thrown->type, object))
    std::fprintf(stderr, "  what():  %s\n", static_cast<std::exception *>(object)->what());
}

[[noreturn]] void terminated() {
  if (uncaught > 0 && last) describe(last);
  else std::fprintf(stderr, "terminate called without an active exception\n");
  std::abort();
}

[[maybe_unused]] const auto handler = std::set_terminate(terminated);
}

extern "C" {
/** Shared with the code of each function that catches. */
struct { std::uintptr_t pad, table, selector; } __wasm_lpad_context;

/** Called by the page for an exception that has left the program. */
__attribute__((export_name("judge_uncaught"))) void judge_uncaught() {
  if (last) describe(last);
}

/** Finds the handler of an exception in the table of a function, and sets its number as the selector, or 0. */
int _Unwind_CallPersonality(Thrown *thrown) {
  auto &[pad, table, selector] = __wasm_lpad_context;
  selector = 0;
  auto at = reinterpret_cast<const std::uint8_t *>(table);
  at++; // the start of landing pads, which is left out
  const std::uint8_t *types = nullptr;
  if (*at++ != 0xff) {
    auto offset = number(at);
    types = at + offset;
  }
  at++; // the encoding of call sites: LEB128
  auto length = number(at);
  auto actions = at + length;
  std::uintptr_t action = 0;
  for (std::uintptr_t site = 0; site <= pad && at < actions; site++) {
    number(at);
    action = number(at);
  }
  if (action == 0) return 0;
  for (at = actions + action - 1;;) {
    auto filter = signedNumber(at);
    auto next = at;
    auto offset = signedNumber(next);
    if (filter < 0) terminated(); // a specification of exceptions
    if (filter > 0) {
      Type *wanted;
      std::memcpy(&wanted, types - sizeof wanted * filter, sizeof wanted);
      void *adjusted = thrown->object();
      if (!wanted || wanted->can_catch(thrown->type, adjusted)) {
        thrown->adjusted = adjusted;
        selector = filter;
        return 0;
      }
    }
    if (offset == 0) return 0;
    at += offset;
  }
}

void *__cxa_allocate_exception(std::size_t size) noexcept {
  auto *thrown = static_cast<Thrown *>(std::calloc(1, sizeof(Thrown) + size));
  if (!thrown) std::abort();
  return thrown->object();
}
void __cxa_free_exception(void *object) noexcept { std::free(before(object)); }
[[noreturn]] void __cxa_throw(void *object, Type *type, void *(*destroy)(void *)) {
  Thrown *thrown = before(object);
  thrown->type = type;
  thrown->destroy = destroy;
  thrown->references = 1;
  raise(thrown);
}
void *__cxa_get_exception_ptr(Thrown *thrown) noexcept { return thrown->adjusted; }
void *__cxa_begin_catch(Thrown *thrown) noexcept {
  thrown->handlers = (thrown->handlers < 0 ? -thrown->handlers : thrown->handlers) + 1;
  if (caught != thrown) {
    thrown->outer = caught;
    caught = thrown;
  }
  if (uncaught > 0) uncaught--;
  return thrown->adjusted ? thrown->adjusted : thrown->object();
}
void __cxa_end_catch() {
  Thrown *thrown = caught;
  if (!thrown) return;
  if (thrown->handlers < 0) {
    // Thrown again: whoever catches it next releases it.
    if (++thrown->handlers == 0) caught = thrown->outer;
  } else if (--thrown->handlers == 0) {
    caught = thrown->outer;
    release(thrown);
  }
}
[[noreturn]] void __cxa_rethrow() {
  if (!caught) terminated();
  caught->handlers = -caught->handlers;
  raise(caught);
}
std::type_info *__cxa_current_exception_type() { return caught ? caught->type : nullptr; }
bool __cxa_uncaught_exception() noexcept { return uncaught > 0; }
unsigned __cxa_uncaught_exceptions() noexcept { return uncaught; }

void __cxa_increment_exception_refcount(void *object) noexcept {
  if (object) before(object)->references++;
}
void __cxa_decrement_exception_refcount(void *object) noexcept {
  if (object) release(before(object));
}
void *__cxa_current_primary_exception() noexcept {
  if (!caught) return nullptr;
  caught->references++;
  return caught->object();
}
void __cxa_rethrow_primary_exception(void *object) {
  if (!object) return;
  before(object)->references++;
  raise(before(object));
}
void *__cxa_get_globals() { return &caught; }
void *__cxa_get_globals_fast() { return &caught; }

[[noreturn]] void __cxa_bad_cast() { throw std::bad_cast(); }
[[noreturn]] void __cxa_bad_typeid() { throw std::bad_typeid(); }
[[noreturn]] void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }
}

${LIBRARY_ERRORS}`;
