-- What is hidden goes when the item is deleted.
create index concurrently hidden_match_item on hidden_match (item_id, item_kind);
