#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* sortList(ListNode* head) {
        vector<int> values;
        for (ListNode* node = head; node; node = node->next) {
            values.push_back(node->val);
        }
        sort(values.begin(), values.end());
        ListNode* node = head;
        for (int val : values) {
            node->val = val;
            node = node->next;
        }
        return head;
    }
};
