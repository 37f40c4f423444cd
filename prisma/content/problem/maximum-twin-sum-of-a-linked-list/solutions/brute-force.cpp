#include <algorithm>
using namespace std;

class Solution {
public:
    int pairSum(ListNode* head) {
        int n = 0;
        for (ListNode* node = head; node; node = node->next) ++n;
        int best = 0;
        ListNode* first = head;
        for (int i = 0; i < n / 2; ++i) {
            ListNode* twin = head;
            for (int step = 0; step < n - 1 - i; ++step) twin = twin->next;
            best = max(best, first->val + twin->val);
            first = first->next;
        }
        return best;
    }
};
