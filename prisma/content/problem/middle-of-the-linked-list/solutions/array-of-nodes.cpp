#include <vector>
using namespace std;

class Solution {
public:
    ListNode* middleNode(ListNode* head) {
        vector<ListNode*> nodes;
        for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
        return nodes[nodes.size() / 2];
    }
};
