typedef struct ListNode Node_t;

struct ListNode* mergeTwoLists(struct ListNode* list1, struct ListNode* list2) {
    Node_t *head = NULL, **tail = &head;
    for (; list1 && list2; tail = &(*tail)->next) {
        Node_t **least = list1->val <= list2->val ? &list1 : &list2;
        *tail = *least;
        *least = (*least)->next;
    }
    *tail = list1 ? list1 : list2;
    return head;
}
