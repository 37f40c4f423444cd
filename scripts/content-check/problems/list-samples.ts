type Sources = Record<'python' | 'javascript' | 'typescript' | 'cpp' | 'c' | 'java', string>;

/** Programs on lists with special nodes, a right one and one whose fault the driver names, in every language. */

export const MULTI_LIST = 'flatten(head: MultiList): MultiList';
/** Inserts the list of each child after its node. */
export const FLATTEN: Sources = {
  python: `class Solution:
    def flatten(self, head):
        node = head
        while node:
            if node.child:
                last = node.child
                while last.next:
                    last = last.next
                last.next = node.next
                if node.next:
                    node.next.prev = last
                node.next, node.child.prev, node.child = node.child, node, None
            node = node.next
        return head`,
  javascript: `var flatten = (head) => {
    for (let node = head; node; node = node.next) {
      if (!node.child) continue;
      let last = node.child;
      while (last.next) last = last.next;
      last.next = node.next;
      if (node.next) node.next.prev = last;
      node.next = node.child; node.child.prev = node; node.child = null;
    }
    return head;
  };`,
  typescript: `function flatten(head: _Node | null): _Node | null {
    for (let node: _Node | null = head; node; node = node.next) {
      if (!node.child) continue;
      let last: _Node = node.child;
      while (last.next) last = last.next;
      last.next = node.next;
      if (node.next) node.next.prev = last;
      node.next = node.child; node.child.prev = node; node.child = null;
    }
    return head;
  }`,
  cpp: `class Solution {
  public:
    Node* flatten(Node* head) {
      for (Node* node = head; node; node = node->next) {
        if (!node->child) continue;
        Node* last = node->child;
        while (last->next) last = last->next;
        last->next = node->next;
        if (node->next) node->next->prev = last;
        node->next = node->child; node->child->prev = node; node->child = nullptr;
      }
      return head;
    }
  };`,
  c: `struct Node* flatten(struct Node* head) {
    for (struct Node* node = head; node; node = node->next) {
      if (!node->child) continue;
      struct Node* last = node->child;
      while (last->next) last = last->next;
      last->next = node->next;
      if (node->next) node->next->prev = last;
      node->next = node->child; node->child->prev = node; node->child = NULL;
    }
    return head;
  }`,
  java: `class Solution {
    public Node flatten(Node head) {
      for (Node node = head; node != null; node = node.next) {
        if (node.child == null) continue;
        Node last = node.child;
        while (last.next != null) last = last.next;
        last.next = node.next;
        if (node.next != null) node.next.prev = last;
        node.next = node.child; node.child.prev = node; node.child = null;
      }
      return head;
    }
  }`,
};
/** Returns its input. */
export const UNFLATTENED: Sources = {
  python: 'class Solution:\n    def flatten(self, head):\n        return head',
  javascript: 'var flatten = (head) => head;',
  typescript: 'const flatten = (head: _Node): _Node => head;',
  cpp: 'class Solution {\npublic:\n  Node* flatten(Node* head) { return head; }\n};',
  c: 'struct Node* flatten(struct Node* head) { return head; }',
  java: 'class Solution { public Node flatten(Node head) { return head; } }',
};

export const JOINED = 'meet(headA: ListNode, headB: JoinedList): ListNode';
/** The first node that is in both lists. */
export const MEET: Sources = {
  python: `class Solution:
    def meet(self, headA, headB):
        seen = set()
        while headA:
            seen.add(headA)
            headA = headA.next
        while headB and headB not in seen:
            headB = headB.next
        return headB`,
  javascript: `var meet = (headA, headB) => {
    const seen = new Set();
    for (; headA; headA = headA.next) seen.add(headA);
    while (headB && !seen.has(headB)) headB = headB.next;
    return headB;
  };`,
  typescript: `function meet(headA: ListNode | null, headB: ListNode | null): ListNode | null {
    const seen = new Set<ListNode>();
    for (; headA; headA = headA.next) seen.add(headA);
    while (headB && !seen.has(headB)) headB = headB.next;
    return headB;
  }`,
  cpp: `class Solution {
  public:
    ListNode* meet(ListNode* headA, ListNode* headB) {
      unordered_set<ListNode*> seen;
      for (; headA; headA = headA->next) seen.insert(headA);
      while (headB && !seen.count(headB)) headB = headB->next;
      return headB;
    }
  };`,
  c: `struct ListNode* meet(struct ListNode* headA, struct ListNode* headB) {
    for (; headB; headB = headB->next)
      for (struct ListNode* node = headA; node; node = node->next) if (node == headB) return node;
    return NULL;
  }`,
  java: `class Solution {
    public ListNode meet(ListNode headA, ListNode headB) {
      Set<ListNode> seen = new HashSet<>();
      for (; headA != null; headA = headA.next) seen.add(headA);
      while (headB != null && !seen.contains(headB)) headB = headB.next;
      return headB;
    }
  }`,
};
