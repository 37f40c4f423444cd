import { type Base, type OwnNode, ownNodeOf, type Signature, usesBase } from '#judge/values/signature.ts';
import { CPP_OWN_NODES } from './own-nodes.ts';

type NodeClass = 'ListNode' | 'TreeNode' | 'Node';

/** The classes that a program may use without declaring them. */
const CLASSES: Record<NodeClass, string> = {
  ListNode: `struct ListNode {
  int val;
  ListNode *next;
  ListNode() : val(0), next(nullptr) {}
  ListNode(int x) : val(x), next(nullptr) {}
  ListNode(int x, ListNode *next) : val(x), next(next) {}
};
`,
  TreeNode: `struct TreeNode {
  int val;
  TreeNode *left;
  TreeNode *right;
  TreeNode() : val(0), left(nullptr), right(nullptr) {}
  TreeNode(int x) : val(x), left(nullptr), right(nullptr) {}
  TreeNode(int x, TreeNode *left, TreeNode *right) : val(x), left(left), right(right) {}
};
`,
  Node: `class Node {
public:
  int val;
  std::vector<Node *> neighbors;
  Node *next = nullptr;
  Node *random = nullptr;
  Node() : val(0) {}
  Node(int x) : val(x) {}
  Node(int x, std::vector<Node *> neighbors) : val(x), neighbors(neighbors) {}
};
`,
};

