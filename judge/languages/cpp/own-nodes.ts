import type { OwnNode } from '#judge/values/signature.ts';

/** Code that is added to a program for values with their own node class. */
type Parts = {
  /** The struct that the program calls `Node`; '' if there is none. */
  node: string;
  /** What else comes before the program. */
  before?: string;
  /** `judge_read` and `judge_write`; comes after the learner's program. */
  io: string;
};

const named = (fields: string) => `struct JudgeNode {\n${fields}};\n`;

export const CPP_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: named(`  int val;
  JudgeNode *left = nullptr, *right = nullptr, *next = nullptr;
  JudgeNode() : val(0) {}
  JudgeNode(int x) : val(x) {}
  JudgeNode(int x, JudgeNode *left, JudgeNode *right, JudgeNode *next) : val(x), left(left), right(right), next(next) {}
`),
    io: `inline void judge_read(judge::Reader &in, JudgeNode *&root) {
  std::vector<JudgeNode *> nodes, parents;
  in.expect('[');
  while (in.more()) {
    if (!nodes.empty()) in.expect(',');
    JudgeNode *node = nullptr;
    if (!in.skip("null")) {
      int value;
      judge_read(in, value);
      node = judge::node<JudgeNode>(value);
      node->left = node->right = node->next = nullptr;
      parents.push_back(node);
    }
    if (!nodes.empty()) {
      JudgeNode *parent = parents[(nodes.size() - 1) / 2];
      (nodes.size() % 2 == 1 ? parent->left : parent->right) = node;
    }
    nodes.push_back(node);
  }
  in.at++;
  root = nodes.empty() ? nullptr : nodes[0];
}
inline void judge_write(std::string &out, JudgeNode *root) {
  std::vector<std::vector<int>> levels;
  int count = 0;
  for (JudgeNode *first = root; first;) {
    levels.emplace_back();
    JudgeNode *node = first;
    for (first = nullptr; node; node = node->next) {
      levels.back().push_back(node->val);
      if (++count > 200000) return judge::judge_write(out, std::string("a level with a cycle"));
      if (!first) first = node->left ? node->left : node->right;
    }
  }
  judge::judge_write(out, levels);
}
`,
  },
  MultiList: {
    node: named(`  int val;
  JudgeNode *prev = nullptr, *next = nullptr, *child = nullptr;
  JudgeNode() : val(0) {}
  JudgeNode(int x) : val(x) {}
  JudgeNode(int x, JudgeNode *prev, JudgeNode *next, JudgeNode *child) : val(x), prev(prev), next(next), child(child) {}
`),
    io: `inline void judge_read(judge::Reader &in, JudgeNode *&head) {
  head = nullptr;
  std::vector<JudgeNode *> last; // of each list that is open
  JudgeNode *parent = nullptr;
  bool isFirst = true;
  do {
    if (*in.at == '[') { in.at++; parent = last.empty() ? nullptr : last.back(); last.push_back(nullptr); isFirst = true; continue; }
    if (*in.at == ']') { in.at++; last.pop_back(); isFirst = false; continue; }
    if (*in.at == ',') { in.at++; if (*in.at == '[') continue; }
    int value;
    judge_read(in, value);
    JudgeNode *node = judge::node<JudgeNode>(value);
    node->next = node->child = nullptr;
    node->prev = last.back();
    if (node->prev) node->prev->next = node;
    else if (parent && isFirst) parent->child = node;
    else head = node;
    last.back() = node;
    isFirst = false;
  } while (!last.empty());
}
inline void judge_write(std::string &out, JudgeNode *head) {
  using judge::judge_write;
  std::vector<int> values;
  JudgeNode *before = nullptr;
  for (JudgeNode *node = head; node; before = node, node = node->next) {
    if (node->prev != before) return judge_write(out, std::string("a list with a prev that is not the node before it"));
    if (node->child) return judge_write(out, std::string("a list in which a node still has a child"));
    if (values.size() >= 200000) return judge_write(out, std::string("a list with a cycle"));
    values.push_back(node->val);
  }
  judge_write(out, values);
}
`,
  },
  QuadTree: {
    node: named(`  bool val = false, isLeaf = false;
  JudgeNode *topLeft = nullptr, *topRight = nullptr, *bottomLeft = nullptr, *bottomRight = nullptr;
  JudgeNode() {}
  JudgeNode(bool val, bool isLeaf) : val(val), isLeaf(isLeaf) {}
  JudgeNode(bool val, bool isLeaf, JudgeNode *topLeft, JudgeNode *topRight, JudgeNode *bottomLeft, JudgeNode *bottomRight)
      : val(val), isLeaf(isLeaf), topLeft(topLeft), topRight(topRight), bottomLeft(bottomLeft), bottomRight(bottomRight) {}
`),
    io: `inline void judge_write(std::string &out, JudgeNode *root) {
  using judge::judge_write;
  std::vector<JudgeNode *> order;
  std::vector<std::vector<int>> values;
  if (root) order.push_back(root);
  for (std::size_t place = 0; place < order.size(); place++) {
    JudgeNode *node = order[place];
    if (order.size() > 200000) return judge_write(out, std::string("a tree with a cycle"));
    if (node->isLeaf) { values.push_back({1, node->val ? 1 : 0}); continue; }
    values.push_back({0});
    for (JudgeNode *child : {node->topLeft, node->topRight, node->bottomLeft, node->bottomRight}) {
      if (!child) return judge_write(out, std::string("a node that is no leaf and has fewer than four children"));
      order.push_back(child);
    }
  }
  judge_write(out, values);
}
`,
  },
  TreePlace: {
    node: '',
    io: `template <class Is> TreeNode *judge_find(TreeNode *root, Is is) {
  std::vector<TreeNode *> open{root};
  while (!open.empty()) {
    TreeNode *node = open.back();
    open.pop_back();
    if (!node) continue;
    if (is(node)) return node;
    open.push_back(node->left);
    open.push_back(node->right);
  }
  return nullptr;
}
inline void judge_read_place(judge::Reader &in, TreeNode *&place, TreeNode *root) {
  int value;
  if (in.skip("null")) { place = nullptr; return; }
  judge_read(in, value);
  place = judge_find(root, [&](TreeNode *node) { return node->val == value; });
}
inline void judge_write_place(std::string &out, TreeNode *place, TreeNode *root) {
  using judge::judge_write;
  if (!place) return judge_write(out, nullptr);
  if (judge_find(root, [&](TreeNode *node) { return node == place; })) return judge_write(out, place->val);
  judge_write(out, std::string("a node that is not in the tree"));
}
`,
  },
  ListPlace: {
    node: '',
    io: `inline void judge_write_place(std::string &out, ListNode *place, ListNode *head) {
  using judge::judge_write;
  if (!place) return judge_write(out, nullptr);
  int position = 0;
  for (ListNode *node = head; node && position < 200000; node = node->next, position++)
    if (node == place) return judge_write(out, position);
  judge_write(out, std::string("a node that is not in the list"));
}
`,
  },
  VersionCheck: {
    node: '',
    before: `inline int judge_first_bad;
inline bool isBadVersion(int version) { return version >= judge_first_bad; }
`,
    io: '',
  },
  JoinedList: {
    node: '',
    io: `inline void judge_read_joined(judge::Reader &in, ListNode *&head, ListNode *rest) {
  if (in.at[1] != '[') return judge_read(in, head);
  in.expect('[');
  std::vector<int> values;
  int position;
  std::string word;
  judge_read(in, values); in.expect(','); judge_read(in, position); in.expect(','); judge_read(in, word); in.expect(']');
  while (position-- > 0) rest = rest->next;
  head = rest;
  for (std::size_t place = values.size(); place-- > 0;) {
    ListNode *node = judge::node<ListNode>(values[place]);
    node->next = head;
    head = node;
  }
}
`,
  },
};
