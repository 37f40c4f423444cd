#include <vector>
using namespace std;

class Solution {
public:
    ListNode* partition(ListNode* head, int x) {
        vector<int> less, rest;
        for (ListNode* node = head; node; node = node->next) {
            (node->val < x ? less : rest).push_back(node->val);
        }
        less.insert(less.end(), rest.begin(), rest.end());
        ListNode* node = head;
        for (int value : less) {
            node->val = value;
            node = node->next;
        }
        return head;
    }
};
