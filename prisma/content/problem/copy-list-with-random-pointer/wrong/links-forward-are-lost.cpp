// Wrong Answer: in a single pass, a random pointer that points forward finds no copy yet
#include <unordered_map>
using namespace std;

class Solution {
public:
    Node* copyRandomList(Node* head) {
        unordered_map<Node*, Node*> copies;
        Node start(0);
        Node* last = &start;
        for (Node* node = head; node; node = node->next) {
            Node* copy = new Node(node->val);
            copies[node] = copy;
            copy->random = copies.contains(node->random) ? copies[node->random] : nullptr;
            last->next = copy;
            last = copy;
        }
        return start.next;
    }
};
