#include <stdlib.h>

static int countNodes(struct TreeNode* root) {
    return root ? 1 + countNodes(root->left) + countNodes(root->right) : 0;
}

int** levelOrder(struct TreeNode* root, int* returnSize, int** returnColumnSizes) {
    int n = countNodes(root);
    int** levels = malloc((n + 1) * sizeof(int*));
    *returnColumnSizes = malloc((n + 1) * sizeof(int));
    *returnSize = 0;

    struct TreeNode** queue = malloc((n + 1) * sizeof(struct TreeNode*));
    int front = 0;
    int back = 0;
    if (root) queue[back++] = root;
    while (front < back) {
        int size = back - front;
        int* level = malloc(size * sizeof(int));
        for (int i = 0; i < size; i++) {
            struct TreeNode* node = queue[front++];
            level[i] = node->val;
            if (node->left) queue[back++] = node->left;
            if (node->right) queue[back++] = node->right;
        }
        (*returnColumnSizes)[*returnSize] = size;
        levels[(*returnSize)++] = level;
    }
    free(queue);
    return levels;
}
