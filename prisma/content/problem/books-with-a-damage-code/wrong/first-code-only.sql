-- Wrong Answer: looks only at the first code
SELECT id, title, codes FROM book WHERE codes LIKE 'WET%';
