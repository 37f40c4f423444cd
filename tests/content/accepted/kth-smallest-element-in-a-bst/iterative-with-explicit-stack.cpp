class Solution {
public:
    int kthSmallest(TreeNode* root, int k) {
        stack<TreeNode*> st;
        for (;;) {
            for (; root; root = root->left) st.push(root);
            root = st.top(); st.pop();
            if (--k == 0) return root->val;
            root = root->right;
        }
    }
};
