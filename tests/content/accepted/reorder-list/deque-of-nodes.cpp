class Solution {
public:
    void reorderList(ListNode* head) {
        deque<ListNode*> dq;
        for (ListNode* p = head->next; p; p = p->next) dq.push_back(p);
        bool back = true;
        ListNode* cur = head;
        while (!dq.empty()) {
            if (back) { cur->next = dq.back(); dq.pop_back(); }
            else { cur->next = dq.front(); dq.pop_front(); }
            cur = cur->next;
            back = !back;
        }
        cur->next = NULL;
    }
};
