/**
 * What a program does wrong is said in a sentence with its line: the handlers that clang's `-fsanitize` calls
 * (https://github.com/llvm/llvm-project/blob/main/compiler-rt/lib/ubsan/ubsan_handlers.h says with what), in C.
 * Compiled once, when the tool is made.
 */
export const CHECKS_SOURCE = String.raw`#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct place { const char *file; uint32_t line, column; };
/** kind 0 is an integer; then the lowest bit of info says whether it is signed, the others are log2 of its bits. */
struct type { uint16_t kind, info; char name[]; };

static void begin(const struct place *at) {
  fprintf(stderr, "%s:%u:%u: error: ", at->file ? at->file : "solution", at->line, at->column);
}
_Noreturn static void end(void) {
  fputc('\n', stderr);
  abort();
}
/** A name is written with quotes: 'int'. */
static void name(const struct type *type) { fprintf(stderr, "%s", type->name); }

static void value(const struct type *type, uintptr_t given) {
  int bits = 1 << (type->info >> 1), isSigned = type->info & 1;
  if (bits > 32) {
    long long wide = *(const long long *)given;
    if (isSigned) fprintf(stderr, "%lld", wide); else fprintf(stderr, "%llu", (unsigned long long)wide);
  } else if (isSigned) {
    int shift = 32 - bits;
    fprintf(stderr, "%d", (int)(given << shift) >> shift);
  } else fprintf(stderr, "%u", (unsigned)given);
}
/** Whether an integer is zero, or minus one: what a division fails by. */
static int isZero(const struct type *type, uintptr_t given) {
  return (1 << (type->info >> 1)) > 32 ? *(const long long *)given == 0 : given == 0;
}

struct overflow { struct place at; const struct type *type; };
_Noreturn static void overflowed(const struct overflow *data, uintptr_t one, const char *sign, uintptr_t other) {
  begin(&data->at);
  fprintf(stderr, "signed overflow: ");
  value(data->type, one);
  fprintf(stderr, " %s ", sign);
  value(data->type, other);
  fprintf(stderr, " does not fit into ");
  name(data->type);
  end();
}
_Noreturn void __ubsan_handle_add_overflow_abort(struct overflow *data, uintptr_t a, uintptr_t b) { overflowed(data, a, "+", b); }
_Noreturn void __ubsan_handle_sub_overflow_abort(struct overflow *data, uintptr_t a, uintptr_t b) { overflowed(data, a, "-", b); }
_Noreturn void __ubsan_handle_mul_overflow_abort(struct overflow *data, uintptr_t a, uintptr_t b) { overflowed(data, a, "*", b); }
_Noreturn void __ubsan_handle_negate_overflow_abort(struct overflow *data, uintptr_t a) {
  begin(&data->at);
  fprintf(stderr, "signed overflow: the negation of ");
  value(data->type, a);
  fprintf(stderr, " does not fit into ");
  name(data->type);
  end();
}
_Noreturn void __ubsan_handle_divrem_overflow_abort(struct overflow *data, uintptr_t a, uintptr_t b) {
  if (!isZero(data->type, b)) overflowed(data, a, "/", b);
  begin(&data->at);
  fprintf(stderr, "division of ");
  value(data->type, a);
  fprintf(stderr, " by zero");
  end();
}

struct bounds { struct place at; const struct type *array, *index; };
_Noreturn void __ubsan_handle_out_of_bounds_abort(struct bounds *data, uintptr_t index) {
  begin(&data->at);
  fprintf(stderr, "index ");
  value(data->index, index);
  fprintf(stderr, " is out of range of an array of type ");
  name(data->array);
  end();
}

struct mismatch { struct place at; const struct type *type; unsigned char alignment, kind; };
_Noreturn void __ubsan_handle_type_mismatch_v1_abort(struct mismatch *data, uintptr_t pointer) {
  static const char *const uses[] = {
    "a value is read through a null pointer to ", "a value is written through a null pointer to ",
    "a reference is made of a null pointer to ", "a member of a null pointer is used; it points to ",
    "a method is called on a null pointer to ",
  };
  begin(&data->at);
  fprintf(stderr, "%s", uses[data->kind < 5 ? data->kind : 0]);
  name(data->type);
  end();
}

/** A check of the library: what is wrong, as its own sentence says it, and an index with the size and its place, as far as they are known. */
_Noreturn void __judge_failed(const char *what, int isIndex, long long index, long long size, unsigned at, const char *in) {
  static const char *const containers[] = {"vector", "deque", "string_view", "string", "span", "array", "bitset"};
  const char *container = "container";
  for (int one = 6; one >= 0; one--) if (strstr(what, containers[one])) container = containers[one];
  if (strcmp(in, "solution.cpp") == 0) fprintf(stderr, "%s:%u:%u: ", in, at >> 10, at & 1023);
  if (isIndex) fprintf(stderr, "error: index %lld of a %s of %lld\n", index, container, size);
  else fprintf(stderr, "error: %s\n", what);
  abort();
}
`;
