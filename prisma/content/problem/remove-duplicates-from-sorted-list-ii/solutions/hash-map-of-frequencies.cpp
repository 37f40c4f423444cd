#include <unordered_map>
using namespace std;

class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        unordered_map<int, int> frequency;
        for (ListNode* node = head; node; node = node->next) ++frequency[node->val];
        ListNode dummy(0, head);
        ListNode* last = &dummy;
        while (last->next) {
            if (frequency[last->next->val] > 1) {
                last->next = last->next->next;
            } else {
                last = last->next;
            }
        }
        return dummy.next;
    }
};
