export const QR_CODE = "QR code"
/** The picture's accessible name. */
export const qrCodeOf = (address: string) => `QR code for ${address}`
export const DOWNLOAD_PNG = "Download PNG"
export const DOWNLOAD_SVG = "Download SVG"
export const FORMATS = "Send the SVG to a print shop. The PNG works everywhere else."
