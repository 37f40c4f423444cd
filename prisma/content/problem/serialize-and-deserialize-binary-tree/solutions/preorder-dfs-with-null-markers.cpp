#include <sstream>
#include <string>
using namespace std;

class Codec {
    void write(TreeNode* node, ostringstream& text) {
        if (!node) {
            text << "# ";
            return;
        }
        text << node->val << ' ';
        write(node->left, text);
        write(node->right, text);
    }

    TreeNode* read(istringstream& text) {
        string word;
        text >> word;
        if (word == "#") return nullptr;
        TreeNode* node = new TreeNode(stoi(word));
        node->left = read(text);
        node->right = read(text);
        return node;
    }

public:
    string serialize(TreeNode* root) {
        ostringstream text;
        write(root, text);
        return text.str();
    }

    TreeNode* deserialize(string data) {
        istringstream text(data);
        return read(text);
    }
};
