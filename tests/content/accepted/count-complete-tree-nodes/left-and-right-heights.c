int countNodes(struct TreeNode* root) {
    int l = 0, r = 0;
    for (struct TreeNode *p = root; p; p = p->left) l++;
    for (struct TreeNode *p = root; p; p = p->right) r++;
    return l == r ? (1 << l) - 1 : 1 + countNodes(root->left) + countNodes(root->right);
}
