import { describe, expect, it } from "vitest"
import { limitKeyOfAddress } from "./limit-key-of-address"

describe("limitKeyOfAddress", () => {
	it.each([
		["203.0.113.7", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["::FFFF:203.0.113.7", "203.0.113.7"],
		["::ffff:cb00:7107", "203.0.113.7"],
		["0:0:0:0:0:ffff:9.9.9.9", "9.9.9.9"],
		["0000:0000:0000:0000:0000:FFFF:0909:0909", "9.9.9.9"],
		["0::0:ffff:909:909", "9.9.9.9"],
		["::0:ffff:9.9.9.9", "9.9.9.9"],
		["::ffff:9.9.9.9%eth0", "9.9.9.9"],
		["::ffff:0:909:909", "0:0:0:0::/64"],
		["::9.9.9.9", "0:0:0:0::/64"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
		["2001:db8:1:2::", "2001:db8:1:2::/64"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["2001:db8:1::2:3:4:5", "2001:db8:1:0::/64"],
		["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
		["1:2:3:4:5:6:203.0.113.7", "1:2:3:4::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["unknown", "unknown"],
		["", ""],
		["2001:db8:::1", "2001:db8:::1"],
		["1.2.3.4.5", "1.2.3.4.5"],
	])("%s counts as %s", (address, key) => {
		expect(limitKeyOfAddress(address)).toBe(key)
	})

	it("distinguishes neighboring networks, but no hosts inside one", () => {
		const keys = ["2001:db8:1:2::a", "2001:db8:1:2:ffff::b", "2001:db8:1:3::a"].map(limitKeyOfAddress)
		expect(keys[0]).toBe(keys[1])
		expect(keys[2]).not.toBe(keys[0])
	})
})
