/** The code of the C++ driver that writes lists, trees and graphs; comes after the code for plain values. */
export const CPP_NODES = String.raw`inline void write(std::string &out, ListNode *head) {
  std::vector<int> seen;
  out += '[';
  int count = 0;
  std::string values;
  for (ListNode *node = head; node; node = node->next) {
    if (count++ > 0) values += ',';
    write(values, node->val);
    if (count > 200000) { out.pop_back(); write(out, std::string("a list with a cycle")); return; }
  }
  out += values + ']';
}
inline void write(std::string &out, TreeNode *root) {
  std::vector<TreeNode *> nodes;
  if (root) nodes.push_back(root);
  for (std::size_t place = 0; place < nodes.size(); place++) {
    if (nodes.size() > 400000) { write(out, std::string("a tree with a cycle")); return; }
    if (nodes[place]) { TreeNode *node = nodes[place]; nodes.push_back(node->left); nodes.push_back(node->right); }
  }
  while (!nodes.empty() && !nodes.back()) nodes.pop_back();
  out += '[';
  for (std::size_t place = 0; place < nodes.size(); place++) {
    if (place > 0) out += ',';
    if (nodes[place]) write(out, nodes[place]->val); else out += "null";
  }
  out += ']';
}
template <class T> void write(std::string &out, const std::vector<T> &values);
inline void writeRandomList(std::string &out, Node *head) {
  std::unordered_map<Node *, int> places;
  std::vector<Node *> nodes;
  for (Node *node = head; node; node = node->next) {
    if (given.count(node)) return write(out, std::string("a list that shares nodes with the one that was given"));
    if (!places.emplace(node, static_cast<int>(nodes.size())).second) return write(out, std::string("a list with a cycle"));
    nodes.push_back(node);
  }
  std::string pairs;
  for (Node *node : nodes) {
    auto place = places.find(node->random);
    if (node->random && place == places.end()) return write(out, std::string("a list with a random link that leads out of it"));
    if (!pairs.empty()) pairs += ',';
    pairs += '[' + std::to_string(node->val) + ',' + (node->random ? std::to_string(place->second) : "null") + ']';
  }
  out += '[' + pairs + ']';
}
inline void write(std::string &out, Node *first) {
  if (isRandomList) return writeRandomList(out, first);
  std::vector<Node *> nodes;
  std::unordered_set<Node *> seen;
  if (first) { nodes.push_back(first); seen.insert(first); }
  for (std::size_t place = 0; place < nodes.size(); place++) {
    Node *node = nodes[place];
    if (given.count(node)) { write(out, std::string("a graph that shares nodes with the one that was given")); return; }
    for (Node *other : node->neighbors)
      if (seen.insert(other).second) nodes.push_back(other);
  }
  std::stable_sort(nodes.begin(), nodes.end(), [](Node *one, Node *other) { return one->val < other->val; });
  std::vector<std::vector<int>> neighbors;
  for (Node *node : nodes) {
    neighbors.emplace_back();
    for (Node *other : node->neighbors) neighbors.back().push_back(other->val);
  }
  write(out, neighbors);
}
`;
