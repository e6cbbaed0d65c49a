/** The ids of the tags of a record: private tags, which only the business sees, and public ones. */
export interface Tags {
  /** At most 100, each at most 5 characters. */
  privateTags?: { tagIds?: string[] }
  /** At most 100, each at most 5 characters. */
  tags?: { tagIds?: string[] }
}

/** Tags to add to records and to remove from them. A tag in both lists is added. */
export interface TagChanges {
  /** Tags to add. A tag that is already there stays. */
  assignTags?: Tags
  /** Tags to remove. */
  unassignTags?: Tags
}
