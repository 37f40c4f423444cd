#include <utility>
using namespace std;

class Solution {
public:
    ListNode* partition(ListNode* head, int x) {
        bool swapped = true;
        while (swapped) {
            swapped = false;
            for (ListNode* node = head; node && node->next; node = node->next) {
                if (node->val < x || node->next->val >= x) continue;
                swap(node->val, node->next->val);
                swapped = true;
            }
        }
        return head;
    }
};
