struct ListNode {
    int val;
    struct ListNode *next;
};

struct ListNode* reverseList(struct ListNode* head) {
    struct ListNode *new = NULL, *class;
    while (head) {
        class = head->next;
        head->next = new;
        new = head;
        head = class;
    }
    return new;
}
