#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int sumNumbers(TreeNode* root) {
        vector<string> numbers;
        string path;
        collect(root, path, numbers);
        int sum = 0;
        for (const string& number : numbers) sum += stoi(number);
        return sum;
    }

private:
    void collect(const TreeNode* node, string& path, vector<string>& numbers) {
        if (!node) return;
        path.push_back(static_cast<char>('0' + node->val));
        if (!node->left && !node->right) numbers.push_back(path);
        collect(node->left, path, numbers);
        collect(node->right, path, numbers);
        path.pop_back();
    }
};
