/** The code of the C driver that reads and writes lists, trees and graphs; comes after `C_RUNTIME`. */
export const C_NODES = String.raw`JUDGE_UNUSED static struct ListNode *judge_read_ListNode(void) {
  bool cyclic = judge_at[0] == '[' && judge_at[1] == '[';
  int size, back = -1;
  if (cyclic) judge_at++;
  int *values = judge_read_int_list(&size);
  if (cyclic) { judge_expect(','); back = judge_read_int(); judge_expect(']'); }
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
JUDGE_UNUSED static void judge_write_ListNode(struct ListNode *head) {
  int count = 0;
  size_t before = judge_length;
  judge_text("[");
  for (; head; head = head->next) {
    if (count > 0) judge_text(",");
    judge_write_int(head->val);
    if (++count > 200000) { judge_length = before; judge_write_string("a list with a cycle"); return; }
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
    if (count > 400000) { free(nodes); judge_write_string("a tree with a cycle"); return; }
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
static int judge_place_of(struct Node **nodes, int count, const struct Node *sought) {
  for (int place = 0; place < count; place++)
    if (nodes[place] == sought) return place;
  return -1;
}
JUDGE_UNUSED static void judge_write_Graph(struct Node *first) {
  int room = 16, count = 0;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  if (first) nodes[count++] = first;
  for (int place = 0; place < count; place++) {
    if (judge_place_of(judge_given, judge_given_count, nodes[place]) >= 0) {
      free(nodes);
      judge_write_string("a graph that shares nodes with the one that was given");
      return;
    }
    for (int other = 0; other < nodes[place]->numNeighbors; other++) {
      struct Node *next = nodes[place]->neighbors[other];
      if (judge_place_of(nodes, count, next) >= 0) continue;
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
JUDGE_UNUSED static struct Node *judge_read_RandomList(void) {
  int size = 0, room = 16;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  int *places = malloc((size_t)room * sizeof *places);
  judge_expect('[');
  while (judge_more()) {
    if (size > 0) judge_expect(',');
    if (size == room) {
      nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
      places = realloc(places, (size_t)room * sizeof *places);
    }
    nodes[size] = calloc(1, sizeof **nodes);
    judge_expect('[');
    nodes[size]->val = judge_read_int();
    judge_expect(',');
    places[size] = judge_skip("null") ? -1 : judge_read_int();
    judge_expect(']');
    size++;
  }
  judge_at++;
  for (int place = 0; place < size; place++) {
    nodes[place]->next = place + 1 < size ? nodes[place + 1] : NULL;
    nodes[place]->random = places[place] < 0 ? NULL : nodes[places[place]];
  }
  free(places);
  judge_given = nodes;
  judge_given_count = size;
  return size > 0 ? nodes[0] : NULL;
}
JUDGE_UNUSED static void judge_write_RandomList(struct Node *head) {
  int room = 16, count = 0;
  const char *fault = NULL;
  struct Node **nodes = malloc((size_t)room * sizeof *nodes);
  for (struct Node *node = head; node && !fault; node = node->next) {
    if (judge_place_of(judge_given, judge_given_count, node) >= 0) fault = "a list that shares nodes with the one that was given";
    else if (judge_place_of(nodes, count, node) >= 0) fault = "a list with a cycle";
    if (count == room) nodes = realloc(nodes, (size_t)(room *= 2) * sizeof *nodes);
    nodes[count++] = node;
  }
  for (int place = 0; place < count && !fault; place++)
    if (nodes[place]->random && judge_place_of(nodes, count, nodes[place]->random) < 0) fault = "a list with a random link that leads out of it";
  if (fault) judge_write_string(fault);
  else {
    judge_text("[");
    for (int place = 0; place < count; place++) {
      judge_text(place > 0 ? ",[" : "[");
      judge_write_int(nodes[place]->val);
      judge_text(",");
      if (nodes[place]->random) judge_write_int(judge_place_of(nodes, count, nodes[place]->random)); else judge_text("null");
      judge_text("]");
    }
    judge_text("]");
  }
  free(nodes);
}
JUDGE_LISTS(ListNode, struct ListNode *)
JUDGE_LISTS(TreeNode, struct TreeNode *)
`;
