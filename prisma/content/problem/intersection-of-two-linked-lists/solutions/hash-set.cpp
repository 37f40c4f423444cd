#include <unordered_set>
using namespace std;

class Solution {
public:
    ListNode* getIntersectionNode(ListNode* headA, ListNode* headB) {
        unordered_set<ListNode*> seen;
        for (ListNode* a = headA; a; a = a->next) seen.insert(a);
        ListNode* b = headB;
        while (b && !seen.contains(b)) b = b->next;
        return b;
    }
};
