import type { OwnNode } from '#judge/values/signature.ts';

/** As in C++: `node` comes before the learner's program, `io` after it. */
type Parts = { node: string; before?: string; io: string };

const named = (fields: string) => `struct JudgeNode { ${fields} };\n`;

export const C_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: named('int val; struct JudgeNode *left; struct JudgeNode *right; struct JudgeNode *next;'),
    io: String.raw`JUDGE_UNUSED static struct JudgeNode *__judge_read_NextTree(void) {
  int room = 16, count = 0, parents = 0;
  struct JudgeNode **present = malloc((size_t)room * sizeof *present), *root = NULL;
  __judge_expect('[');
  while (__judge_more()) {
    if (count > 0) __judge_expect(',');
    struct JudgeNode *node = NULL;
    if (!__judge_skip("null")) {
      node = calloc(1, sizeof *node);
      node->val = __judge_read_int();
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
JUDGE_UNUSED static void __judge_write_NextTree(struct JudgeNode *root) {
  int count = 0;
  size_t before = __judge_length;
  __judge_text("[");
  for (struct JudgeNode *first = root; first;) {
    __judge_text(first == root ? "[" : ",[");
    struct JudgeNode *start = first, *node = first;
    for (first = NULL; node; node = node->next) {
      if (node != start) __judge_text(",");
      __judge_write_int(node->val);
      if (++count > 200000) { __judge_length = before; __judge_write_string("a level with a cycle"); return; }
      if (!first) first = node->left ? node->left : node->right;
    }
    __judge_text("]");
  }
  __judge_text("]");
}
`,
  },
  MultiList: {
    node: named('int val; struct JudgeNode *prev; struct JudgeNode *next; struct JudgeNode *child;'),
    io: String.raw`JUDGE_UNUSED static struct JudgeNode *__judge_read_MultiList(void) {
  struct JudgeNode *head = NULL, *before = NULL;
  __judge_expect('[');
  while (__judge_more()) {
    if (*__judge_at == ',') __judge_at++;
    if (*__judge_at == '[') { before->child = __judge_read_MultiList(); continue; }
    struct JudgeNode *node = calloc(1, sizeof *node);
    node->val = __judge_read_int();
    node->prev = before;
    if (before) before->next = node; else head = node;
    before = node;
  }
  __judge_at++;
  return head;
}
JUDGE_UNUSED static void __judge_write_MultiList(struct JudgeNode *head) {
  int count = 0;
  const char *fault = NULL;
  struct JudgeNode *previous = NULL;
  size_t before = __judge_length;
  __judge_text("[");
  for (struct JudgeNode *node = head; node && !fault; previous = node, node = node->next) {
    if (node->prev != previous) fault = "a list with a prev that is not the node before it";
    else if (node->child) fault = "a list in which a node still has a child";
    else if (++count > 200000) fault = "a list with a cycle";
    if (previous) __judge_text(",");
    __judge_write_int(node->val);
  }
  if (fault) { __judge_length = before; __judge_write_string(fault); return; }
  __judge_text("]");
}
`,
  },
  QuadTree: {
    node: named(
      'bool val; bool isLeaf; struct JudgeNode *topLeft; struct JudgeNode *topRight; struct JudgeNode *bottomLeft; struct JudgeNode *bottomRight;',
    ),
    io: String.raw`JUDGE_UNUSED static void __judge_write_QuadTree(struct JudgeNode *root) {
  int room = 16, count = 0;
  size_t before = __judge_length;
  struct JudgeNode **nodes = malloc((size_t)room * sizeof *nodes);
  if (root) nodes[count++] = root;
  __judge_text("[");
  for (int place = 0; place < count; place++) {
    struct JudgeNode *node = nodes[place];
    const char *fault = count > 200000 ? "a tree with a cycle" : NULL;
    __judge_text(place > 0 ? ",[" : "[");
    __judge_text(!node->isLeaf ? "0]" : node->val ? "1,1]" : "1,0]");
    struct JudgeNode *children[] = {node->topLeft, node->topRight, node->bottomLeft, node->bottomRight};
    if (count + 4 > room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    for (int child = 0; child < 4 && !node->isLeaf && !fault; child++) {
      if (!children[child]) fault = "a node that is no leaf and has fewer than four children";
      else nodes[count++] = children[child];
    }
    if (fault) { free(nodes); __judge_length = before; __judge_write_string(fault); return; }
  }
  __judge_text("]");
  free(nodes);
}
`,
  },
  TreePlace: {
    node: '',
    io: String.raw`JUDGE_UNUSED static struct TreeNode *__judge_find(struct TreeNode *root, const int *value, const struct TreeNode *wanted) {
  int room = 16, count = 1;
  struct TreeNode **open = malloc((size_t)room * sizeof *open), *found = NULL;
  open[0] = root;
  while (count > 0 && !found) {
    struct TreeNode *node = open[--count];
    if (!node) continue;
    if (value ? node->val == *value : node == wanted) found = node;
    if (count + 2 > room) open = realloc(open, (size_t)(room *= 2) * sizeof *open);
    open[count++] = node->left;
    open[count++] = node->right;
  }
  free(open);
  return found;
}
JUDGE_UNUSED static struct TreeNode *__judge_read_TreePlace(struct TreeNode *root) {
  if (__judge_skip("null")) return NULL;
  int value = __judge_read_int();
  return __judge_find(root, &value, NULL);
}
JUDGE_UNUSED static void __judge_write_TreePlace(struct TreeNode *place, struct TreeNode *root) {
  if (!place) __judge_text("null");
  else if (__judge_find(root, NULL, place)) __judge_write_int(place->val);
  else __judge_write_string("a node that is not in the tree");
}
`,
  },
  ListPlace: {
    node: '',
    io: String.raw`JUDGE_UNUSED static void __judge_write_ListPlace(struct ListNode *place, struct ListNode *head) {
  if (!place) { __judge_text("null"); return; }
  int position = 0;
  for (struct ListNode *node = head; node && position < 200000; node = node->next, position++)
    if (node == place) { __judge_write_int(position); return; }
  __judge_write_string("a node that is not in the list");
}
`,
  },
  VersionCheck: {
    node: '',
    before: `static int __judge_first_bad;
bool isBadVersion(int version) { return version >= __judge_first_bad; }
#define __judge_read_VersionCheck __judge_read_int
`,
    io: '',
  },
  JoinedList: {
    node: '',
    io: String.raw`JUDGE_UNUSED static struct ListNode *__judge_read_JoinedList(struct ListNode *rest) {
  if (__judge_at[1] != '[') return __judge_read_ListNode();
  __judge_expect('[');
  struct ListNode *head = __judge_read_ListNode();
  __judge_expect(',');
  int position = __judge_read_int();
  __judge_expect(',');
  __judge_read_string();
  __judge_expect(']');
  while (position-- > 0) rest = rest->next;
  if (!head) return rest;
  struct ListNode *last = head;
  while (last->next) last = last->next;
  last->next = rest;
  return head;
}
`,
  },
};
