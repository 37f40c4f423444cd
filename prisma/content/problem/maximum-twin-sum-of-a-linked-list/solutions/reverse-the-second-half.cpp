#include <algorithm>
using namespace std;

class Solution {
public:
    int pairSum(ListNode* head) {
        ListNode* slow = head;
        for (ListNode* fast = head; fast; fast = fast->next->next) slow = slow->next;
        ListNode* reversed = nullptr;
        for (ListNode* node = slow; node;) {
            ListNode* following = node->next;
            node->next = reversed;
            reversed = node;
            node = following;
        }
        int best = 0;
        for (ListNode* first = head; reversed; first = first->next) {
            best = max(best, first->val + reversed->val);
            reversed = reversed->next;
        }
        return best;
    }
};
