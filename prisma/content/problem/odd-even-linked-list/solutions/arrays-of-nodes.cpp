#include <vector>
using namespace std;

class Solution {
public:
    ListNode* oddEvenList(ListNode* head) {
        vector<ListNode*> odd, even;
        for (ListNode* node = head; node; node = node->next) {
            (odd.size() == even.size() ? odd : even).push_back(node);
        }
        odd.insert(odd.end(), even.begin(), even.end());
        ListNode dummy;
        ListNode* last = &dummy;
        for (ListNode* node : odd) {
            last->next = node;
            last = node;
        }
        last->next = nullptr;
        return dummy.next;
    }
};
