#include <map>
#include <tuple>
using namespace std;

class Solution {
public:
    bool isSubtree(TreeNode* root, TreeNode* subRoot) {
        numbers.clear();
        numberOf(root);
        int given = numbers.size();
        return numberOf(subRoot) <= given;
    }

private:
    map<tuple<int, int, int>, int> numbers;

    int numberOf(const TreeNode* node) {
        if (!node) return 0;
        int left = numberOf(node->left);
        int right = numberOf(node->right);
        int next = numbers.size() + 1;
        return numbers.try_emplace({node->val, left, right}, next).first->second;
    }
};
