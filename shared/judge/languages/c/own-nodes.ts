import type { OwnNode } from '#shared/judge/signature.ts';

/** As in C++: `node` comes before the learner's program, `io` after it. */
type Parts = { node: string; io: string };

const named = (fields: string) => `struct JudgeNode { ${fields} };\n#define Node JudgeNode\n`;

export const C_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: named('int val; struct JudgeNode *left; struct JudgeNode *right; struct JudgeNode *next;'),
    io: String.raw`JUDGE_UNUSED static struct JudgeNode *judge_read_NextTree(void) {
  int room = 16, count = 0, parents = 0;
  struct JudgeNode **present = malloc((size_t)room * sizeof *present), *root = NULL;
  judge_expect('[');
  while (judge_more()) {
    if (count > 0) judge_expect(',');
    struct JudgeNode *node = NULL;
    if (!judge_skip("null")) {
      node = calloc(1, sizeof *node);
      node->val = judge_read_int();
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
JUDGE_UNUSED static void judge_write_NextTree(struct JudgeNode *root) {
  int count = 0;
  size_t before = judge_length;
  judge_text("[");
  for (struct JudgeNode *first = root; first;) {
    judge_text(first == root ? "[" : ",[");
    struct JudgeNode *start = first, *node = first;
    for (first = NULL; node; node = node->next) {
      if (node != start) judge_text(",");
      judge_write_int(node->val);
      if (++count > 200000) { judge_length = before; judge_write_string("a level with a cycle"); return; }
      if (!first) first = node->left ? node->left : node->right;
    }
    judge_text("]");
  }
  judge_text("]");
}
`,
  },
  MultiList: {
    node: named('int val; struct JudgeNode *prev; struct JudgeNode *next; struct JudgeNode *child;'),
    io: String.raw`JUDGE_UNUSED static struct JudgeNode *judge_read_MultiList(void) {
  struct JudgeNode *head = NULL, *before = NULL;
  judge_expect('[');
  while (judge_more()) {
    if (*judge_at == ',') judge_at++;
    if (*judge_at == '[') { before->child = judge_read_MultiList(); continue; }
    struct JudgeNode *node = calloc(1, sizeof *node);
    node->val = judge_read_int();
    node->prev = before;
    if (before) before->next = node; else head = node;
    before = node;
  }
  judge_at++;
  return head;
}
JUDGE_UNUSED static void judge_write_MultiList(struct JudgeNode *head) {
  int count = 0;
  const char *fault = NULL;
  struct JudgeNode *previous = NULL;
  size_t before = judge_length;
  judge_text("[");
  for (struct JudgeNode *node = head; node && !fault; previous = node, node = node->next) {
    if (node->prev != previous) fault = "a list with a prev that is not the node before it";
    else if (node->child) fault = "a list in which a node still has a child";
    else if (++count > 200000) fault = "a list with a cycle";
    if (previous) judge_text(",");
    judge_write_int(node->val);
  }
  if (fault) { judge_length = before; judge_write_string(fault); return; }
  judge_text("]");
}
`,
  },
  QuadTree: {
    node: named(
      'bool val; bool isLeaf; struct JudgeNode *topLeft; struct JudgeNode *topRight; struct JudgeNode *bottomLeft; struct JudgeNode *bottomRight;',
    ),
    io: String.raw`JUDGE_UNUSED static void judge_write_QuadTree(struct JudgeNode *root) {
  int room = 16, count = 0;
  size_t before = judge_length;
  struct JudgeNode **nodes = malloc((size_t)room * sizeof *nodes);
  if (root) nodes[count++] = root;
  judge_text("[");
  for (int place = 0; place < count; place++) {
    struct JudgeNode *node = nodes[place];
    const char *fault = count > 200000 ? "a tree with a cycle" : NULL;
    judge_text(place > 0 ? ",[" : "[");
    judge_text(!node->isLeaf ? "0]" : node->val ? "1,1]" : "1,0]");
    struct JudgeNode *children[] = {node->topLeft, node->topRight, node->bottomLeft, node->bottomRight};
    if (count + 4 > room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    for (int child = 0; child < 4 && !node->isLeaf && !fault; child++) {
      if (!children[child]) fault = "a node that is no leaf and has fewer than four children";
      else nodes[count++] = children[child];
    }
    if (fault) { free(nodes); judge_length = before; judge_write_string(fault); return; }
  }
  judge_text("]");
  free(nodes);
}
`,
  },
  JoinedList: {
    node: '',
    io: String.raw`JUDGE_UNUSED static struct ListNode *judge_read_JoinedList(struct ListNode *rest) {
  if (judge_at[1] != '[') return judge_read_ListNode();
  judge_expect('[');
  struct ListNode *head = judge_read_ListNode();
  judge_expect(',');
  int position = judge_read_int();
  judge_expect(',');
  judge_read_string();
  judge_expect(']');
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
