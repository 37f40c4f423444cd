struct ListNode* mergeTwoLists(struct ListNode* list1, struct ListNode* list2) {
    struct ListNode dummy;
    struct ListNode* tail = &dummy;
    while (list1 && list2) {
        struct ListNode** smaller = list1->val <= list2->val ? &list1 : &list2;
        tail->next = *smaller;
        *smaller = (*smaller)->next;
        tail = tail->next;
    }
    tail->next = list1 ? list1 : list2;
    return dummy.next;
}
