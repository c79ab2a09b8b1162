declare module '@lhncbc/ucum-lhc' {
  export const UcumLhcUtils: {
    getInstance(): { validateUnitString(unit: string): { status: 'valid' | 'invalid' | 'error' } }
  }
}
