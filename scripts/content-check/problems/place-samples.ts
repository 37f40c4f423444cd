type Sources = Record<'python' | 'javascript' | 'typescript' | 'cpp' | 'c' | 'java', string>;

/** Programs that take and return nodes of the given tree or list, in every language. */

export const TREE_PLACE = 'meet(root: TreeNode, p: TreePlace, q: TreePlace): TreePlace';
/** The lowest common ancestor, or null if that is the root; nodes are compared by identity. */
export const MEET: Sources = {
  python: `class Solution:
    def meet(self, root, p, q):
        def search(node):
            if node is None or node is p or node is q:
                return node
            left, right = search(node.left), search(node.right)
            return node if left and right else left or right
        found = search(root)
        return None if found is root else found`,
  javascript: `var meet = (root, p, q) => {
    const search = (node) => {
      if (!node || node === p || node === q) return node;
      const left = search(node.left), right = search(node.right);
      return left && right ? node : left ?? right;
    };
    const found = search(root);
    return found === root ? null : found;
  };`,
  typescript: `function meet(root: TreeNode | null, p: TreeNode | null, q: TreeNode | null): TreeNode | null {
    const search = (node: TreeNode | null): TreeNode | null => {
      if (!node || node === p || node === q) return node;
      const left = search(node.left), right = search(node.right);
      return left && right ? node : left ?? right;
    };
    const found = search(root);
    return found === root ? null : found;
  }`,
  cpp: `class Solution {
    TreeNode* search(TreeNode* node, TreeNode* p, TreeNode* q) {
      if (!node || node == p || node == q) return node;
      TreeNode *left = search(node->left, p, q), *right = search(node->right, p, q);
      return left && right ? node : left ? left : right;
    }
  public:
    TreeNode* meet(TreeNode* root, TreeNode* p, TreeNode* q) {
      TreeNode* found = search(root, p, q);
      return found == root ? nullptr : found;
    }
  };`,
  c: `static struct TreeNode* search(struct TreeNode* node, struct TreeNode* p, struct TreeNode* q) {
    if (!node || node == p || node == q) return node;
    struct TreeNode *left = search(node->left, p, q), *right = search(node->right, p, q);
    return left && right ? node : left ? left : right;
  }
  struct TreeNode* meet(struct TreeNode* root, struct TreeNode* p, struct TreeNode* q) {
    struct TreeNode* found = search(root, p, q);
    return found == root ? NULL : found;
  }`,
  java: `class Solution {
    private TreeNode search(TreeNode node, TreeNode p, TreeNode q) {
      if (node == null || node == p || node == q) return node;
      TreeNode left = search(node.left, p, q), right = search(node.right, p, q);
      return left != null && right != null ? node : left != null ? left : right;
    }
    public TreeNode meet(TreeNode root, TreeNode p, TreeNode q) {
      TreeNode found = search(root, p, q);
      return found == root ? null : found;
    }
  }`,
};
/** A new node with the value of `p`; the value itself where the language allows it and `p` and `q` differ. */
export const TREE_COPY: Sources = {
  python: 'class Solution:\n    def meet(self, root, p, q):\n        return TreeNode(p.val) if p is q else p.val',
  javascript: 'var meet = (root, p, q) => (p === q ? new TreeNode(p.val) : p.val);',
  typescript:
    'const meet = (_: unknown, p: TreeNode, q: TreeNode): TreeNode | number => (p === q ? new TreeNode(p.val) : p.val);',
  cpp: 'class Solution {\npublic:\n  TreeNode* meet(TreeNode*, TreeNode* p, TreeNode*) { return new TreeNode(p->val); }\n};',
  c: 'struct TreeNode* meet(struct TreeNode* root, struct TreeNode* p, struct TreeNode* q) { (void)root; (void)q; struct TreeNode* node = calloc(1, sizeof *node); node->val = p->val; return node; }',
  java: 'class Solution { public TreeNode meet(TreeNode root, TreeNode p, TreeNode q) { return new TreeNode(p.val); } }',
};

export const SUBTREE = 'below(root: TreeNode, p: TreePlace): TreeNode';
/** The whole subtree, not only the place of its root. */
export const BELOW: Sources = {
  python: 'class Solution:\n    def below(self, root, p):\n        return p',
  javascript: 'var below = (root, p) => p;',
  typescript: 'const below = (_: unknown, p: TreeNode): TreeNode => p;',
  cpp: 'class Solution {\npublic:\n  TreeNode* below(TreeNode*, TreeNode* p) { return p; }\n};',
  c: 'struct TreeNode* below(struct TreeNode* root, struct TreeNode* p) { (void)root; return p; }',
  java: 'class Solution { public TreeNode below(TreeNode root, TreeNode p) { return p; } }',
};

export const LIST_PLACE = 'start(head: ListNode): ListPlace';
/** The first node that comes a second time. */
export const START: Sources = {
  python: `class Solution:
    def start(self, head):
        seen = set()
        while head and head not in seen:
            seen.add(head)
            head = head.next
        return head`,
  javascript:
    'var start = (head) => { const seen = new Set(); for (; head && !seen.has(head); head = head.next) seen.add(head); return head; };',
  typescript:
    'function start(head: ListNode | null): ListNode | null { const seen = new Set<ListNode>(); for (; head && !seen.has(head); head = head.next) seen.add(head); return head; }',
  cpp: 'class Solution {\npublic:\n  ListNode* start(ListNode* head) { set<ListNode*> seen; while (head && seen.insert(head).second) head = head->next; return head; }\n};',
  c: `struct ListNode* start(struct ListNode* head) {
    struct ListNode *seen[64]; int count = 0;
    for (; head; head = head->next) {
      for (int at = 0; at < count; at++) if (seen[at] == head) return head;
      seen[count++] = head;
    }
    return NULL;
  }`,
  java: 'class Solution { public ListNode start(ListNode head) { Set<ListNode> seen = new HashSet<>(); while (head != null && seen.add(head)) head = head.next; return head; } }',
};
/** A new node; the index 0 where the language allows it and the list is not empty. */
export const LIST_COPY: Sources = {
  python: 'class Solution:\n    def start(self, head):\n        return 0 if head else ListNode(1)',
  javascript: 'var start = (head) => (head ? 0 : new ListNode(1));',
  typescript: 'const start = (head: ListNode | null): ListNode | number => (head ? 0 : new ListNode(1));',
  cpp: 'class Solution {\npublic:\n  ListNode* start(ListNode*) { return new ListNode(1); }\n};',
  c: 'struct ListNode* start(struct ListNode* head) { (void)head; return calloc(1, sizeof(struct ListNode)); }',
  java: 'class Solution { public ListNode start(ListNode head) { return new ListNode(1); } }',
};
