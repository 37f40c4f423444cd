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
            const string& a = equations[i][0];
            const string& b = equations[i][1];
            edges[a].emplace_back(b, 1 / values[i]);
            edges[b].emplace_back(a, values[i]);
        }
        unordered_map<string, Place> places;
        for (const auto& [start, _] : edges) {
            if (places.count(start)) continue;
            places[start] = {start, 1};
            vector<string> names{start};
            while (!names.empty()) {
                string name = names.back();
                names.pop_back();
                double worth = places[name].worth;
                for (const auto& [other, factor] : edges[name]) {
                    if (places.count(other)) continue;
                    places[other] = {start, worth * factor};
                    names.push_back(other);
                }
            }
        }
        vector<double> answers;
        for (const vector<string>& query : queries) {
            auto c = places.find(query[0]);
            auto d = places.find(query[1]);
            bool isKnown = c != places.end() && d != places.end() &&
                           c->second.part == d->second.part;
            answers.push_back(isKnown ? c->second.worth / d->second.worth : -1);
        }
        return answers;
    }

private:
    struct Place {
        string part;
        double worth;
    };
};
