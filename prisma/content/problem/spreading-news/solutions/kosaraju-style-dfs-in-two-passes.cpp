#include <iostream>
#include <vector>

using namespace std;

using Graph = vector<vector<int>>;

void search(const Graph& tells, int first, vector<bool>& isSeen, vector<int>& left) {
    vector<size_t> next(tells.size(), 0);
    vector<int> stack = {first};
    isSeen[first] = true;
    while (!stack.empty()) {
        const int member = stack.back();
        if (next[member] == tells[member].size()) {
            left.push_back(member);
            stack.pop_back();
            continue;
        }
        const int hearer = tells[member][next[member]++];
        if (isSeen[hearer]) continue;
        isSeen[hearer] = true;
        stack.push_back(hearer);
    }
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    // Member 0 tells everybody, so one search from there visits all.
    Graph tells(n + 1);
    for (int member = 1; member <= n; ++member) tells[0].push_back(member);
    for (int teller, hearer; cin >> teller >> hearer;) tells[teller].push_back(hearer);

    vector<bool> isSeen(n + 1, false);
    vector<int> left;
    search(tells, 0, isSeen, left);
    left.pop_back();

    vector<bool> knows(n + 1, false);
    int informed = 0;
    for (auto member = left.rbegin(); member != left.rend(); ++member) {
        if (knows[*member]) continue;
        ++informed;
        knows[*member] = true;
        vector<int> stack = {*member};
        while (!stack.empty()) {
            const int teller = stack.back();
            stack.pop_back();
            for (const int hearer : tells[teller]) {
                if (knows[hearer]) continue;
                knows[hearer] = true;
                stack.push_back(hearer);
            }
        }
    }
    cout << informed << '\n';
}
