struct ListNode* middleNode(struct ListNode* head) {
    int n = 0;
    for (struct ListNode* p = head; p; p = p->next) ++n;
    for (n /= 2; n--; ) head = head->next;
    return head;
}
