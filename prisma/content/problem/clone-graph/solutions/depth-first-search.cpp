#include <unordered_map>
using namespace std;

class Solution {
    unordered_map<Node*, Node*> copies;

    Node* copyOf(Node* node) {
        if (copies.contains(node)) return copies[node];
        Node* copy = new Node(node->val);
        copies[node] = copy;
        for (Node* neighbor : node->neighbors) {
            copy->neighbors.push_back(copyOf(neighbor));
        }
        return copy;
    }

public:
    Node* cloneGraph(Node* node) {
        copies.clear();
        return node ? copyOf(node) : nullptr;
    }
};
