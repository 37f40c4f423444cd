#include <stddef.h>

struct ListNode* reverseList(struct ListNode* head) {
    struct ListNode* previous = NULL;
    struct ListNode* current = head;
    while (current) {
        struct ListNode* rest = current->next;
        current->next = previous;
        previous = current;
        current = rest;
    }
    return previous;
}
