/** In this order: Edge also calls itself Chrome, and Chrome also calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|OPiOS|Opera)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bVivaldi\//, "Vivaldi"],
	[/\bDuckDuckGo\//, "DuckDuckGo"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
	[/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, "Safari"],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bWindows\b/, "Windows"],
	[/\bMacintosh\b|\bMac OS X\b/, "Mac"],
	[/\bLinux\b|\bX11\b/, "Linux"],
]

const PROGRAM = /^([A-Za-z][\w.-]{0,30})(?:\/[\d.]+|$)/

export const UNKNOWN_DEVICE = "Unknown device"

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
	names.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome on Android". By hand: the libraries that know every phone are larger than the whole screen. */
export function describeDevice(userAgent: string): string {
	const browser = nameIn(BROWSERS, userAgent)
	const system = nameIn(SYSTEMS, userAgent)
	if (browser && system) return `${browser} on ${system}`
	if (browser || system) return browser ?? system ?? UNKNOWN_DEVICE
	const program = PROGRAM.exec(userAgent)?.[1]
	return program && program !== "Mozilla" ? program : UNKNOWN_DEVICE
}
