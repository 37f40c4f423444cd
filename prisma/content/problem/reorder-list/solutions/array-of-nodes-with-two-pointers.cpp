#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    void reorderList(ListNode* head) {
        vector<ListNode*> nodes;
        for (ListNode* node = head; node; node = node->next) nodes.push_back(node);
        size_t front = 0;
        size_t back = nodes.size() - 1;
        while (front < back) {
            nodes[front]->next = nodes[back];
            ++front;
            nodes[back]->next = nodes[front];
            --back;
        }
        nodes[front]->next = nullptr;
    }
};
