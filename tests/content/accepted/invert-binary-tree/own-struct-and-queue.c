struct TreeNode {
    int val;
    struct TreeNode *left;
    struct TreeNode *right;
};

struct TreeNode* invertTree(struct TreeNode* root) {
    struct TreeNode **q = malloc(sizeof(*q) * 10000);
    int h = 0, t = 0;
    if (root) q[t++] = root;
    while (h < t) {
        struct TreeNode *n = q[h++], *x = n->left;
        n->left = n->right;
        n->right = x;
        if (n->left) q[t++] = n->left;
        if (n->right) q[t++] = n->right;
    }
    free(q);
    return root;
}
