// Wrong Answer: requires a value to be strictly below the bound, which starts at the largest value allowed
class Codec {
    void write(TreeNode* node, ostringstream& text) {
        if (!node) return;
        text << node->val << ' ';
        write(node->left, text);
        write(node->right, text);
    }

    TreeNode* build(queue<int>& values, int limit) {
        if (values.empty() || values.front() >= limit) return nullptr;
        TreeNode* node = new TreeNode(values.front());
        values.pop();
        node->left = build(values, node->val);
        node->right = build(values, limit);
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
        queue<int> values;
        for (int val; text >> val;) values.push(val);
        return build(values, 10000);
    }
};
