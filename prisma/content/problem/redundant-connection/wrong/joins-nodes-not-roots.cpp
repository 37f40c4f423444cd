// Wrong Answer: attaches a node to a node instead of a root to a root
class Solution {
    vector<int> parent;

    int find(int node) {
        while (parent[node] != node) node = parent[node];
        return node;
    }

public:
    vector<int> findRedundantConnection(vector<vector<int>>& edges) {
        parent.resize(edges.size() + 1);
        iota(parent.begin(), parent.end(), 0);
        for (auto& edge : edges) {
            if (find(edge[0]) == find(edge[1])) return edge;
            parent[edge[0]] = edge[1];
        }
        return edges.back();
    }
};
