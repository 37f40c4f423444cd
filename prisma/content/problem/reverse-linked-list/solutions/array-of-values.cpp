#include <vector>
using namespace std;

class Solution {
public:
    ListNode* reverseList(ListNode* head) {
        vector<int> values;
        for (ListNode* node = head; node; node = node->next) {
            values.push_back(node->val);
        }
        for (ListNode* node = head; node; node = node->next) {
            node->val = values.back();
            values.pop_back();
        }
        return head;
    }
};
