#include <cstddef>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* swapPairs(ListNode* head) {
        vector<ListNode*> nodes;
        for (; head; head = head->next) nodes.push_back(head);
        if (nodes.empty()) return nullptr;
        for (size_t i = 0; i + 1 < nodes.size(); i += 2) swap(nodes[i], nodes[i + 1]);
        for (size_t i = 0; i + 1 < nodes.size(); ++i) nodes[i]->next = nodes[i + 1];
        nodes.back()->next = nullptr;
        return nodes[0];
    }
};
