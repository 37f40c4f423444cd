import type { Method, Parameter, Signature, ValueType } from '../signature.ts';

/** What every program is compiled behind. */
export const C_PRELUDE = String.raw`#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
struct ListNode { int val; struct ListNode *next; };
struct TreeNode { int val; struct TreeNode *left; struct TreeNode *right; };
struct Node { int val; int numNeighbors; struct Node **neighbors; };
`;

/** The whole program around the learner's, behind the prelude; its lines keep their numbers in \`solution.c\`. */
export const cProgram = (signature: Signature, source: string): string =>
  `#line 1 "solution.c"\n${source}\n#line 1 "driver.c"\n${RUNTIME}\n${mainOf(signature)}`;

function mainOf(signature: Signature): string {
  const isFunction = signature.kind === 'function';
  return `${isFunction ? caseStruct(signature.method) : ''}
int main(void) {
  judge_begin();
  while (judge_next()) {
${isFunction ? functionBody(signature.method) : classBody(signature)}
    judge_finish();
  }
  return 0;
}
`;
}

const caseStruct = ({ parameters }: Method) =>
  `struct judge_case { ${parameters.map(({ type }, index) => fields(type, `v${index}`)).join(' ')} char end; };`;

function functionBody(method: Method): string {
  const { parameters, returns } = method;
  const isVoid = returns.base === 'void';
  const inPlace = parameters.flatMap((parameter, index) =>
    parameter.isInPlace ? [written(parameter.type, `prepared[judge_repeat - 1].v${index}`)] : [],
  );
  const answers = [
    ...(isVoid && inPlace.length > 0 ? [] : [isVoid ? 'judge_text("null");' : written(returns, 'returned')]),
    ...inPlace,
  ];
  return `    struct judge_case *prepared = calloc((size_t)judge_repeat, sizeof *prepared);
    for (int time = 0; time < judge_repeat; time++) {
      judge_rewind(); judge_expect('[');
      ${reads(parameters, (index) => `prepared[time].v${index}`)}
      judge_expect(']');
    }
    ${isVoid ? '' : fields(returns, 'returned', ' = 0')}
    judge_start();
    for (int time = 0; time < judge_repeat; time++) {
      ${isVoid ? '' : 'returned = '}${method.name}(${[...values(parameters, (index) => `prepared[time].v${index}`), ...sizes(returns)].join(', ')});
    }
    judge_stop();
    ${answers.length === 1 ? (answers[0] ?? '') : `judge_text("["); ${answers.join(' judge_text(","); ')} judge_text("]");`}
    free(prepared);`;
}

function classBody({ constructor, methods }: Extract<Signature, { kind: 'class' }>): string {
  const prefix = constructor.name.charAt(0).toLowerCase() + constructor.name.slice(1);
  const local = (index: number) => `v${index}`;
  const branch = (method: Method) => {
    const { parameters, returns } = method;
    const name = prefix + method.name.charAt(0).toUpperCase() + method.name.slice(1);
    const call = `${name}(${['object', ...values(parameters, local), ...sizes(returns)].join(', ')})`;
    const isVoid = returns.base === 'void';
    return `if (strcmp(name, ${JSON.stringify(method.name)}) == 0) {
          ${declared(parameters)}
          ${isVoid ? `${call}; judge_text("null");` : `${fields(returns, 'returned', ' = 0')} returned = ${call}; ${written(returns, 'returned')}`}
        }`;
  };
  return `    judge_start();
    for (int time = 0; time < judge_repeat; time++) {
      judge_rewind(); judge_expect('['); judge_expect('[');
      char *name = judge_read_string();
      ${declared(constructor.parameters)}
      judge_expect(']');
      ${constructor.name} *object = ${prefix}Create(${values(constructor.parameters, local).join(', ')});
      judge_text("[null");
      while (judge_more()) {
        judge_expect(','); judge_expect('['); name = judge_read_string(); judge_text(",");
        ${methods.map(branch).join(' else ')}
        judge_expect(']');
      }
      judge_text("]");
      ${prefix}Free(object);
    }
    judge_stop();`;
}

const declared = (parameters: Parameter[]) =>
  parameters
    .map(({ type }, index) => `${fields(type, `v${index}`)} judge_expect(','); ${read(type, `v${index}`)}`)
    .join(' ');

const reads = (parameters: Parameter[], name: (index: number) => string) =>
  parameters.map(({ type }, index) => `${index > 0 ? "judge_expect(','); " : ''}${read(type, name(index))}`).join(' ');

/** A list is given as LeetCode gives it: with its length, and with those of its rows. */
const values = (parameters: Parameter[], name: (index: number) => string) =>
  parameters.flatMap(({ type }, index) => {
    const value = name(index);
    return [value, `${value}Size`, `${value}ColSize`].slice(0, type.depth + 1);
  });

const sizes = ({ depth }: ValueType) => ['&returnedSize', '&returnedColSize'].slice(0, depth);

const fields = (type: ValueType, name: string, initial = '') =>
  [
    `${cType(type)} ${name}${initial};`,
    ...[`int ${name}Size${initial};`, `int *${name}ColSize${initial};`].slice(0, type.depth),
  ].join(' ');

const suffix = ({ base, depth }: ValueType) => `${base}${['', '_list', '_table'][depth] ?? ''}`;

const read = (type: ValueType, name: string) =>
  `${name} = judge_read_${suffix(type)}(${[`&${name}Size`, `&${name}ColSize`].slice(0, type.depth).join(', ')});`;

const written = (type: ValueType, name: string) =>
  `judge_write_${suffix(type)}(${[name, `${name}Size`, `${name}ColSize`].slice(0, type.depth + 1).join(', ')});`;

