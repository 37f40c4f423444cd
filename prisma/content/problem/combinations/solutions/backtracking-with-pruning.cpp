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

    void extend(int first, int n, int needed) {
        if (needed == 0) {
            combinations.push_back(chosen);
            return;
        }
        for (int num = first; num <= n - needed + 1; num++) {
            chosen.push_back(num);
            extend(num + 1, n, needed - 1);
            chosen.pop_back();
        }
    }
};
