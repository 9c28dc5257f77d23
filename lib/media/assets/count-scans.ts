const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** 0x00 is a stuffed byte of image data, and 0xD0 to 0xD7 restart the data. Any other marker ends it. */
const isData = (marker: number) => marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7)

/** Without decoding (ITU T.81, annex B). The thumbnail and what a phone appends after the end do not count. */
export function countScans(jpeg: Uint8Array): number {
	const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
	let scans = 0
	for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
		const marker = bytes.readUInt8(at + 1)
		if (marker === END_OF_IMAGE) break
		if (marker === 0xff || isData(marker)) {
			at += marker === 0xff ? 1 : 2
			continue
		}
		if (marker === START_OF_SCAN) scans += 1
		at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
	}
	return scans
}
