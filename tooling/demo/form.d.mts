export interface Form {
  readonly action: string
  readonly method: string
  readonly values: Map<string, string | undefined>
  readonly choices: Map<string, string[]>
  readonly buttons: { name: string | undefined; value: string; label: string | undefined }[]
}

export declare function readForms(html: string, address: string): Form[]
export declare function fillForm(form: Form, values?: Record<string, string>, press?: string): URLSearchParams
export declare function readRole(html: string, role: string): string[]
export declare function readText(html: string, tag: string): string[]
