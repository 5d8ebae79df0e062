const UNITS = [
  ["d", 86_400],
  ["h", 3_600],
  ["min", 60],
] as const

/** How long ago a timestamp was, in its largest unit: `3 h`. */
export function ageOf(timestamp: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(timestamp)) / 1000))
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ["s", 1]
  return `${Math.floor(seconds / size)} ${unit}`
}

export function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(2)} GB`
}
