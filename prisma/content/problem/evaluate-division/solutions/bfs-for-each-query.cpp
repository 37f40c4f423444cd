#include <queue>
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
        edges.clear();
        for (size_t i = 0; i < equations.size(); i++) {
            const string& a = equations[i][0];
            const string& b = equations[i][1];
            edges[a].emplace_back(b, values[i]);
            edges[b].emplace_back(a, 1 / values[i]);
        }
        vector<double> answers;
        for (const vector<string>& query : queries) {
            answers.push_back(quotient(query[0], query[1]));
        }
        return answers;
    }

private:
    unordered_map<string, vector<pair<string, double>>> edges;

    double quotient(const string& start, const string& end) const {
        if (!edges.count(start) || !edges.count(end)) return -1;
        unordered_map<string, double> products{{start, 1}};
        queue<string> names;
        names.push(start);
        while (!names.empty()) {
            string name = names.front();
            names.pop();
            if (name == end) return products[name];
            for (const auto& [other, factor] : edges.at(name)) {
                if (products.count(other)) continue;
                products[other] = products[name] * factor;
                names.push(other);
            }
        }
        return -1;
    }
};
