#include <queue>
using namespace std;

class Solution {
public:
    Node* connect(Node* root) {
        queue<Node*> waiting;
        if (root) waiting.push(root);
        while (!waiting.empty()) {
            for (size_t left = waiting.size(); left > 0; --left) {
                Node* node = waiting.front();
                waiting.pop();
                if (left > 1) node->next = waiting.front();
                if (node->left) {
                    waiting.push(node->left);
                    waiting.push(node->right);
                }
            }
        }
        return root;
    }
};
