static int a[100005];
bool isPalindrome(struct ListNode* head) {
    int n = 0, i;
    while (head) a[n++] = head->val, head = head->next;
    for (i = 0; i < n / 2; i++) if (a[i] != a[n - 1 - i]) return false;
    return true;
}
