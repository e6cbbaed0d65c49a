/** The ids of the tags of a record: those that the business alone sees, and the others. */
export interface Tags {
  /** At most 100, each at most 5 characters. */
  privateTags?: { tagIds?: string[] }
  /** At most 100, each at most 5 characters. */
  tags?: { tagIds?: string[] }
}

/** Tags to add to records and to take from them. A tag that is in both is added. */
export interface TagChanges {
  /** Tags to add. A tag that is already there stays. */
  assignTags?: Tags
  /** Tags to remove. */
  unassignTags?: Tags
}
