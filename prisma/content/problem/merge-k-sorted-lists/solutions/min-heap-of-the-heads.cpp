#include <queue>
#include <vector>
using namespace std;

class Solution {
public:
    ListNode* mergeKLists(vector<ListNode*>& lists) {
        auto isLarger = [](const ListNode* a, const ListNode* b) {
            return a->val > b->val;
        };
        priority_queue<ListNode*, vector<ListNode*>, decltype(isLarger)> heap(isLarger);
        for (ListNode* node : lists) {
            if (node) heap.push(node);
        }
        ListNode dummy;
        ListNode* tail = &dummy;
        while (!heap.empty()) {
            tail->next = heap.top();
            tail = tail->next;
            heap.pop();
            if (tail->next) heap.push(tail->next);
        }
        return dummy.next;
    }
};
