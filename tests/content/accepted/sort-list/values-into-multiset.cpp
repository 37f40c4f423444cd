class Solution {
public:
    ListNode* sortList(ListNode* head) {
        multiset<int> values;
        for (auto p = head; p; p = p->next) values.insert(p->val);
        auto it = values.begin();
        for (auto p = head; p; p = p->next) p->val = *it++;
        return head;
    }
};
