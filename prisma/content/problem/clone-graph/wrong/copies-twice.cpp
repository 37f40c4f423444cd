// Wrong Answer: gives a node that is already in the queue a second copy, which replaces the first one
class Solution {
public:
    Node* cloneGraph(Node* node) {
        if (!node) return nullptr;
        unordered_map<Node*, Node*> copies;
        unordered_set<Node*> done;
        queue<Node*> open;
        open.push(node);
        while (!open.empty()) {
            Node* original = open.front();
            open.pop();
            if (!done.insert(original).second) continue;
            if (!copies.contains(original)) copies[original] = new Node(original->val);
            for (Node* neighbor : original->neighbors) {
                if (!done.contains(neighbor)) {
                    copies[neighbor] = new Node(neighbor->val);
                    open.push(neighbor);
                }
                copies[original]->neighbors.push_back(copies[neighbor]);
            }
        }
        return copies[node];
    }
};
