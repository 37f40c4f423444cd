#include <stdlib.h>

struct ListNode* removeNthFromEnd(struct ListNode* head, int n) {
    struct ListNode dummy = {0, head};
    struct ListNode* ahead = &dummy;
    struct ListNode* behind = &dummy;
    for (int i = 0; i < n; i++) ahead = ahead->next;
    while (ahead->next) {
        ahead = ahead->next;
        behind = behind->next;
    }
    struct ListNode* removed = behind->next;
    behind->next = removed->next;
    free(removed);
    return dummy.next;
}
