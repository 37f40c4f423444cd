#include <algorithm>
#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Codec {
    using Place = vector<int>::const_iterator;

    void write(TreeNode* node, ostringstream& text) {
        if (!node) return;
        text << node->val << ' ';
        write(node->left, text);
        write(node->right, text);
    }

    TreeNode* build(Place& next, Place start, Place end) {
        if (start == end) return nullptr;
        TreeNode* root = new TreeNode(*next++);
        Place place = lower_bound(start, end, root->val);
        root->left = build(next, start, place);
        root->right = build(next, place + 1, end);
        return root;
    }

public:
    string serialize(TreeNode* root) {
        ostringstream text;
        write(root, text);
        return text.str();
    }

    TreeNode* deserialize(string data) {
        istringstream text(data);
        vector<int> preorder;
        for (int val; text >> val;) preorder.push_back(val);
        vector<int> inorder = preorder;
        sort(inorder.begin(), inorder.end());
        Place next = preorder.begin();
        return build(next, inorder.begin(), inorder.end());
    }
};
