-- Wrong Answer: drops a copy if another copy of the same title has been lent
SELECT id, title
FROM book
WHERE title NOT IN (
  SELECT lent.title FROM loan JOIN book AS lent ON lent.id = loan.book_id
);
