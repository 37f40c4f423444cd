#include <vector>
using namespace std;

class Solution {
public:
    Node* flatten(Node* head) {
        vector<Node*> nodes;
        collect(head, nodes);
        Node* before = nullptr;
        for (Node* node : nodes) {
            node->prev = before;
            node->next = nullptr;
            node->child = nullptr;
            if (before) before->next = node;
            before = node;
        }
        return head;
    }

private:
    void collect(Node* node, vector<Node*>& nodes) {
        for (; node; node = node->next) {
            nodes.push_back(node);
            collect(node->child, nodes);
        }
    }
};
