class Solution {
public:
    void reorderList(ListNode* head) {
        ListNode* middle = head;
        for (ListNode* fast = head; fast->next && fast->next->next;) {
            middle = middle->next;
            fast = fast->next->next;
        }

        ListNode* second = reversed(middle->next);
        middle->next = nullptr;
        for (ListNode* first = head; second;) {
            ListNode* following = second->next;
            second->next = first->next;
            first->next = second;
            first = second->next;
            second = following;
        }
    }

private:
    ListNode* reversed(ListNode* node) {
        ListNode* turned = nullptr;
        while (node) {
            ListNode* following = node->next;
            node->next = turned;
            turned = node;
            node = following;
        }
        return turned;
    }
};
