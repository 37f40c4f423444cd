/** What a program may rely on elsewhere, and what to say beside a wrong answer. The tool compiles for 32-bit WebAssembly; `long` is widened (wide-long.ts), these are not. */
export const POINTER_SIZES = {
  pattern: /\b(s?size_t|u?intptr_t|ptrdiff_t)\b/,
  remark: 'Your program uses size_t or its like, which has 32 bits here and 64 with most compilers.',
};
