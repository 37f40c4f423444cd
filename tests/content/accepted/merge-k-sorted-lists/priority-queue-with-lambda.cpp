class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        auto cmp = [](ListNode* a, ListNode* b) { return a->val > b->val; };
        priority_queue<ListNode*, vector<ListNode*>, decltype(cmp)> pq(cmp);
        for (auto l : lists) if (l) pq.push(l);
        ListNode head, *tail = &head;
        while (!pq.empty()) {
            tail = tail->next = pq.top(); pq.pop();
            if (tail->next) pq.push(tail->next);
        }
        return head.next;
    }
};
