var hammingWeight = n => n.toString(2).replace(/0/g, '').length;
