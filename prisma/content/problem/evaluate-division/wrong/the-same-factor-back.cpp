// Wrong Answer: uses the same factor in the reverse direction instead of its reciprocal
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
        unordered_map<string, vector<pair<string, double>>> edges;
        for (size_t i = 0; i < equations.size(); i++) {
            edges[equations[i][0]].emplace_back(equations[i][1], values[i]);
            edges[equations[i][1]].emplace_back(equations[i][0], values[i]);
        }
        vector<double> answers;
        for (const vector<string>& query : queries) {
            unordered_map<string, double> products;
            vector<string> names;
            if (edges.count(query[0])) {
                products[query[0]] = 1;
                names.push_back(query[0]);
            }
            while (!names.empty()) {
                string name = names.back();
                names.pop_back();
                for (const auto& [other, factor] : edges[name]) {
                    if (products.count(other)) continue;
                    products[other] = products[name] * factor;
                    names.push_back(other);
                }
            }
            auto found = products.find(query[1]);
            answers.push_back(found == products.end() ? -1 : found->second);
        }
        return answers;
    }
};
