#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        if (lists.empty()) return nullptr;
        for (size_t step = 1; step < lists.size(); step *= 2) {
            for (size_t i = 0; i + step < lists.size(); i += 2 * step) {
                lists[i] = merge(lists[i], lists[i + step]);
            }
        }
        return lists[0];
    }

private:
    ListNode* merge(ListNode* a, ListNode* b) {
        ListNode dummy;
        ListNode* tail = &dummy;
        while (a && b) {
            ListNode*& smaller = a->val <= b->val ? a : b;
            tail->next = smaller;
            smaller = smaller->next;
            tail = tail->next;
        }
        tail->next = a ? a : b;
        return dummy.next;
    }
};
