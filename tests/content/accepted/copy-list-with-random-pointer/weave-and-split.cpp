/*
// Definition for a Node.
class Node {
public:
    int val;
    Node* next;
    Node* random;

    Node(int _val) {
        val = _val;
        next = NULL;
        random = NULL;
    }
};
*/
class Solution {
public:
    Node* copyRandomList(Node* head) {
        if (!head) return NULL;
        for (Node* p = head; p; p = p->next->next) {
            Node* c = new Node(p->val);
            c->next = p->next;
            p->next = c;
        }
        for (Node* p = head; p; p = p->next->next)
            if (p->random) p->next->random = p->random->next;
        Node* res = head->next;
        for (Node* p = head; p; p = p->next) {
            Node* c = p->next;
            p->next = c->next;
            if (c->next) c->next = c->next->next;
        }
        return res;
    }
};
