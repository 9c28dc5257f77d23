import { expect, it } from "vitest"
import { permissionHelp } from "./permission-help"

const MAC =
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15"
const CHROME =
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36"

it.each([
	["a mouse", CHROME, false, /^Click .+ Then click Retry\.$/],
	["a touch screen", CHROME, true, /^Tap .+ Then tap Retry\.$/],
	["a phone", ANDROID, true, /^Tap .+ choose Permissions, .+ Then tap Retry\.$/],
	["a tablet with a mouse", ANDROID, false, /^Click .+ choose Permissions, .+ Then click Retry\.$/],
	["a Mac", MAC, false, /^Open the Safari menu, .+ Then click Retry\.$/],
	["an iPad, which names itself a Mac", MAC, true, /^Tap .+ choose Website Settings, .+ Then tap Retry\.$/],
])("with %s", (_, userAgent, touch, help) => {
	expect(permissionHelp(userAgent, touch)).toMatch(help)
})
