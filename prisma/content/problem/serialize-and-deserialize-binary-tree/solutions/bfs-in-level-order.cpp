#include <queue>
#include <sstream>
#include <string>
using namespace std;

class Codec {
    TreeNode* read(istringstream& text, queue<TreeNode*>& nodes) {
        string word;
        text >> word;
        if (word == "#") return nullptr;
        nodes.push(new TreeNode(stoi(word)));
        return nodes.back();
    }

public:
    string serialize(TreeNode* root) {
        ostringstream text;
        queue<TreeNode*> nodes;
        nodes.push(root);
        for (; !nodes.empty(); nodes.pop()) {
            TreeNode* node = nodes.front();
            if (node) {
                text << node->val << ' ';
                nodes.push(node->left);
                nodes.push(node->right);
            } else {
                text << "# ";
            }
        }
        return text.str();
    }

    TreeNode* deserialize(string data) {
        istringstream text(data);
        queue<TreeNode*> nodes;
        TreeNode* root = read(text, nodes);
        for (; !nodes.empty(); nodes.pop()) {
            TreeNode* node = nodes.front();
            node->left = read(text, nodes);
            node->right = read(text, nodes);
        }
        return root;
    }
};
