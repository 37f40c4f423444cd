#include <stdbool.h>
#include <stdlib.h>

static struct Node* build(int** grid, int row, int column, int side) {
    struct Node* node = calloc(1, sizeof *node);
    if (side == 1) {
        node->val = grid[row][column] == 1;
        node->isLeaf = true;
        return node;
    }
    int half = side / 2;
    struct Node* children[4];
    bool isUniform = true;
    for (int i = 0; i < 4; i++) {
        children[i] = build(grid, row + i / 2 * half, column + i % 2 * half, half);
        bool isEqual = children[i]->isLeaf && children[i]->val == children[0]->val;
        isUniform = isUniform && isEqual;
    }
    if (isUniform) {
        node->val = children[0]->val;
        node->isLeaf = true;
        for (int i = 0; i < 4; i++) free(children[i]);
        return node;
    }
    node->topLeft = children[0];
    node->topRight = children[1];
    node->bottomLeft = children[2];
    node->bottomRight = children[3];
    return node;
}

struct Node* construct(int** grid, int gridSize, int* gridColSize) {
    (void)gridColSize;
    return build(grid, 0, 0, gridSize);
}
