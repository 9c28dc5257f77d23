import localFont from "next/font/local"

/*
 * Latin and Latin Extended are two faces each, split by unicode-range: a page whose names use only Latin never fetches
 * the second file. The extended faces come first in the stack and have no fallback of their own: a size-adjusted Arial
 * between the two would catch every letter of the second.
 */
const inter = localFont({
	src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
	variable: "--font-inter",
	weight: "100 900",
	display: "swap",
	adjustFontFallback: "Arial",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
		},
	],
})

const interExt = localFont({
	src: "../node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
	variable: "--font-inter-ext",
	weight: "100 900",
	display: "swap",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
		},
	],
})

// Not preloaded: dashboards have no display face, and the size-adjusted fallback takes nearly the same room.
const fraunces = localFont({
	src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
	variable: "--font-fraunces",
	weight: "100 900",
	display: "swap",
	preload: false,
	adjustFontFallback: "Times New Roman",
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
		},
	],
})

const frauncesExt = localFont({
	src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2",
	variable: "--font-fraunces-ext",
	weight: "100 900",
	display: "swap",
	preload: false,
	adjustFontFallback: false,
	declarations: [
		{
			prop: "unicode-range",
			value:
				"U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
		},
	],
})

export const fontVariables = [inter, interExt, fraunces, frauncesExt].map((font) => font.variable).join(" ")
