#include <unordered_set>
using namespace std;

class Solution {
public:
    ListNode* detectCycle(ListNode* head) {
        unordered_set<ListNode*> seen;
        for (ListNode* node = head; node; node = node->next) {
            if (!seen.insert(node).second) return node;
        }
        return nullptr;
    }
};
