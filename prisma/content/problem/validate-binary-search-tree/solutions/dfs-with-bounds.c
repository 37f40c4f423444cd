#include <stdbool.h>
#include <stddef.h>

static bool fits(const struct TreeNode* node, const struct TreeNode* low,
                 const struct TreeNode* high) {
    if (node == NULL) return true;
    if (low != NULL && node->val <= low->val) return false;
    if (high != NULL && node->val >= high->val) return false;
    return fits(node->left, low, node) && fits(node->right, node, high);
}

bool isValidBST(struct TreeNode* root) {
    return fits(root, NULL, NULL);
}
