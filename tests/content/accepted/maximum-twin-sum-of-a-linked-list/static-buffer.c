int pairSum(struct ListNode* head) {
    static int v[100000];
    int n = 0, best = 0;
    for (; head; head = head->next) v[n++] = head->val;
    for (int i = 0; i < n / 2; i++)
        best = v[i] + v[n - 1 - i] > best ? v[i] + v[n - 1 - i] : best;
    return best;
}
