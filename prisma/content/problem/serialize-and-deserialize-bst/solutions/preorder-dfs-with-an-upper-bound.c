#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

// A 32-bit value has up to 11 characters, and a space follows it.
enum { VALUE_ROOM = 12 };

static size_t countNodes(const struct TreeNode* node) {
    return node ? 1 + countNodes(node->left) + countNodes(node->right) : 0;
}

static char* put(const struct TreeNode* node, char* end) {
    if (!node) return end;
    end += sprintf(end, "%d ", node->val);
    return put(node->right, put(node->left, end));
}

static struct TreeNode* build(char** text, int limit) {
    char* end;
    int val = (int)strtol(*text, &end, 10);
    if (end == *text || val > limit) return NULL;
    *text = end;
    struct TreeNode* node = malloc(sizeof *node);
    node->val = val;
    node->left = build(text, val);
    node->right = build(text, limit);
    return node;
}

char* serialize(struct TreeNode* root) {
    char* data = malloc(countNodes(root) * VALUE_ROOM + 1);
    *put(root, data) = '\0';
    return data;
}

struct TreeNode* deserialize(char* data) {
    return build(&data, INT_MAX);
}
