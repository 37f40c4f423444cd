#include <sstream>
#include <string>
using namespace std;

class Codec {
    void write(TreeNode* node, string& path, ostringstream& text) {
        if (!node) return;
        text << path << ' ' << node->val << ' ';
        path.push_back('L');
        write(node->left, path, text);
        path.back() = 'R';
        write(node->right, path, text);
        path.pop_back();
    }

public:
    string serialize(TreeNode* root) {
        ostringstream text;
        string path = "L";
        write(root, path, text);
        return text.str();
    }

    TreeNode* deserialize(string data) {
        TreeNode above(0);
        istringstream text(data);
        string path;
        int val;
        while (text >> path >> val) {
            TreeNode* parent = &above;
            for (size_t i = 0; i + 1 < path.size(); i++) {
                parent = path[i] == 'L' ? parent->left : parent->right;
            }
            (path.back() == 'L' ? parent->left : parent->right) = new TreeNode(val);
        }
        return above.left;
    }
};
