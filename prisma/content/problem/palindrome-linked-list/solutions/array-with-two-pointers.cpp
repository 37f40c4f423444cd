#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool isPalindrome(ListNode* head) {
        vector<int> values;
        for (; head; head = head->next) values.push_back(head->val);
        return equal(values.begin(), values.end(), values.rbegin());
    }
};
