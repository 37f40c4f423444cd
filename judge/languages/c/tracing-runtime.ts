import { CUT } from '#judge/trace/trace-record.ts';
import { MAX_ITEMS, MAX_OBJECTS, MAX_STEPS, MAX_TEXT, MAX_TRACE_BYTES } from '#judge/trace/trace.ts';

/**
 * The runtime of a traced program in C. `JUDGE_SHOW` chooses by the type how a variable is written. The length of an
 * array is known from its declaration, from a parameter such as `numsSize`, or from the call that allocated it. The
 * code is not optimized, as compiling it takes longer than running it.
 */
export const cTraceRuntime = (mark: string): string =>
  RUNTIME.replace('MARK', () => JSON.stringify(mark)).replaceAll('CUT_WORD', () => JSON.stringify(CUT));

const RUNTIME = String.raw`#line 1 "trace.h"
#pragma clang optimize off
#define JUDGE_QUIET __attribute__((unused)) static
enum { judge_trace_blocks = 4096, judge_trace_slots = 65536, judge_trace_room = 1 << 16 };
static int judge_trace_steps, judge_trace_calls, judge_trace_objects, judge_trace_is_cut, judge_trace_frame, judge_trace_news, judge_trace_is_result;
static long judge_trace_bytes;
static char judge_trace_text[judge_trace_room], judge_trace_value[judge_trace_room], judge_trace_heap[judge_trace_room];
static size_t judge_trace_length, judge_trace_written, judge_trace_heap_length;

JUDGE_QUIET void judge_trace_put(char *text, size_t *length, const char *format, ...) {
  __builtin_va_list given;
  __builtin_va_start(given, format);
  if (*length < judge_trace_room - 512) *length += (size_t)vsnprintf(text + *length, 500, format, given);
  __builtin_va_end(given);
}
#define JUDGE_PUT(...) judge_trace_put(judge_trace_value, &judge_trace_written, __VA_ARGS__)

/* The memory that was taken, with its length in bytes. */
static struct { const void *start; size_t length; } judge_trace_memory[judge_trace_blocks];
JUDGE_QUIET void judge_trace_know(const void *start, size_t length) {
  size_t slot = ((size_t)start >> 3) % judge_trace_blocks;
  for (int tries = 0; tries < 64 && judge_trace_memory[slot].start && judge_trace_memory[slot].start != start; tries++) slot = (slot + 1) % judge_trace_blocks;
  judge_trace_memory[slot].start = start;
  judge_trace_memory[slot].length = length;
}
JUDGE_QUIET size_t judge_trace_length_of(const void *start) {
  size_t slot = ((size_t)start >> 3) % judge_trace_blocks;
  for (int tries = 0; tries < 64 && judge_trace_memory[slot].start; tries++) {
    if (judge_trace_memory[slot].start == start) return judge_trace_memory[slot].length;
    slot = (slot + 1) % judge_trace_blocks;
  }
  return 0;
}
JUDGE_QUIET void *judge_trace_malloc(size_t size) { void *made = malloc(size); judge_trace_know(made, size); return made; }
JUDGE_QUIET void *judge_trace_calloc(size_t count, size_t size) { void *made = calloc(count, size); judge_trace_know(made, count * size); return made; }
JUDGE_QUIET void *judge_trace_realloc(void *old, size_t size) { judge_trace_know(old, 0); void *made = realloc(old, size); judge_trace_know(made, size); return made; }
JUDGE_QUIET void judge_trace_free(void *old) { judge_trace_know(old, 0); free(old); }
#define malloc(size) judge_trace_malloc(size)
#define calloc(count, size) judge_trace_calloc(count, size)
#define realloc(old, size) judge_trace_realloc(old, size)
#define free(old) judge_trace_free(old)

/* What was written last, by its key: a variable of a call, or an object. @returns whether it is new */
static unsigned long long judge_trace_known[judge_trace_slots][2];
JUDGE_QUIET unsigned long long judge_trace_hash(unsigned long long hash, const char *text, size_t length) {
  for (size_t place = 0; place < length; place++) hash = (hash ^ (unsigned char)text[place]) * 1099511628211ull;
  return hash | 1;
}
JUDGE_QUIET int judge_trace_is_new(unsigned long long key, const char *text, size_t length) {
  unsigned long long hash = judge_trace_hash(14695981039346656037ull, text, length);
  size_t slot = (size_t)(key % judge_trace_slots);
  for (int tries = 0; tries < 256 && judge_trace_known[slot][0] && judge_trace_known[slot][0] != key; tries++) slot = (slot + 1) % judge_trace_slots;
  if (judge_trace_known[slot][0] == key && judge_trace_known[slot][1] == hash) return 0;
  judge_trace_known[slot][0] = key;
  judge_trace_known[slot][1] = hash;
  return 1;
}

JUDGE_QUIET void judge_trace_keep(const char *name) {
  if (judge_trace_is_result) { judge_trace_put(judge_trace_text, &judge_trace_length, ",\"r\":"); goto write; }
  unsigned long long key = judge_trace_hash((unsigned long long)judge_trace_frame * 1000003ull + 7, name, strlen(name));
  if (!judge_trace_is_new(key, judge_trace_value, judge_trace_written)) return;
  judge_trace_put(judge_trace_text, &judge_trace_length, judge_trace_news++ ? ",\"%s\":" : ",\"v\":{\"%s\":", name);
write:
  if (judge_trace_length + judge_trace_written >= judge_trace_room - 512) return;
  memcpy(judge_trace_text + judge_trace_length, judge_trace_value, judge_trace_written);
  judge_trace_length += judge_trace_written;
}
JUDGE_QUIET void judge_trace_whole(const char *name, long long value, size_t size) { (void)size; judge_trace_written = 0; if (value > 9007199254740992ll || value < -9007199254740992ll) JUDGE_PUT("{\"t\":\"number\",\"v\":\"%lld\"}", value); else JUDGE_PUT("%lld", value); judge_trace_keep(name); }
JUDGE_QUIET void judge_trace_real(const char *name, double value, size_t size) { (void)size; judge_trace_written = 0; if (isfinite(value)) JUDGE_PUT("%.12g", value); else JUDGE_PUT("{\"t\":\"number\",\"v\":\"%g\"}", value); judge_trace_keep(name); }
JUDGE_QUIET void judge_trace_truth(const char *name, _Bool value, size_t size) { (void)size; judge_trace_written = 0; JUDGE_PUT(value ? "true" : "false"); judge_trace_keep(name); }
JUDGE_QUIET void judge_trace_quote(const char *text, size_t most) {
  JUDGE_PUT("\"");
  for (size_t place = 0; place < most && place < ${MAX_TEXT} && text[place]; place++) {
    unsigned char letter = (unsigned char)text[place];
    if (letter == '"' || letter == '\\') JUDGE_PUT("\\%c", letter);
    else if (letter < 32 || letter > 126) JUDGE_PUT("\\u%04x", letter);
    else JUDGE_PUT("%c", letter);
  }
  JUDGE_PUT("\"");
}
JUDGE_QUIET void judge_trace_letter(const char *name, char value, size_t size) { (void)size; judge_trace_written = 0; judge_trace_quote(&value, 1); judge_trace_keep(name); }
JUDGE_QUIET size_t judge_trace_bytes_of(const void *start, size_t size) { return size == sizeof(void *) ? judge_trace_length_of(start) : size; }
JUDGE_QUIET void judge_trace_string(const char *name, const char *text, size_t size) {
  size_t most = judge_trace_bytes_of(text, size);
  judge_trace_written = 0;
  if (!text) JUDGE_PUT("null");
  else judge_trace_quote(text, most ? most : ${MAX_TEXT});
  judge_trace_keep(name);
}
#define JUDGE_LIST(of, type, format, cast) JUDGE_QUIET void judge_trace_list_##of(const char *name, const type *list, size_t size) { \
  size_t count = judge_trace_bytes_of(list, size) / sizeof *list; \
  if (count == 0) return; \
  judge_trace_written = 0; \
  JUDGE_PUT(count > ${MAX_ITEMS} ? "{\"t\":\"list\",\"v\":[" : "["); \
  for (size_t place = 0; place < count && place < ${MAX_ITEMS}; place++) JUDGE_PUT(place ? "," format : format, (cast)list[place]); \
  JUDGE_PUT("]"); \
  if (count > ${MAX_ITEMS}) JUDGE_PUT(",\"n\":%zu}", count); \
  judge_trace_keep(name); }
JUDGE_LIST(int, int, "%d", int)
JUDGE_LIST(unsigned, unsigned, "%u", unsigned)
JUDGE_LIST(long, long, "%ld", long)
JUDGE_LIST(longer, long long, "%lld", long long)
JUDGE_LIST(real, double, "%.12g", double)
JUDGE_LIST(truth, _Bool, "%d", int)

JUDGE_QUIET int judge_trace_can_read(const void *object, size_t size) {
#ifdef __wasm__
  return (size_t)object % sizeof(void *) == 0 && (size_t)object + size <= __builtin_wasm_memory_size(0) * 65536u;
#else
  (void)size;
  return (size_t)object % sizeof(void *) == 0;
#endif
}
static struct { const void *object; int id; } judge_trace_ids[judge_trace_blocks];
JUDGE_QUIET int judge_trace_id(const void *object) {
  size_t slot = ((size_t)object >> 3) % judge_trace_blocks;
  for (int tries = 0; tries < 256 && judge_trace_ids[slot].object && judge_trace_ids[slot].object != object; tries++) slot = (slot + 1) % judge_trace_blocks;
  if (judge_trace_ids[slot].object != object) { judge_trace_ids[slot].object = object; judge_trace_ids[slot].id = ++judge_trace_objects; }
  return judge_trace_ids[slot].id;
}
JUDGE_QUIET const char *judge_trace_ref(const void *object, char *text) {
  if (object) snprintf(text, 60, "{\"t\":\"ref\",\"id\":\"%d\"}", judge_trace_id(object)); else strcpy(text, "null");
  return text;
}
JUDGE_QUIET void judge_trace_object(const void *object, const char *text) {
  if (!judge_trace_is_new((unsigned long long)(size_t)object * 31 + 3, text, strlen(text))) return;
  judge_trace_put(judge_trace_heap, &judge_trace_heap_length, judge_trace_heap_length ? ",\"%d\":%s" : "\"%d\":%s", judge_trace_id(object), text);
}
JUDGE_QUIET void judge_trace_list(const char *name, const struct ListNode *head, size_t size) {
  (void)size;
  char ref[60], text[200];
  int count = 0;
  for (const struct ListNode *node = head; node && judge_trace_can_read(node, sizeof *node) && count++ < ${MAX_OBJECTS} && !(node == head && count > 1); node = node->next) {
    snprintf(text, sizeof text, "{\"type\":\"ListNode\",\"fields\":{\"val\":%d,\"next\":%s}}", node->val, judge_trace_ref(node->next, ref));
    judge_trace_object(node, text);
  }
  judge_trace_written = 0;
  JUDGE_PUT("%s", judge_trace_ref(head, ref));
  judge_trace_keep(name);
}
JUDGE_QUIET void judge_trace_branches(const struct TreeNode *node, int *count) {
  char left[60], right[60], text[240];
  if (!node || !judge_trace_can_read(node, sizeof *node) || ++*count > ${MAX_OBJECTS}) return;
  snprintf(text, sizeof text, "{\"type\":\"TreeNode\",\"fields\":{\"val\":%d,\"left\":%s,\"right\":%s}}", node->val, judge_trace_ref(node->left, left), judge_trace_ref(node->right, right));
  judge_trace_object(node, text);
  judge_trace_branches(node->left, count);
  judge_trace_branches(node->right, count);
}
JUDGE_QUIET void judge_trace_tree(const char *name, const struct TreeNode *root, size_t size) {
  (void)size;
  char ref[60];
  int count = 0;
  judge_trace_branches(root, &count);
  judge_trace_written = 0;
  JUDGE_PUT("%s", judge_trace_ref(root, ref));
  judge_trace_keep(name);
}
JUDGE_QUIET void judge_trace_other(const char *name, ...) { (void)name; }
#define JUDGE_SHOW(name, x) _Generic((x), _Bool: judge_trace_truth, char: judge_trace_letter, signed char: judge_trace_whole, unsigned char: judge_trace_whole, \
  short: judge_trace_whole, unsigned short: judge_trace_whole, int: judge_trace_whole, unsigned: judge_trace_whole, long: judge_trace_whole, unsigned long: judge_trace_whole, \
  long long: judge_trace_whole, unsigned long long: judge_trace_whole, float: judge_trace_real, double: judge_trace_real, \
  char *: judge_trace_string, const char *: judge_trace_string, int *: judge_trace_list_int, const int *: judge_trace_list_int, \
  unsigned *: judge_trace_list_unsigned, const unsigned *: judge_trace_list_unsigned, long *: judge_trace_list_long, const long *: judge_trace_list_long, \
  long long *: judge_trace_list_longer, const long long *: judge_trace_list_longer, double *: judge_trace_list_real, const double *: judge_trace_list_real, \
  _Bool *: judge_trace_list_truth, const _Bool *: judge_trace_list_truth, struct ListNode *: judge_trace_list, const struct ListNode *: judge_trace_list, \
  struct TreeNode *: judge_trace_tree, const struct TreeNode *: judge_trace_tree, default: judge_trace_other)(name, x, sizeof(x))

JUDGE_QUIET void judge_trace_write(const char *text, size_t length) {
  fputs("\x1e" MARK, stdout);
  fwrite(text, 1, length, stdout);
  fputs("\x1e\n", stdout);
  fflush(stdout);
}
JUDGE_QUIET void judge_trace_begin(int frame) {
  judge_trace_frame = frame;
  judge_trace_news = 0;
  judge_trace_is_result = 0;
  judge_trace_heap_length = 0;
}
JUDGE_QUIET int judge_trace_call(const char *name, int line) {
  judge_trace_begin(++judge_trace_calls);
  judge_trace_length = (size_t)snprintf(judge_trace_text, judge_trace_room, "{\"e\":\"call\",\"i\":%d,\"f\":\"%s\",\"l\":%d", judge_trace_calls, name, line);
  return judge_trace_calls;
}
JUDGE_QUIET void judge_trace_line(int frame, int line) {
  judge_trace_begin(frame);
  judge_trace_length = (size_t)snprintf(judge_trace_text, judge_trace_room, "{\"e\":\"line\",\"l\":%d", line);
}
JUDGE_QUIET void judge_trace_leave(int frame, int line) {
  judge_trace_begin(frame);
  judge_trace_is_result = 1;
  judge_trace_length = (size_t)snprintf(judge_trace_text, judge_trace_room, "{\"e\":\"return\",\"l\":%d", line);
}
JUDGE_QUIET void judge_trace_end(void) {
  if (judge_trace_is_cut) return;
  if (judge_trace_news) judge_trace_put(judge_trace_text, &judge_trace_length, "}");
  if (judge_trace_heap_length && judge_trace_length + judge_trace_heap_length < judge_trace_room - 600) {
    judge_trace_put(judge_trace_text, &judge_trace_length, ",\"h\":{");
    memcpy(judge_trace_text + judge_trace_length, judge_trace_heap, judge_trace_heap_length);
    judge_trace_length += judge_trace_heap_length;
    judge_trace_put(judge_trace_text, &judge_trace_length, "}");
  }
  judge_trace_put(judge_trace_text, &judge_trace_length, "}");
  judge_trace_bytes += (long)judge_trace_length;
  if (++judge_trace_steps <= ${MAX_STEPS} && judge_trace_bytes <= ${MAX_TRACE_BYTES}) return judge_trace_write(judge_trace_text, judge_trace_length);
  judge_trace_is_cut = 1;
  judge_trace_write(CUT_WORD, sizeof CUT_WORD - 1);
}
`;
