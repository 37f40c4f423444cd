#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minMutation(string startGene, string endGene, vector<string>& bank) {
        vector<bool> used(bank.size());
        int impossible = static_cast<int>(bank.size()) + 1;
        int fewest = fewestFrom(startGene, endGene, bank, used);
        return fewest < impossible ? fewest : -1;
    }

private:
    int fewestFrom(const string& gene, const string& endGene,
                   const vector<string>& bank, vector<bool>& used) {
        if (gene == endGene) return 0;
        int best = static_cast<int>(bank.size()) + 1;
        for (size_t i = 0; i < bank.size(); ++i) {
            if (used[i] || !isMutation(gene, bank[i])) continue;
            used[i] = true;
            best = min(best, 1 + fewestFrom(bank[i], endGene, bank, used));
            used[i] = false;
        }
        return best;
    }

    bool isMutation(const string& gene, const string& other) {
        int differences = 0;
        for (size_t i = 0; i < gene.size(); ++i) differences += gene[i] != other[i];
        return differences == 1;
    }
};
