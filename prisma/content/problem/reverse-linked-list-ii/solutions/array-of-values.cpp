#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* reverseBetween(ListNode* head, int left, int right) {
        vector<int> values;
        for (ListNode* node = head; node; node = node->next) {
            values.push_back(node->val);
        }
        reverse(values.begin() + left - 1, values.begin() + right);
        size_t i = 0;
        for (ListNode* node = head; node; node = node->next) node->val = values[i++];
        return head;
    }
};
