#include <stdio.h>
#include <stdlib.h>

// A 32-bit value has up to 11 characters, and a space follows each token.
enum { VALUE_ROOM = 12, MARK_ROOM = 2 };

static size_t countNodes(const struct TreeNode* node) {
    return node ? 1 + countNodes(node->left) + countNodes(node->right) : 0;
}

static char* put(const struct TreeNode* node, char* end) {
    if (!node) return end + sprintf(end, "# ");
    end += sprintf(end, "%d ", node->val);
    return put(node->right, put(node->left, end));
}

static struct TreeNode* take(char** text) {
    if (**text == '#') {
        *text += MARK_ROOM;
        return NULL;
    }
    struct TreeNode* node = malloc(sizeof *node);
    node->val = (int)strtol(*text, text, 10);
    ++*text;
    node->left = take(text);
    node->right = take(text);
    return node;
}

char* serialize(struct TreeNode* root) {
    size_t nodes = countNodes(root);
    char* data = malloc(nodes * VALUE_ROOM + (nodes + 1) * MARK_ROOM + 1);
    put(root, data);
    return data;
}

struct TreeNode* deserialize(char* data) {
    return take(&data);
}
