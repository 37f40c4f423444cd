#include <queue>
#include <utility>
using namespace std;

class Solution {
public:
    bool isSameTree(TreeNode* p, TreeNode* q) {
        queue<pair<TreeNode*, TreeNode*>> places;
        places.push({p, q});
        while (!places.empty()) {
            auto [a, b] = places.front();
            places.pop();
            if (!a && !b) continue;
            if (!a || !b || a->val != b->val) return false;
            places.push({a->left, b->left});
            places.push({a->right, b->right});
        }
        return true;
    }
};
