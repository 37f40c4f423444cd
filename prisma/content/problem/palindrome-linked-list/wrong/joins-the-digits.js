// Wrong Answer: joins the digits of the values and compares the text
function isPalindrome(head) {
  let text = '';
  for (let node = head; node; node = node.next) text += node.val;
  return text === [...text].reverse().join('');
}
