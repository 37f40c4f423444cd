#include <sstream>
#include <string>
using namespace std;

class Codec {
    void write(TreeNode* node, ostringstream& text) {
        if (!node) return;
        text << node->val << ' ';
        write(node->left, text);
        write(node->right, text);
    }

public:
    string serialize(TreeNode* root) {
        ostringstream text;
        write(root, text);
        return text.str();
    }

    TreeNode* deserialize(string data) {
        TreeNode* root = nullptr;
        istringstream text(data);
        int val;
        while (text >> val) {
            TreeNode** place = &root;
            while (*place) {
                place = val < (*place)->val ? &(*place)->left : &(*place)->right;
            }
            *place = new TreeNode(val);
        }
        return root;
    }
};