/** The code that reads and writes nodes; comes after the program, which may bring the class itself. */
const IO: Record<Exclude<Base, OwnNode | 'int' | 'long' | 'double' | 'bool' | 'char' | 'string' | 'void'>, string> = {
  ListNode: String.raw`inline void judge_read(judge::Reader &in, ListNode *&head) {
  std::vector<int> values;
  bool isCyclic = in.at[0] == '[' && in.at[1] == '[';
  int back = 0;
  if (isCyclic) in.at++;
  judge_read(in, values);
  if (isCyclic) { in.expect(','); judge_read(in, back); in.expect(']'); }
  head = nullptr;
  ListNode *last = nullptr;
  for (std::size_t place = values.size(); place-- > 0;) {
    ListNode *node = judge::node<ListNode>(values[place]);
    node->next = head;
    head = node;
    if (!last) last = head;
    if (isCyclic && place == static_cast<std::size_t>(back)) last->next = head;
  }
}
inline void judge_write(std::string &out, ListNode *head) {
  int count = 0;
  std::string values;
  for (ListNode *node = head; node; node = node->next) {
    if (count++ > 0) values += ',';
    judge::judge_write(values, node->val);
    if (count > 200000) return judge::judge_write(out, std::string("a list with a cycle"));
  }
  out += '[' + values + ']';
}
`,
  TreeNode: String.raw`inline void judge_read(judge::Reader &in, TreeNode *&root) {
  std::vector<TreeNode *> nodes, parents;
  in.expect('[');
  while (in.more()) {
    if (!nodes.empty()) in.expect(',');
    TreeNode *node = nullptr;
    if (!in.skip("null")) {
      int value;
      judge_read(in, value);
      node = judge::node<TreeNode>(value);
      node->left = node->right = nullptr;
      parents.push_back(node);
    }
    if (!nodes.empty()) {
      TreeNode *parent = parents[(nodes.size() - 1) / 2];
      (nodes.size() % 2 == 1 ? parent->left : parent->right) = node;
    }
    nodes.push_back(node);
  }
  in.at++;
  root = nodes.empty() ? nullptr : nodes[0];
}
inline void judge_write(std::string &out, TreeNode *root) {
  std::vector<TreeNode *> nodes;
  if (root) nodes.push_back(root);
  for (std::size_t place = 0; place < nodes.size(); place++) {
    if (nodes.size() > 400000) return judge::judge_write(out, std::string("a tree with a cycle"));
    if (nodes[place]) { TreeNode *node = nodes[place]; nodes.push_back(node->left); nodes.push_back(node->right); }
  }
  while (!nodes.empty() && !nodes.back()) nodes.pop_back();
  out += '[';
  for (std::size_t place = 0; place < nodes.size(); place++) {
    if (place > 0) out += ',';
    if (nodes[place]) judge::judge_write(out, nodes[place]->val); else out += "null";
  }
  out += ']';
}
`,
  RandomList: String.raw`inline void judge_read(judge::Reader &in, Node *&head) {
  std::vector<Node *> nodes;
  std::vector<int> places;
  in.expect('[');
  while (in.more()) {
    if (!nodes.empty()) in.expect(',');
    int value, place = -1;
    in.expect('['); judge_read(in, value); in.expect(',');
    if (!in.skip("null")) judge_read(in, place);
    in.expect(']');
    nodes.push_back(judge::node<Node>(value));
    places.push_back(place);
  }
  in.at++;
  for (std::size_t place = 0; place < nodes.size(); place++) {
    nodes[place]->next = place + 1 < nodes.size() ? nodes[place + 1] : nullptr;
    nodes[place]->random = places[place] >= 0 ? nodes[static_cast<std::size_t>(places[place])] : nullptr;
  }
  judge::given.insert(nodes.begin(), nodes.end());
  head = nodes.empty() ? nullptr : nodes[0];
}
inline void judge_write(std::string &out, Node *head) {
  using judge::judge_write;
  std::unordered_map<Node *, int> places;
  std::vector<Node *> nodes;
  for (Node *node = head; node; node = node->next) {
    if (judge::given.count(node)) return judge_write(out, std::string("a list that shares nodes with the one that was given"));
    if (!places.emplace(node, static_cast<int>(nodes.size())).second) return judge_write(out, std::string("a list with a cycle"));
    nodes.push_back(node);
  }
  std::string pairs;
  for (Node *node : nodes) {
    auto place = places.find(node->random);
    if (node->random && place == places.end()) return judge_write(out, std::string("a list with a random link that leads out of it"));
    if (!pairs.empty()) pairs += ',';
    pairs += '[' + std::to_string(node->val) + ',' + (node->random ? std::to_string(place->second) : "null") + ']';
  }
  out += '[' + pairs + ']';
}
`,
  Graph: String.raw`inline void judge_read(judge::Reader &in, Node *&first) {
  std::vector<std::vector<int>> neighbors;
  judge_read(in, neighbors);
  std::vector<Node *> nodes;
  for (std::size_t place = 0; place < neighbors.size(); place++) nodes.push_back(judge::node<Node>(static_cast<int>(place) + 1));
  for (std::size_t place = 0; place < neighbors.size(); place++)
    for (int other : neighbors[place]) nodes[place]->neighbors.push_back(nodes[static_cast<std::size_t>(other) - 1]);
  judge::given.insert(nodes.begin(), nodes.end());
  first = nodes.empty() ? nullptr : nodes[0];
}
inline void judge_write(std::string &out, Node *first) {
  using judge::judge_write;
  std::vector<Node *> nodes;
  std::unordered_set<Node *> seen;
  if (first) { nodes.push_back(first); seen.insert(first); }
  for (std::size_t place = 0; place < nodes.size(); place++) {
    Node *node = nodes[place];
    if (judge::given.count(node)) return judge_write(out, std::string("a graph that shares nodes with the one that was given"));
    for (Node *other : node->neighbors)
      if (seen.insert(other).second) nodes.push_back(other);
  }
  std::stable_sort(nodes.begin(), nodes.end(), [](Node *one, Node *other) { return one->val < other->val; });
  std::vector<std::vector<int>> neighbors;
  for (Node *node : nodes) {
    neighbors.emplace_back();
    for (Node *other : node->neighbors) neighbors.back().push_back(other->val);
  }
  judge_write(out, neighbors);
}
`,
};

const KNOWN = Object.keys(IO) as (keyof typeof IO)[]; // its keys

/** What surrounds a program for its nodes: the classes that it does not bring itself, and the code that reads them. */
export function cppNodes(
  signature: Signature | null,
  brings: (name: string) => boolean,
): { before: string; io: string } {
  const own = signature && ownNodeOf(signature);
  const { node = '', before = '', io = '' } = own ? CPP_OWN_NODES[own] : {};
  const isRenamed = node !== '';
  const names = (Object.keys(CLASSES) as NodeClass[]).filter((name) => !(isRenamed && name === 'Node')); // its keys
  const classes = names.filter((name) => !brings(name)).map((name) => CLASSES[name]);
  const renamed = isRenamed ? `#define Node JudgeNode\n${brings('Node') ? '' : node}` : '';
  const used = KNOWN.filter(
    (base) => signature && (usesBase(signature, base) || (base === 'ListNode' && own === 'JoinedList')),
  );
  return { before: classes.join('') + renamed + before, io: used.map((base) => IO[base]).join('') + io };
}
