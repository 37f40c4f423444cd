#include <iostream>
#include <queue>
#include <vector>

using namespace std;

long long finishedAt(vector<int> left, int person) {
    queue<int> line;
    for (size_t i = 0; i < left.size(); ++i) line.push(static_cast<int>(i));
    long long minutes = 0;
    while (left[person] > 0) {
        const int front = line.front();
        line.pop();
        ++minutes;
        if (--left[front] > 0) line.push(front);
    }
    return minutes;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    vector<int> wanted(n);
    for (int& tickets : wanted) cin >> tickets;
    int q;
    cin >> q;
    while (q-- > 0) {
        int person;
        cin >> person;
        cout << finishedAt(wanted, person - 1) << ' ';
    }
    cout << '\n';
}
