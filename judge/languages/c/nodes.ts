import { type Base, type OwnNode, ownNodeOf, type Signature, usesBase } from '#judge/values/signature.ts';
import { C_OWN_NODES } from './own-nodes.ts';

type NodeClass = 'ListNode' | 'TreeNode' | 'Node';

/** The structs that a program may use without declaring them. */
const STRUCTS: Record<NodeClass, string> = {
  ListNode: 'struct ListNode { int val; struct ListNode *next; };\n',
  TreeNode: 'struct TreeNode { int val; struct TreeNode *left; struct TreeNode *right; };\n',
  Node: 'struct Node { int val; int numNeighbors; struct Node **neighbors; struct Node *next; struct Node *random; };\n',
};

const PLACE_OF = String.raw`static int __judge_place_of(struct Node **nodes, int count, const struct Node *sought) {
  for (int place = 0; place < count; place++)
    if (nodes[place] == sought) return place;
  return -1;
}
`;

/** The code that reads and writes nodes; comes after the program, which may bring the struct itself. */
const IO: Record<Exclude<Base, OwnNode | 'int' | 'long' | 'double' | 'bool' | 'char' | 'string' | 'void'>, string> = {
  ListNode: String.raw`JUDGE_UNUSED static struct ListNode *__judge_read_ListNode(void) {
  _Bool cyclic = __judge_at[0] == '[' && __judge_at[1] == '[';
  int size, back = -1;
  if (cyclic) __judge_at++;
  int *values = __judge_read_int_list(&size);
  if (cyclic) { __judge_expect(','); back = __judge_read_int(); __judge_expect(']'); }
  struct ListNode *head = NULL, *last = NULL;
  while (size-- > 0) {
    struct ListNode *node = malloc(sizeof *node);
    node->val = values[size]; node->next = head; head = node;
    if (!last) last = node;
    if (size == back) last->next = node;
  }
  free(values);
  return head;
}
JUDGE_UNUSED static void __judge_write_ListNode(struct ListNode *head) {
  int count = 0;
  size_t before = __judge_length;
  __judge_text("[");
  for (; head; head = head->next) {
    if (count > 0) __judge_text(",");
    __judge_write_int(head->val);
    if (++count > 200000) { __judge_length = before; __judge_write_string("a list with a cycle"); return; }
  }
  __judge_text("]");
}
JUDGE_LISTS(ListNode, struct ListNode *)
`,
  TreeNode: String.raw`JUDGE_UNUSED static struct TreeNode *__judge_read_TreeNode(void) {
  int room = 16, count = 0, parents = 0;
  struct TreeNode **present = malloc((size_t)room * sizeof *present), *root = NULL;
  __judge_expect('[');
  while (__judge_more()) {
    if (count > 0) __judge_expect(',');
    struct TreeNode *node = NULL;
    if (!__judge_skip("null")) {
      node = malloc(sizeof *node);
      node->val = __judge_read_int(); node->left = node->right = NULL;
      if (parents == room) present = realloc(present, (size_t)(room *= 2) * sizeof *present);
      present[parents++] = node;
    }
    if (count == 0) root = node;
    else if (count % 2 == 1) present[(count - 1) / 2]->left = node;
    else present[(count - 1) / 2]->right = node;
    count++;
  }
  __judge_at++;
  free(present);
  return root;
}
JUDGE_UNUSED static void __judge_write_TreeNode(struct TreeNode *root) {
  int room = 16, count = 0, last = 0;
  struct TreeNode **nodes = malloc((size_t)room * sizeof *nodes);
  if (root) nodes[count++] = root;
  for (int place = 0; place < count; place++) {
    if (count > 400000) { free(nodes); __judge_write_string("a tree with a cycle"); return; }
    if (!nodes[place]) continue;
    last = place + 1;
    if (count + 2 > room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    struct TreeNode *node = nodes[place];
    nodes[count++] = node->left;
    nodes[count++] = node->right;
  }
  __judge_text("[");
  for (int place = 0; place < last; place++) {
    if (place > 0) __judge_text(",");
    if (nodes[place]) __judge_write_int(nodes[place]->val); else __judge_text("null");
  }
  __judge_text("]");
  free(nodes);
}
JUDGE_LISTS(TreeNode, struct TreeNode *)
`,
  Graph: String.raw`${PLACE_OF}JUDGE_UNUSED static struct Node *__judge_read_Graph(void) {
  int size, *sizes; int **neighbors = __judge_read_int_table(&size, &sizes);
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
  __judge_given = nodes;
  __judge_given_count = size;
  return size > 0 ? nodes[0] : NULL;
}
static int __judge_by_value(const void *one, const void *other) {
  return (*(struct Node *const *)one)->val - (*(struct Node *const *)other)->val;
}
JUDGE_UNUSED static void __judge_write_Graph(struct Node *first) {
  int room = 16, count = 0;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  if (first) nodes[count++] = first;
  for (int place = 0; place < count; place++) {
    if (__judge_place_of(__judge_given, __judge_given_count, nodes[place]) >= 0) {
      free(nodes);
      __judge_write_string("a graph that shares nodes with the one that was given");
      return;
    }
    for (int other = 0; other < nodes[place]->numNeighbors; other++) {
      struct Node *next = nodes[place]->neighbors[other];
      if (__judge_place_of(nodes, count, next) >= 0) continue;
      if (count == room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
      nodes[count++] = next;
    }
  }
  qsort(nodes, (size_t)count, sizeof *nodes, __judge_by_value);
  __judge_text("[");
  for (int place = 0; place < count; place++) {
    if (place > 0) __judge_text(",");
    __judge_text("[");
    for (int other = 0; other < nodes[place]->numNeighbors; other++) {
      if (other > 0) __judge_text(",");
      __judge_write_int(nodes[place]->neighbors[other]->val);
    }
    __judge_text("]");
  }
  __judge_text("]");
  free(nodes);
}
`,
  RandomList: String.raw`${PLACE_OF}JUDGE_UNUSED static struct Node *__judge_read_RandomList(void) {
  int size = 0, room = 16;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  int *places = malloc((size_t)room * sizeof *places);
  __judge_expect('[');
  while (__judge_more()) {
    if (size > 0) __judge_expect(',');
    if (size == room) {
      nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
      places = realloc(places, (size_t)room * sizeof *places);
    }
    nodes[size] = calloc(1, sizeof **nodes);
    __judge_expect('[');
    nodes[size]->val = __judge_read_int();
    __judge_expect(',');
    places[size] = __judge_skip("null") ? -1 : __judge_read_int();
    __judge_expect(']');
    size++;
  }
  __judge_at++;
  for (int place = 0; place < size; place++) {
    nodes[place]->next = place + 1 < size ? nodes[place + 1] : NULL;
    nodes[place]->random = places[place] < 0 ? NULL : nodes[places[place]];
  }
  free(places);
  __judge_given = nodes;
  __judge_given_count = size;
  return size > 0 ? nodes[0] : NULL;
}
JUDGE_UNUSED static void __judge_write_RandomList(struct Node *head) {
  int room = 16, count = 0;
  const char *fault = NULL;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  for (struct Node *node = head; node && !fault; node = node->next) {
    if (__judge_place_of(__judge_given, __judge_given_count, node) >= 0) fault = "a list that shares nodes with the one that was given";
    else if (__judge_place_of(nodes, count, node) >= 0) fault = "a list with a cycle";
    if (count == room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    nodes[count++] = node;
  }
  for (int place = 0; place < count && !fault; place++)
    if (nodes[place]->random && __judge_place_of(nodes, count, nodes[place]->random) < 0) fault = "a list with a random link that leads out of it";
  if (fault) __judge_write_string(fault);
  else {
    __judge_text("[");
    for (int place = 0; place < count; place++) {
      __judge_text(place > 0 ? ",[" : "[");
      __judge_write_int(nodes[place]->val);
      __judge_text(",");
      if (nodes[place]->random) __judge_write_int(__judge_place_of(nodes, count, nodes[place]->random)); else __judge_text("null");
      __judge_text("]");
    }
    __judge_text("]");
  }
  free(nodes);
}
`,
};

const KNOWN = Object.keys(IO) as (keyof typeof IO)[]; // its keys

/** As in C++: what surrounds a program for its nodes. */
export function cNodes(signature: Signature, brings: (name: string) => boolean): { before: string; io: string } {
  const own = ownNodeOf(signature);
  const { node = '', before = '', io = '' } = own ? C_OWN_NODES[own] : {};
  const isRenamed = node !== '';
  const names = (Object.keys(STRUCTS) as NodeClass[]).filter((name) => !(isRenamed && name === 'Node')); // its keys
  const structs = names.filter((name) => !brings(name)).map((name) => STRUCTS[name]);
  const renamed = isRenamed ? `${brings('Node') ? '' : node}#define Node JudgeNode\n` : '';
  const used = KNOWN.filter((base) => usesBase(signature, base) || (base === 'ListNode' && own === 'JoinedList'));
  return { before: structs.join('') + renamed + before, io: used.map((base) => IO[base]).join('') + io };
}
