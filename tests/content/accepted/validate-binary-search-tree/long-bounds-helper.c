static bool valid(struct TreeNode *n, long lo, long hi) {
    return !n || (n->val > lo && n->val < hi && valid(n->left, lo, n->val) && valid(n->right, n->val, hi));
}
bool isValidBST(struct TreeNode* root) {
    return valid(root, LONG_MIN, LONG_MAX);
}