const BASE: Record<ValueType['base'], string> = {
  int: 'int',
  long: 'long long',
  double: 'double',
  bool: 'bool',
  char: 'char',
  string: 'char *',
  ListNode: 'struct ListNode *',
  TreeNode: 'struct TreeNode *',
  Graph: 'struct Node *',
  void: 'void',
};

export const cType = ({ base, depth }: ValueType): string =>
  `${BASE[base]}${depth > 0 && !BASE[base].endsWith('*') ? ' ' : ''}${'*'.repeat(depth)}`;

const RUNTIME = String.raw`#define JUDGE_UNUSED __attribute__((unused))
static char *judge_line, *judge_out, *judge_mark;
static const char *judge_at;
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
static void judge_rewind(void) { judge_at = judge_line; judge_length = 0; }
static bool judge_next(void) {
  judge_given_count = 0;
  if (!judge_next_line() || *judge_line == '\0') return false;
  judge_rewind();
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
JUDGE_UNUSED static struct ListNode *judge_read_ListNode(void) {
  int size; int *values = judge_read_int_list(&size);
  struct ListNode *head = NULL;
  while (size-- > 0) {
    struct ListNode *node = malloc(sizeof *node);
    node->val = values[size]; node->next = head; head = node;
  }
  free(values);
  return head;
}
JUDGE_UNUSED static void judge_write_ListNode(struct ListNode *head) {
  int count = 0;
  size_t before = judge_length;
  judge_text("[");
  for (; head; head = head->next) {
    if (count > 0) judge_text(",");
    judge_write_int(head->val);
    if (++count > 200000) { judge_length = before; judge_write_string("a list that goes round in a circle"); return; }
  }
  judge_text("]");
}
JUDGE_UNUSED static struct TreeNode *judge_read_TreeNode(void) {
  int room = 16, count = 0, parents = 0;
  struct TreeNode **present = malloc((size_t)room * sizeof *present), *root = NULL;
  judge_expect('[');
  while (judge_more()) {
    if (count > 0) judge_expect(',');
    struct TreeNode *node = NULL;
    if (!judge_skip("null")) {
      node = malloc(sizeof *node);
      node->val = judge_read_int(); node->left = node->right = NULL;
      if (parents == room) present = realloc(present, (size_t)(room *= 2) * sizeof *present);
      present[parents++] = node;
    }
    if (count == 0) root = node;
    else if (count % 2 == 1) present[(count - 1) / 2]->left = node;
    else present[(count - 1) / 2]->right = node;
    count++;
  }
  judge_at++;
  free(present);
  return root;
}
JUDGE_UNUSED static void judge_write_TreeNode(struct TreeNode *root) {
  int room = 16, count = 0, last = 0;
  struct TreeNode **nodes = malloc((size_t)room * sizeof *nodes);
  if (root) nodes[count++] = root;
  for (int place = 0; place < count; place++) {
    if (count > 400000) { free(nodes); judge_write_string("a tree that goes round in a circle"); return; }
    if (!nodes[place]) continue;
    last = place + 1;
    if (count + 2 > room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    struct TreeNode *node = nodes[place];
    nodes[count++] = node->left;
    nodes[count++] = node->right;
  }
  judge_text("[");
  for (int place = 0; place < last; place++) {
    if (place > 0) judge_text(",");
    if (nodes[place]) judge_write_int(nodes[place]->val); else judge_text("null");
  }
  judge_text("]");
  free(nodes);
}
JUDGE_UNUSED static struct Node *judge_read_Graph(void) {
  int size, *sizes; int **neighbors = judge_read_int_table(&size, &sizes);
  struct Node **nodes = malloc((size_t)(size > 0 ? size : 1) * sizeof *nodes);
  for (int place = 0; place < size; place++) {
    nodes[place] = malloc(sizeof **nodes);
    nodes[place]->val = place + 1;
  }
  for (int place = 0; place < size; place++) {
    nodes[place]->numNeighbors = sizes[place];
    nodes[place]->neighbors = malloc((size_t)(sizes[place] > 0 ? sizes[place] : 1) * sizeof *nodes);
    for (int other = 0; other < sizes[place]; other++) nodes[place]->neighbors[other] = nodes[neighbors[place][other] - 1];
  }
  judge_given = nodes;
  judge_given_count = size;
  return size > 0 ? nodes[0] : NULL;
}
static int judge_by_value(const void *one, const void *other) {
  return (*(struct Node *const *)one)->val - (*(struct Node *const *)other)->val;
}
JUDGE_UNUSED static void judge_write_Graph(struct Node *first) {
  int room = 16, count = 0;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  if (first) nodes[count++] = first;
  for (int place = 0; place < count; place++) {
    for (int known = 0; known < judge_given_count; known++)
      if (judge_given[known] == nodes[place]) {
        free(nodes);
        judge_write_string("a graph that shares nodes with the one that was given");
        return;
      }
    for (int other = 0; other < nodes[place]->numNeighbors; other++) {
      struct Node *next = nodes[place]->neighbors[other];
      bool known = false;
      for (int seen = 0; seen < count && !known; seen++) known = nodes[seen] == next;
      if (known) continue;
      if (count == room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
      nodes[count++] = next;
    }
  }
  qsort(nodes, (size_t)count, sizeof *nodes, judge_by_value);
  judge_text("[");
  for (int place = 0; place < count; place++) {
    if (place > 0) judge_text(",");
    judge_text("[");
    for (int other = 0; other < nodes[place]->numNeighbors; other++) {
      if (other > 0) judge_text(",");
      judge_write_int(nodes[place]->neighbors[other]->val);
    }
    judge_text("]");
  }
  judge_text("]");
  free(nodes);
}
JUDGE_LISTS(ListNode, struct ListNode *)
JUDGE_LISTS(TreeNode, struct TreeNode *)
`;
