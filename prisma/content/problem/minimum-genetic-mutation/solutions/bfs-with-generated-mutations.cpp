#include <queue>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int minMutation(string startGene, string endGene, vector<string>& bank) {
        unordered_set<string> unvisited(bank.begin(), bank.end());
        queue<pair<string, int>> waiting;
        waiting.push({startGene, 0});
        while (!waiting.empty()) {
            auto [gene, mutations] = waiting.front();
            waiting.pop();
            if (gene == endGene) return mutations;
            for (size_t i = 0; i < gene.size(); ++i) {
                string mutated = gene;
                for (char c : {'A', 'C', 'G', 'T'}) {
                    mutated[i] = c;
                    if (unvisited.erase(mutated) == 0) continue;
                    waiting.push({mutated, mutations + 1});
                }
            }
        }
        return -1;
    }
};
