export interface Step<Subject> {
  readonly title: string
  run(subject: Subject): Promise<string>
}

/** Does one step after the other and prints what came out of each; tells whether all went well. */
export declare function runSteps<Subject>(
  steps: readonly Step<Subject>[],
  subject: Subject,
  print: (line: string) => void,
): Promise<boolean>
