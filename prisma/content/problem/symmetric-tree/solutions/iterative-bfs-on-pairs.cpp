#include <queue>
#include <utility>
using namespace std;

class Solution {
public:
    bool isSymmetric(TreeNode* root) {
        queue<pair<TreeNode*, TreeNode*>> pairs;
        pairs.emplace(root->left, root->right);
        while (!pairs.empty()) {
            auto [one, other] = pairs.front();
            pairs.pop();
            if (!one && !other) continue;
            if (!one || !other || one->val != other->val) return false;
            pairs.emplace(one->left, other->right);
            pairs.emplace(one->right, other->left);
        }
        return true;
    }
};
