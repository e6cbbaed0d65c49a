/** The ids of the tags of a record: those that the business alone sees, and the others. */
export interface Tags {
  /** At most 100, each at most 5 characters. */
  privateTags?: { tagIds?: string[] }
  /** At most 100, each at most 5 characters. */
  tags?: { tagIds?: string[] }
}
