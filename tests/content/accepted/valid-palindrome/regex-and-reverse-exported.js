const isPalindrome = (s) => {
  const t = s.toLowerCase().replace(/[\W_]/g, '');
  return t === t.split('').reverse().join('');
};

module.exports = { isPalindrome };
