#include <stack>
using namespace std;

class Solution {
public:
    Node* flatten(Node* head) {
        stack<Node*> waiting;
        if (head) waiting.push(head);
        Node* before = nullptr;
        while (!waiting.empty()) {
            Node* node = waiting.top();
            waiting.pop();
            if (node->next) waiting.push(node->next);
            if (node->child) waiting.push(node->child);
            node->prev = before;
            node->child = nullptr;
            if (before) before->next = node;
            before = node;
        }
        return head;
    }
};
