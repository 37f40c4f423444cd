#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* mergeTwoLists(ListNode* list1, ListNode* list2) {
        vector<ListNode*> nodes;
        for (ListNode* node : {list1, list2}) {
            for (; node; node = node->next) nodes.push_back(node);
        }
        sort(nodes.begin(), nodes.end(), [](const ListNode* a, const ListNode* b) {
            return a->val < b->val;
        });
        ListNode* head = nullptr;
        for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
            (*node)->next = head;
            head = *node;
        }
        return head;
    }
};
