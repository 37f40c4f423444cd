function addTwoNumbers(l1: ListNode | null, l2: ListNode | null, carry = 0): ListNode | null {
  if (!l1 && !l2 && !carry) return null;
  const sum = (l1?.val ?? 0) + (l2?.val ?? 0) + carry;
  return new ListNode(sum % 10, addTwoNumbers(l1?.next ?? null, l2?.next ?? null, Math.floor(sum / 10)));
}
