export function validate(ransomNote, magazine) {
  if (!/^[a-z]{1,100000}$/.test(ransomNote)) return 'ransomNote must have 1 to 100 000 letters a to z';
  if (!/^[a-z]{1,100000}$/.test(magazine)) return 'magazine must have 1 to 100 000 letters a to z';
}
