/**
 * The policy trees of g++'s library (https://gcc.gnu.org/onlinedocs/libstdc++/ext/pb_ds/), as far as programs use them:
 * a set or map that knows the order of its keys, as a treap with sizes; and its hash tables.
 */
export const POLICY_TREES = String.raw`#pragma once
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <type_traits>
#include <unordered_map>
#include <utility>
namespace __gnu_pbds {
struct null_type {};
using null_mapped_type = null_type;
struct rb_tree_tag {};
struct splay_tree_tag {};
struct ov_tree_tag {};
template <class...> struct tree_order_statistics_node_update {};
template <class...> struct null_node_update {};

template <class Key, class Mapped = null_type, class Less = std::less<Key>, class Tag = rb_tree_tag,
          template <class...> class Update = null_node_update, class Allocator = std::allocator<char>>
class tree {
  static constexpr bool isSet = std::is_same_v<Mapped, null_type>;
  using Value = std::conditional_t<isSet, const Key, std::pair<const Key, Mapped>>;
  struct Node {
    Value value;
    std::uint32_t priority;
    std::size_t size = 1;
    Node *left = nullptr, *right = nullptr, *parent = nullptr;
    template <class... A> Node(std::uint32_t priority, A &&...given) : value(std::forward<A>(given)...), priority(priority) {}
  };
  Node *root = nullptr;
  Less less{};
  std::uint32_t state = 2463534242u;

  static const Key &keyOf(const Node *node) {
    if constexpr (isSet) return node->value;
    else return node->value.first;
  }
  static std::size_t sizeOf(const Node *node) { return node ? node->size : 0; }
  static void update(Node *node) {
    node->size = 1 + sizeOf(node->left) + sizeOf(node->right);
    if (node->left) node->left->parent = node;
    if (node->right) node->right->parent = node;
  }
  std::uint32_t random() {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    return state;
  }
  /** Puts the nodes below the key, or up to it with isAfter, into low and the others into high. */
  template <class K> void divide(Node *node, const K &key, bool isAfter, Node *&low, Node *&high) {
    if (!node) { low = high = nullptr; return; }
    bool isLow = isAfter ? !less(key, keyOf(node)) : less(keyOf(node), key);
    if (isLow) { divide(node->right, key, isAfter, node->right, high); low = node; }
    else { divide(node->left, key, isAfter, low, node->left); high = node; }
    update(node);
    if (low) low->parent = nullptr;
    if (high) high->parent = nullptr;
  }
  static Node *merged(Node *low, Node *high) {
    if (!low || !high) return low ? low : high;
    if (low->priority > high->priority) { low->right = merged(low->right, high); update(low); return low; }
    high->left = merged(low, high->left);
    update(high);
    return high;
  }
  void top(Node *node) { root = node; if (root) root->parent = nullptr; }
  static void clear(Node *node) {
    while (node) { clear(node->left); Node *next = node->right; delete node; node = next; }
  }
  static Node *copied(const Node *node) {
    if (!node) return nullptr;
    Node *made = new Node(node->priority, node->value);
    made->left = copied(node->left);
    made->right = copied(node->right);
    update(made);
    return made;
  }
  Node *lowest(const Key &key, bool isAfter) const {
    Node *found = nullptr;
    for (Node *node = root; node;) {
      bool isLow = isAfter ? !less(key, keyOf(node)) : less(keyOf(node), key);
      if (isLow) node = node->right;
      else { found = node; node = node->left; }
    }
    return found;
  }
  static Node *first(Node *node) { while (node && node->left) node = node->left; return node; }
  static Node *last(Node *node) { while (node && node->right) node = node->right; return node; }

 public:
  class iterator {
    friend class tree;
    const tree *of = nullptr;
    Node *node = nullptr;
    iterator(const tree *of, Node *node) : of(of), node(node) {}
   public:
    using iterator_category = std::bidirectional_iterator_tag;
    using value_type = Value;
    using difference_type = std::ptrdiff_t;
    using pointer = Value *;
    using reference = Value &;
    iterator() = default;
    reference operator*() const { return node->value; }
    pointer operator->() const { return &node->value; }
    iterator &operator++() {
      if (node->right) node = first(node->right);
      else { while (node->parent && node->parent->right == node) node = node->parent; node = node->parent; }
      return *this;
    }
    iterator &operator--() {
      if (!node) node = last(of->root);
      else if (node->left) node = last(node->left);
      else { while (node->parent && node->parent->left == node) node = node->parent; node = node->parent; }
      return *this;
    }
    iterator operator++(int) { iterator old = *this; ++*this; return old; }
    iterator operator--(int) { iterator old = *this; --*this; return old; }
    bool operator==(const iterator &other) const { return node == other.node; }
  };
  using const_iterator = iterator;
  using point_iterator = iterator;
  using point_const_iterator = iterator;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using key_type = Key;
  using mapped_type = Mapped;
  using value_type = Value;
  using size_type = std::size_t;

  tree() = default;
  explicit tree(const Less &less) : less(less) {}
  template <class I> tree(I from, I to) { for (; from != to; ++from) insert(*from); }
  tree(const tree &other) : root(copied(other.root)), less(other.less), state(other.state) {}
  tree(tree &&other) noexcept : root(std::exchange(other.root, nullptr)), less(other.less), state(other.state) {}
  tree &operator=(tree other) { swap(other); return *this; }
  ~tree() { clear(root); }
  void swap(tree &other) { std::swap(root, other.root); std::swap(less, other.less); std::swap(state, other.state); }

  iterator begin() const { return {this, first(root)}; }
  iterator end() const { return {this, nullptr}; }
  reverse_iterator rbegin() const { return reverse_iterator(end()); }
  reverse_iterator rend() const { return reverse_iterator(begin()); }
  bool empty() const { return !root; }
  std::size_t size() const { return sizeOf(root); }
  void clear() { clear(std::exchange(root, nullptr)); }

  iterator find(const Key &key) const {
    Node *node = lowest(key, false);
    return {this, node && !less(key, keyOf(node)) ? node : nullptr};
  }
  iterator lower_bound(const Key &key) const { return {this, lowest(key, false)}; }
  iterator upper_bound(const Key &key) const { return {this, lowest(key, true)}; }
  std::size_t count(const Key &key) const { return find(key) != end(); }

  template <class V> std::pair<iterator, bool> insert(V &&value) {
    Node *made = new Node(random(), std::forward<V>(value));
    iterator known = find(keyOf(made));
    if (known != end()) { delete made; return {known, false}; }
    Node *low, *high;
    divide(root, keyOf(made), false, low, high);
    top(merged(merged(low, made), high));
    return {{this, made}, true};
  }
  std::pair<iterator, bool> insert(const std::conditional_t<isSet, Key, std::pair<const Key, Mapped>> &value) {
    return insert<const std::conditional_t<isSet, Key, std::pair<const Key, Mapped>> &>(value);
  }
  auto &operator[](const Key &key) requires (!isSet) { return insert(std::pair<const Key, Mapped>(key, Mapped())).first->second; }
  bool erase(const Key &key) {
    Node *low, *high, *equal;
    divide(root, key, false, low, high);
    divide(high, key, true, equal, high);
    top(merged(low, high));
    bool found = equal;
    clear(equal);
    return found;
  }
  iterator erase(iterator at) {
    iterator next = at;
    ++next;
    // By its order, as keys may compare as equal: programs use less_equal to keep equal keys.
    std::size_t before = sizeOf(at.node->left);
    for (Node *node = at.node; node->parent; node = node->parent)
      if (node->parent->right == node) before += 1 + sizeOf(node->parent->left);
    Node *low, *rest, *one, *high;
    part(root, before, low, rest);
    part(rest, 1, one, high);
    top(merged(low, high));
    delete one;
    return next;
  }

  iterator find_by_order(std::size_t order) const {
    Node *node = root;
    while (node) {
      std::size_t before = sizeOf(node->left);
      if (order == before) break;
      if (order < before) node = node->left;
      else { order -= before + 1; node = node->right; }
    }
    return {this, node};
  }
  /** The keys before this one; not those that less_equal, which keeps equal keys, calls equal. */
  std::size_t order_of_key(const Key &key) const {
    std::size_t order = 0;
    for (Node *node = root; node;) {
      if (less(key, keyOf(node))) node = node->left;
      else if (less(keyOf(node), key)) { order += 1 + sizeOf(node->left); node = node->right; }
      else return order + sizeOf(node->left);
    }
    return order;
  }
  void join(tree &other) { top(merged(root, std::exchange(other.root, nullptr))); }
  void split(const Key &key, tree &other) {
    Node *low, *high;
    divide(root, key, true, low, high);
    top(low);
    other.clear();
    other.top(high);
  }

 private:
  /** Puts the first nodes into low. */
  static void part(Node *node, std::size_t count, Node *&low, Node *&high) {
    if (!node) { low = high = nullptr; return; }
    if (sizeOf(node->left) < count) { part(node->right, count - sizeOf(node->left) - 1, node->right, high); low = node; }
    else { part(node->left, count, low, node->left); high = node; }
    update(node);
    if (low) low->parent = nullptr;
    if (high) high->parent = nullptr;
  }
};

template <class Key, class Mapped, class Hash = std::hash<Key>, class...> struct gp_hash_table : std::unordered_map<Key, Mapped, Hash> {
  using std::unordered_map<Key, Mapped, Hash>::unordered_map;
};
template <class Key, class Mapped, class Hash = std::hash<Key>, class...> struct cc_hash_table : std::unordered_map<Key, Mapped, Hash> {
  using std::unordered_map<Key, Mapped, Hash>::unordered_map;
};
}
`;
