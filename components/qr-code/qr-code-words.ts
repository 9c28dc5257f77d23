export const qrCodeWords = {
	title: "QR code",
	pictureOf: (address: string) => `QR code for ${address}`,
	downloadPng: "Download PNG",
	downloadSvg: "Download SVG",
	formats: "Send the SVG to a print shop. The PNG works everywhere else.",
}
