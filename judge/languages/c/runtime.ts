/** The part that all C drivers share: reading cases, writing answers, the clock. */
export const C_RUNTIME = String.raw`#define JUDGE_UNUSED __attribute__((unused))
JUDGE_UNUSED static char *__judge_line, *__judge_out, *__judge_mark;
JUDGE_UNUSED static const char *__judge_at, *__judge_input;
JUDGE_UNUSED static size_t __judge_line_room, __judge_length, __judge_out_room;
JUDGE_UNUSED static int __judge_repeat = 1;
JUDGE_UNUSED static struct timespec __judge_began;
JUDGE_UNUSED static long long __judge_taken;
JUDGE_UNUSED static struct Node **__judge_given;
JUDGE_UNUSED static int __judge_given_count;

JUDGE_UNUSED static bool __judge_next_line(void) {
  size_t length = 0;
  for (;;) {
    if (__judge_line_room - length < 2) __judge_line = realloc(__judge_line, __judge_line_room = 2 * __judge_line_room + 65536);
    size_t room = __judge_line_room - length;
    if (!fgets(__judge_line + length, room > INT_MAX ? INT_MAX : (int)room, stdin)) break;
    length += strlen(__judge_line + length);
    if (__judge_line[length - 1] == '\n') { __judge_line[length - 1] = '\0'; return true; }
  }
  if (__judge_line) __judge_line[length] = '\0';
  return length > 0;
}
JUDGE_UNUSED static void __judge_begin(void) {
  __judge_next_line();
  char *space = strchr(__judge_line, ' ');
  __judge_repeat = atoi(space + 1);
  *space = '\0';
  __judge_mark = malloc(strlen(__judge_line) + 1);
  strcpy(__judge_mark, __judge_line);
}
JUDGE_UNUSED static void __judge_rewind(void) {
  __judge_at = __judge_input;
  __judge_length = 0;
  const char *tab = strchr(__judge_input, '\t');
  __judge_input = tab ? tab + 1 : __judge_line;
}
JUDGE_UNUSED static bool __judge_next(void) {
  __judge_given_count = 0;
  if (!__judge_next_line() || *__judge_line == '\0') return false;
  __judge_input = __judge_line;
  return true;
}
JUDGE_UNUSED static void __judge_start(void) { clock_gettime(CLOCK_MONOTONIC, &__judge_began); }
JUDGE_UNUSED static void __judge_stop(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  __judge_taken = (now.tv_sec - __judge_began.tv_sec) * 1000000000LL + (now.tv_nsec - __judge_began.tv_nsec);
}
JUDGE_UNUSED static void __judge_put(const char *text, size_t length) {
  if (__judge_length + length + 1 > __judge_out_room)
    __judge_out = realloc(__judge_out, __judge_out_room = 2 * __judge_out_room + length + 1024);
  memcpy(__judge_out + __judge_length, text, length);
  __judge_length += length;
  __judge_out[__judge_length] = '\0';
}
JUDGE_UNUSED static void __judge_text(const char *text) { __judge_put(text, strlen(text)); }
JUDGE_UNUSED static void __judge_finish(void) {
  printf("\n%s %lld %s\n", __judge_mark, __judge_taken, __judge_out);
  fflush(stdout);
}
JUDGE_UNUSED static void __judge_expect(char sign) {
  if (*__judge_at != sign) { fprintf(stderr, "a case cannot be read at %.20s\n", __judge_at); exit(70); }
  __judge_at++;
}
JUDGE_UNUSED static bool __judge_more(void) { return *__judge_at != ']'; }
JUDGE_UNUSED static bool __judge_skip(const char *word) {
  size_t length = strlen(word);
  if (strncmp(__judge_at, word, length) != 0) return false;
  __judge_at += length;
  return true;
}
JUDGE_UNUSED static int __judge_read_int(void) { char *end; long value = strtol(__judge_at, &end, 10); __judge_at = end; return (int)value; }
JUDGE_UNUSED static long long __judge_read_long(void) {
  bool quoted = __judge_skip("\"");
  char *end; long long value = strtoll(__judge_at, &end, 10); __judge_at = end;
  if (quoted) __judge_expect('"');
  return value;
}
JUDGE_UNUSED static double __judge_read_double(void) { char *end; double value = strtod(__judge_at, &end); __judge_at = end; return value; }
JUDGE_UNUSED static bool __judge_read_bool(void) { return __judge_skip("true") || (__judge_skip("false"), false); }
JUDGE_UNUSED static char *__judge_read_string(void) {
  __judge_expect('"');
  size_t room = 16, length = 0;
  char *value = malloc(room);
  while (*__judge_at != '"') {
    char sign = *__judge_at++;
    if (sign == '\\') {
      sign = *__judge_at++;
      switch (sign) {
        case 'n': sign = '\n'; break;
        case 't': sign = '\t'; break;
        case 'r': sign = '\r'; break;
        case 'b': sign = '\b'; break;
        case 'f': sign = '\f'; break;
        case 'u': { char code[5] = {0}; memcpy(code, __judge_at, 4); sign = (char)strtol(code, NULL, 16); __judge_at += 4; break; }
        default: break;
      }
    }
    if (length + 2 > room) value = realloc(value, room *= 2);
    value[length++] = sign;
  }
  __judge_at++;
  value[length] = '\0';
  return value;
}
JUDGE_UNUSED static char __judge_read_char(void) { char *text = __judge_read_string(); char sign = text[0]; free(text); return sign; }
#define JUDGE_LISTS(base, type) \
  JUDGE_UNUSED static type *__judge_read_##base##_list(int *size) { \
    int room = 4; type *values = malloc((size_t)room * sizeof *values); *size = 0; \
    __judge_expect('['); \
    while (__judge_more()) { \
      if (*size > 0) __judge_expect(','); \
      if (*size == room) values = realloc(values, (size_t)(room *= 2) * sizeof *values); \
      values[(*size)++] = __judge_read_##base(); \
    } \
    __judge_at++; \
    /* Exactly as much as there is, so that sanitizers see what goes beyond. */ \
    return realloc(values, (*size > 0 ? (size_t)*size : 1) * sizeof *values); \
  } \
  JUDGE_UNUSED static type **__judge_read_##base##_table(int *size, int **sizes) { \
    int room = 4; type **rows = malloc((size_t)room * sizeof *rows); *sizes = malloc((size_t)room * sizeof **sizes); *size = 0; \
    __judge_expect('['); \
    while (__judge_more()) { \
      if (*size > 0) __judge_expect(','); \
      if (*size == room) { \
        room *= 2; rows = realloc(rows, (size_t)room * sizeof *rows); *sizes = realloc(*sizes, (size_t)room * sizeof **sizes); \
      } \
      int length; rows[*size] = __judge_read_##base##_list(&length); (*sizes)[(*size)++] = length; \
    } \
    __judge_at++; \
    return rows; \
  } \
  JUDGE_UNUSED static void __judge_write_##base##_list(type *values, int size) { \
    __judge_text("["); \
    for (int place = 0; place < size; place++) { if (place > 0) __judge_text(","); __judge_write_##base(values[place]); } \
    __judge_text("]"); \
  } \
  JUDGE_UNUSED static void __judge_write_##base##_table(type **rows, int size, int *sizes) { \
    __judge_text("["); \
    for (int place = 0; place < size; place++) { if (place > 0) __judge_text(","); __judge_write_##base##_list(rows[place], sizes[place]); } \
    __judge_text("]"); \
  }
JUDGE_UNUSED static void __judge_write_int(int value) { char text[16]; snprintf(text, sizeof text, "%d", value); __judge_text(text); }
JUDGE_UNUSED static void __judge_write_long(long long value) {
  char text[32];
  bool large = value > 9007199254740992LL || value < -9007199254740992LL;
  snprintf(text, sizeof text, large ? "\"%lld\"" : "%lld", value);
  __judge_text(text);
}
JUDGE_UNUSED static void __judge_write_double(double value) {
  char text[40];
  snprintf(text, sizeof text, value - value != 0 ? "\"%.17g\"" : "%.17g", value);
  __judge_text(text);
}
JUDGE_UNUSED static void __judge_write_bool(bool value) { __judge_text(value ? "true" : "false"); }
JUDGE_UNUSED static void __judge_write_string(const char *value) {
  __judge_text("\"");
  for (; value && *value; value++) {
    char text[8] = {*value, 0};
    if (*value == '"' || *value == '\\') { text[0] = '\\'; text[1] = *value; }
    else if ((unsigned char)*value < 32) snprintf(text, sizeof text, "\\u%04x", (unsigned char)*value);
    __judge_text(text);
  }
  __judge_text("\"");
}
JUDGE_UNUSED static void __judge_write_char(char value) { char text[2] = {value, 0}; __judge_write_string(text); }
JUDGE_LISTS(int, int)
JUDGE_LISTS(long, long long)
JUDGE_LISTS(double, double)
JUDGE_LISTS(bool, bool)
JUDGE_LISTS(char, char)
JUDGE_LISTS(string, char *)
`;
