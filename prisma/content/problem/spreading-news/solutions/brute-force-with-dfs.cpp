#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n, m;
    cin >> n >> m;
    vector<vector<int>> tells(n + 1);
    for (int teller, hearer; cin >> teller >> hearer;) tells[teller].push_back(hearer);

    vector<bool> knows(n + 1, false);
    vector<int> informed;
    for (int member = 1; member <= n; ++member) {
        if (knows[member]) continue;
        vector<bool> isReached(n + 1, false);
        isReached[member] = true;
        vector<int> stack = {member};
        while (!stack.empty()) {
            const int teller = stack.back();
            stack.pop_back();
            knows[teller] = true;
            for (const int hearer : tells[teller]) {
                if (isReached[hearer]) continue;
                isReached[hearer] = true;
                stack.push_back(hearer);
            }
        }
        const auto kept = remove_if(informed.begin(), informed.end(),
                                    [&](int other) { return isReached[other]; });
        informed.erase(kept, informed.end());
        informed.push_back(member);
    }
    cout << informed.size() << '\n';
}
