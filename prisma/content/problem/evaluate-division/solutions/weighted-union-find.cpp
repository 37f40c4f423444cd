#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<double> calcEquation(vector<vector<string>>& equations,
                                vector<double>& values,
                                vector<vector<string>>& queries) {
        unordered_map<string, int> idOf;
        for (const auto& pair : equations) {
            for (const string& name : pair) idOf.try_emplace(name, idOf.size());
        }
        nodes.assign(idOf.size(), {});
        for (size_t i = 0; i < nodes.size(); i++) nodes[i].parent = i;

        for (size_t i = 0; i < equations.size(); i++) {
            join(idOf[equations[i][0]], idOf[equations[i][1]], values[i]);
        }

        vector<double> answers;
        for (const auto& query : queries) {
            auto c = idOf.find(query[0]), d = idOf.find(query[1]);
            bool isKnown = c != idOf.end() && d != idOf.end() &&
                           find(c->second) == find(d->second);
            answers.push_back(
                isKnown ? nodes[c->second].ratio / nodes[d->second].ratio : -1.0);
        }
        return answers;
    }

private:
    struct Node {
        int parent = 0;
        double ratio = 1.0;  // the value of this variable / its parent
        int size = 1;
    };
    vector<Node> nodes;

    int find(int id) {
        int above = nodes[id].parent;
        if (above != id) {
            nodes[id].parent = find(above);
            nodes[id].ratio *= nodes[above].ratio;
        }
        return nodes[id].parent;
    }

    void join(int a, int b, double value) {
        int rootA = find(a), rootB = find(b);
        if (rootA == rootB) return;
        double quotient = value * nodes[b].ratio / nodes[a].ratio;
        if (nodes[rootA].size > nodes[rootB].size) {
            swap(rootA, rootB);
            quotient = 1 / quotient;
        }
        nodes[rootA].parent = rootB;
        nodes[rootA].ratio = quotient;
        nodes[rootB].size += nodes[rootA].size;
    }
};
