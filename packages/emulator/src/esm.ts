// The entry for `import`. The build takes `index.ts` from the CommonJS file, which holds the code for both entries.
export * from './index.ts'
