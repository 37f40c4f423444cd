int** levelOrder(struct TreeNode* root, int* returnSize, int** returnColumnSizes) {
    int **res = NULL, rows = 0, count = root ? 1 : 0;
    struct TreeNode **level = malloc(sizeof *level * 2001);
    *returnColumnSizes = NULL;
    if (root) level[0] = root;
    while (count) {
        struct TreeNode **below = malloc(sizeof *below * 2001);
        int n = 0;
        res = realloc(res, sizeof *res * (rows + 1));
        *returnColumnSizes = realloc(*returnColumnSizes, sizeof(int) * (rows + 1));
        res[rows] = malloc(sizeof(int) * count);
        (*returnColumnSizes)[rows] = count;
        for (int i = 0; i < count; i++) {
            res[rows][i] = level[i]->val;
            if (level[i]->left) below[n++] = level[i]->left;
            if (level[i]->right) below[n++] = level[i]->right;
        }
        free(level);
        level = below;
        count = n;
        rows++;
    }
    *returnSize = rows;
    return res;
}
