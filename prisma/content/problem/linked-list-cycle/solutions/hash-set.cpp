#include <unordered_set>
using namespace std;

class Solution {
public:
    bool hasCycle(ListNode* head) {
        unordered_set<ListNode*> seen;
        for (ListNode* node = head; node; node = node->next)
            if (!seen.insert(node).second) return true;
        return false;
    }
};
