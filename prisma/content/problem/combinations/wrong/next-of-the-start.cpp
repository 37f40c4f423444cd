// Wrong Answer: recurses with first + 1 instead of num + 1, so numbers repeat
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> combine(int n, int k) {
        extend(1, n, k);
        return combinations;
    }

private:
    vector<vector<int>> combinations;
    vector<int> chosen;

    void extend(int first, int n, size_t k) {
        if (chosen.size() == k) {
            combinations.push_back(chosen);
            return;
        }
        for (int num = first; num <= n; num++) {
            chosen.push_back(num);
            extend(first + 1, n, k);
            chosen.pop_back();
        }
    }
};
