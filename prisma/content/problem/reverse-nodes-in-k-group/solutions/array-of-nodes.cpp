#include <algorithm>
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* reverseKGroup(ListNode* head, int k) {
        vector<ListNode*> nodes;
        for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
        for (size_t start = 0; start + k <= nodes.size(); start += k) {
            reverse(nodes.begin() + start, nodes.begin() + start + k);
        }
        nodes.push_back(nullptr);
        for (size_t i = 0; nodes[i]; ++i) nodes[i]->next = nodes[i + 1];
        return nodes[0];
    }
};
