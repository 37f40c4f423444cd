-- Wrong Answer: UPDATE with FROM uses an arbitrary one of several matching offers
UPDATE product
SET price = offer.price, supplier = offer.supplier
FROM offer
WHERE offer.product_id = product.id
  AND offer.price IS NOT NULL
  AND (product.price IS NULL OR offer.price < product.price);

SELECT id, name, price, supplier FROM product;
