#include <unordered_map>
using namespace std;

class Solution {
public:
    int detectCycle(ListNode* head) {
        unordered_map<ListNode*, int> indexOf;
        for (ListNode* node = head; node; node = node->next) {
            auto found = indexOf.find(node);
            if (found != indexOf.end()) return found->second;
            indexOf.emplace(node, indexOf.size());
        }
        return -1;
    }
};
