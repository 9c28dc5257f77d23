export declare function chromiumArgs(): string[]
/** The path of a Chromium that records VP9 with Opus. Throws one line that says how to get one. */
export declare function findChromium(): Promise<string>
