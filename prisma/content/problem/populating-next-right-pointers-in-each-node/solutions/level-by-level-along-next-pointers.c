struct Node* connect(struct Node* root) {
    for (struct Node* first = root; first && first->left; first = first->left) {
        for (struct Node* node = first; node; node = node->next) {
            node->left->next = node->right;
            if (node->next) node->right->next = node->next->left;
        }
    }
    return root;
}
