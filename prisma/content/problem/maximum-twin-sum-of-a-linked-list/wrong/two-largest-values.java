// Wrong Answer: adds the two largest values, which need not be twins
class Solution {
    public int pairSum(ListNode head) {
        int largest = 0;
        int second = 0;
        for (ListNode node = head; node != null; node = node.next) {
            if (node.val > largest) {
                second = largest;
                largest = node.val;
            } else if (node.val > second) {
                second = node.val;
            }
        }
        return largest + second;
    }
}
