// Wrong Answer: informs every member who does not know yet, in the order of the numbers
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> tells(n + 1);
    for (int a, b; cin >> a >> b;) tells[a].push_back(b);
    vector<bool> knows(n + 1, false);
    int informed = 0;
    for (int member = 1; member <= n; ++member) {
        if (knows[member]) continue;
        ++informed;
        vector<int> stack = {member};
        while (!stack.empty()) {
            const int teller = stack.back();
            stack.pop_back();
            if (knows[teller]) continue;
            knows[teller] = true;
            for (const int hearer : tells[teller]) stack.push_back(hearer);
        }
    }
    cout << informed << '\n';
}
