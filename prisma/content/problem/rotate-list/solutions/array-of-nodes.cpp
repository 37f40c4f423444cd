#include <vector>
using namespace std;

class Solution {
public:
    ListNode* rotateRight(ListNode* head, int k) {
        vector<ListNode*> nodes;
        for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
        int n = nodes.size();
        if (n == 0 || k % n == 0) return head;
        int first = n - k % n;
        nodes.back()->next = head;
        nodes[first - 1]->next = nullptr;
        return nodes[first];
    }
};
