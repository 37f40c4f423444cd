int majorityElement(nums, n)
int *nums;
int n;
{
    int c = 0, m, i;

    for (i = 0; i < n; i++)
        if (c == 0) {
            m = nums[i];
            c = 1;
        } else
            c += nums[i] == m ? 1 : -1;
    return m;
}
