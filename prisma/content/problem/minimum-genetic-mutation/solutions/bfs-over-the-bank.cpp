#include <queue>
#include <string>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    int minMutation(string startGene, string endGene, vector<string>& bank) {
        vector<bool> visited(bank.size());
        queue<pair<string, int>> waiting;
        waiting.push({startGene, 0});
        while (!waiting.empty()) {
            auto [gene, mutations] = waiting.front();
            waiting.pop();
            if (gene == endGene) return mutations;
            for (size_t i = 0; i < bank.size(); ++i) {
                if (visited[i] || !isMutation(gene, bank[i])) continue;
                visited[i] = true;
                waiting.push({bank[i], mutations + 1});
            }
        }
        return -1;
    }

private:
    bool isMutation(const string& gene, const string& other) {
        int differences = 0;
        for (size_t i = 0; i < gene.size(); ++i) differences += gene[i] != other[i];
        return differences == 1;
    }
};
