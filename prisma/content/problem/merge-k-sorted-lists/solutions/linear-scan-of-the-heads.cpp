#include <vector>
using namespace std;

class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        ListNode dummy;
        ListNode* tail = &dummy;
        while (true) {
            ListNode** smallest = nullptr;
            for (ListNode*& node : lists) {
                if (!node) continue;
                if (!smallest || node->val < (*smallest)->val) smallest = &node;
            }
            if (!smallest) return dummy.next;
            tail->next = *smallest;
            tail = tail->next;
            *smallest = tail->next;
        }
    }
};
