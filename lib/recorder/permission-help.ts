/** One sentence on where this device keeps the denied permission. */
export function permissionHelp(userAgent: string): string {
	if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) {
		return /CriOS|FxiOS|EdgiOS/.test(userAgent)
			? "Open Settings, choose this browser, and switch on Camera and Microphone. Then come back and press Retry."
			: "Tap the symbol at the left of the address bar, choose Website Settings, and set Camera and Microphone to Allow. Then press Retry."
	}
	if (/\bAndroid\b/.test(userAgent)) {
		return "Tap the symbol at the left of the address bar, choose Permissions, and allow Camera and Microphone. Then press Retry."
	}
	if (/Firefox\//.test(userAgent)) {
		return "Click the crossed-out camera at the left of the address bar and remove the block. Then press Retry."
	}
	if (/Safari\//.test(userAgent) && !/Chrome\/|Chromium\//.test(userAgent)) {
		return "Choose Safari, Settings for This Website, and set Camera and Microphone to Allow. Then press Retry."
	}
	return "Click the symbol at the left of the address bar and allow Camera and Microphone. Then press Retry."
}
