/** Keywords, and the names that are most common in solutions. */
export const C_WORDS = `auto bool break case char const continue default do double else enum extern false float for goto if inline int
  long return short signed sizeof static struct switch true typedef union unsigned void volatile while NULL INT_MAX
  INT_MIN size_t int32_t int64_t uint32_t uint64_t include define stdio stdlib string math limits stdbool stdint malloc
  calloc realloc free memcpy memset memmove strlen strcmp strcpy strncpy qsort printf abs`;
