#include <unordered_set>
using namespace std;

class Solution {
public:
    ListNode* deleteDuplicates(ListNode* head) {
        unordered_set<int> seen;
        ListNode dummy(0, head);
        ListNode* last = &dummy;
        while (last->next) {
            if (seen.insert(last->next->val).second) {
                last = last->next;
            } else {
                last->next = last->next->next;
            }
        }
        return dummy.next;
    }
};
