/** The part that all C drivers share: reading cases, writing answers, the clock. */
export const C_RUNTIME = String.raw`#define JUDGE_UNUSED __attribute__((unused))
static char *judge_line, *judge_out, *judge_mark;
static const char *judge_at, *judge_input;
static size_t judge_line_room, judge_length, judge_out_room;
static int judge_repeat = 1;
static struct timespec judge_began;
static long long judge_taken;
static struct Node **judge_given;
static int judge_given_count;

static bool judge_next_line(void) {
  size_t length = 0;
  for (;;) {
    if (judge_line_room - length < 2) judge_line = realloc(judge_line, judge_line_room = 2 * judge_line_room + 65536);
    size_t room = judge_line_room - length;
    if (!fgets(judge_line + length, room > INT_MAX ? INT_MAX : (int)room, stdin)) break;
    length += strlen(judge_line + length);
    if (judge_line[length - 1] == '\n') { judge_line[length - 1] = '\0'; return true; }
  }
  if (judge_line) judge_line[length] = '\0';
  return length > 0;
}
static void judge_begin(void) {
  judge_next_line();
  char *space = strchr(judge_line, ' ');
  judge_repeat = atoi(space + 1);
  *space = '\0';
  judge_mark = malloc(strlen(judge_line) + 1);
  strcpy(judge_mark, judge_line);
}
static void judge_rewind(void) {
  judge_at = judge_input;
  judge_length = 0;
  const char *tab = strchr(judge_input, '\t');
  judge_input = tab ? tab + 1 : judge_line;
}
static bool judge_next(void) {
  judge_given_count = 0;
  if (!judge_next_line() || *judge_line == '\0') return false;
  judge_input = judge_line;
  return true;
}
static void judge_start(void) { clock_gettime(CLOCK_MONOTONIC, &judge_began); }
static void judge_stop(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  judge_taken = (now.tv_sec - judge_began.tv_sec) * 1000000000LL + (now.tv_nsec - judge_began.tv_nsec);
}
static void judge_put(const char *text, size_t length) {
  if (judge_length + length + 1 > judge_out_room)
    judge_out = realloc(judge_out, judge_out_room = 2 * judge_out_room + length + 1024);
  memcpy(judge_out + judge_length, text, length);
  judge_length += length;
  judge_out[judge_length] = '\0';
}
static void judge_text(const char *text) { judge_put(text, strlen(text)); }
static void judge_finish(void) {
  printf("\n%s %lld %s\n", judge_mark, judge_taken, judge_out);
  fflush(stdout);
}
static void judge_expect(char sign) {
  if (*judge_at != sign) { fprintf(stderr, "a case cannot be read at %.20s\n", judge_at); exit(70); }
  judge_at++;
}
JUDGE_UNUSED static bool judge_more(void) { return *judge_at != ']'; }
static bool judge_skip(const char *word) {
  size_t length = strlen(word);
  if (strncmp(judge_at, word, length) != 0) return false;
  judge_at += length;
  return true;
}
static int judge_read_int(void) { char *end; long value = strtol(judge_at, &end, 10); judge_at = end; return (int)value; }
JUDGE_UNUSED static long long judge_read_long(void) {
  bool quoted = judge_skip("\"");
  char *end; long long value = strtoll(judge_at, &end, 10); judge_at = end;
  if (quoted) judge_expect('"');
  return value;
}
JUDGE_UNUSED static double judge_read_double(void) { char *end; double value = strtod(judge_at, &end); judge_at = end; return value; }
JUDGE_UNUSED static bool judge_read_bool(void) { return judge_skip("true") || (judge_skip("false"), false); }
JUDGE_UNUSED static char *judge_read_string(void) {
  judge_expect('"');
  size_t room = 16, length = 0;
  char *value = malloc(room);
  while (*judge_at != '"') {
    char sign = *judge_at++;
    if (sign == '\\') {
      sign = *judge_at++;
      switch (sign) {
        case 'n': sign = '\n'; break;
        case 't': sign = '\t'; break;
        case 'r': sign = '\r'; break;
        case 'b': sign = '\b'; break;
        case 'f': sign = '\f'; break;
        case 'u': { char code[5] = {0}; memcpy(code, judge_at, 4); sign = (char)strtol(code, NULL, 16); judge_at += 4; break; }
        default: break;
      }
    }
    if (length + 2 > room) value = realloc(value, room *= 2);
    value[length++] = sign;
  }
  judge_at++;
  value[length] = '\0';
  return value;
}
JUDGE_UNUSED static char judge_read_char(void) { char *text = judge_read_string(); char sign = text[0]; free(text); return sign; }
#define JUDGE_LISTS(base, type) \
  JUDGE_UNUSED static type *judge_read_##base##_list(int *size) { \
    int room = 4; type *values = malloc((size_t)room * sizeof *values); *size = 0; \
    judge_expect('['); \
    while (judge_more()) { \
      if (*size > 0) judge_expect(','); \
      if (*size == room) values = realloc(values, (size_t)(room *= 2) * sizeof *values); \
      values[(*size)++] = judge_read_##base(); \
    } \
    judge_at++; \
    /* Exactly as much as there is, so that sanitizers see what goes beyond. */ \
    return realloc(values, (*size > 0 ? (size_t)*size : 1) * sizeof *values); \
  } \
  JUDGE_UNUSED static type **judge_read_##base##_table(int *size, int **sizes) { \
    int room = 4; type **rows = malloc((size_t)room * sizeof *rows); *sizes = malloc((size_t)room * sizeof **sizes); *size = 0; \
    judge_expect('['); \
    while (judge_more()) { \
      if (*size > 0) judge_expect(','); \
      if (*size == room) { \
        room *= 2; rows = realloc(rows, (size_t)room * sizeof *rows); *sizes = realloc(*sizes, (size_t)room * sizeof **sizes); \
      } \
      int length; rows[*size] = judge_read_##base##_list(&length); (*sizes)[(*size)++] = length; \
    } \
    judge_at++; \
    return rows; \
  } \
  JUDGE_UNUSED static void judge_write_##base##_list(type *values, int size) { \
    judge_text("["); \
    for (int place = 0; place < size; place++) { if (place > 0) judge_text(","); judge_write_##base(values[place]); } \
    judge_text("]"); \
  } \
  JUDGE_UNUSED static void judge_write_##base##_table(type **rows, int size, int *sizes) { \
    judge_text("["); \
    for (int place = 0; place < size; place++) { if (place > 0) judge_text(","); judge_write_##base##_list(rows[place], sizes[place]); } \
    judge_text("]"); \
  }
JUDGE_UNUSED static void judge_write_int(int value) { char text[16]; snprintf(text, sizeof text, "%d", value); judge_text(text); }
JUDGE_UNUSED static void judge_write_long(long long value) {
  char text[32];
  bool large = value > 9007199254740992LL || value < -9007199254740992LL;
  snprintf(text, sizeof text, large ? "\"%lld\"" : "%lld", value);
  judge_text(text);
}
JUDGE_UNUSED static void judge_write_double(double value) {
  char text[40];
  snprintf(text, sizeof text, value - value != 0 ? "\"%.17g\"" : "%.17g", value);
  judge_text(text);
}
JUDGE_UNUSED static void judge_write_bool(bool value) { judge_text(value ? "true" : "false"); }
static void judge_write_string(const char *value) {
  judge_text("\"");
  for (; value && *value; value++) {
    char text[8] = {*value, 0};
    if (*value == '"' || *value == '\\') { text[0] = '\\'; text[1] = *value; }
    else if ((unsigned char)*value < 32) snprintf(text, sizeof text, "\\u%04x", (unsigned char)*value);
    judge_text(text);
  }
  judge_text("\"");
}
JUDGE_UNUSED static void judge_write_char(char value) { char text[2] = {value, 0}; judge_write_string(text); }
JUDGE_LISTS(int, int)
JUDGE_LISTS(long, long long)
JUDGE_LISTS(double, double)
JUDGE_LISTS(bool, bool)
JUDGE_LISTS(char, char)
JUDGE_LISTS(string, char *)
`;
