// Wrong Answer: uses 0 as the null marker, so a node with value 0 is lost
class Codec {
    void write(TreeNode* node, ostringstream& text) {
        if (!node) {
            text << "0 ";
            return;
        }
        text << node->val << ' ';
        write(node->left, text);
        write(node->right, text);
    }

    TreeNode* read(istringstream& text) {
        int val = 0;
        text >> val;
        if (val == 0) return nullptr;
        TreeNode* node = new TreeNode(val);
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
