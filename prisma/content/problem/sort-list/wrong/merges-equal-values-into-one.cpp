// Wrong Answer: a set keeps each value only once
#include <set>
using namespace std;

class Solution {
public:
    ListNode* sortList(ListNode* head) {
        set<int> values;
        for (ListNode* node = head; node; node = node->next) values.insert(node->val);
        ListNode dummy(0, head);
        ListNode* last = &dummy;
        for (int val : values) {
            last = last->next;
            last->val = val;
        }
        last->next = nullptr;
        return dummy.next;
    }
};
