static int size(struct TreeNode *r) { return r ? 1 + size(r->left) + size(r->right) : 0; }
static void fill(struct TreeNode *r, int **p) {
    if (!r) return;
    fill(r->left, p);
    *(*p)++ = r->val;
    fill(r->right, p);
}
int* inorderTraversal(struct TreeNode* root, int* returnSize) {
    int *out = malloc(sizeof(int) * (*returnSize = size(root))), *p = out;
    fill(root, &p);
    return out;
}
