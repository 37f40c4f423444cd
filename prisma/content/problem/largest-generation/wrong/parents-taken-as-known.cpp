// Wrong Answer: assumes that a parent has a smaller number than the child
#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

int main() {
    int n;
    cin >> n;
    vector<int> generation(n + 1), sizes(n + 1);
    for (int person = 1; person <= n; ++person) {
        int parent;
        cin >> parent;
        generation[person] = generation[parent] + 1;
        ++sizes[generation[person]];
    }
    const auto best = max_element(sizes.begin(), sizes.end());
    cout << best - sizes.begin() << ' ' << *best << '\n';
}
