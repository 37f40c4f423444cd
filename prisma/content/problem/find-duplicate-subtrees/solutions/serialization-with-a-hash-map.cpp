#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<TreeNode*> findDuplicateSubtrees(TreeNode* root) {
        serialize(root);
        return duplicates;
    }

private:
    unordered_map<string, int> counts;
    vector<TreeNode*> duplicates;

    string serialize(TreeNode* node) {
        if (!node) return "#";
        string key = serialize(node->left) + "," + serialize(node->right) + ",";
        key += to_string(node->val);
        if (++counts[key] == 2) duplicates.push_back(node);
        return key;
    }
};
