#include <queue>
#include <unordered_map>
using namespace std;

class Solution {
public:
    Node* cloneGraph(Node* node) {
        if (!node) return nullptr;
        unordered_map<Node*, Node*> copies = {{node, new Node(node->val)}};
        queue<Node*> open;
        open.push(node);
        while (!open.empty()) {
            Node* original = open.front();
            open.pop();
            Node* copy = copies[original];
            for (Node* neighbor : original->neighbors) {
                if (!copies.contains(neighbor)) {
                    copies[neighbor] = new Node(neighbor->val);
                    open.push(neighbor);
                }
                copy->neighbors.push_back(copies[neighbor]);
            }
        }
        return copies[node];
    }
};
