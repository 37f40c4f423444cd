#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int pairSum(ListNode* head) {
        vector<int> values;
        for (; head; head = head->next) values.push_back(head->val);
        int best = 0;
        int left = 0;
        int right = static_cast<int>(values.size()) - 1;
        while (left < right) best = max(best, values[left++] + values[right--]);
        return best;
    }
};
