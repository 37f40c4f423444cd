#include <vector>
using namespace std;

class Solution {
public:
    Node* connect(Node* root) {
        vector<Node*> last;
        visit(root, 0, last);
        return root;
    }

private:
    void visit(Node* node, size_t depth, vector<Node*>& last) {
        if (!node) return;
        if (depth == last.size()) {
            last.push_back(node);
        } else {
            last[depth]->next = node;
            last[depth] = node;
        }
        visit(node->left, depth + 1, last);
        visit(node->right, depth + 1, last);
    }
};
