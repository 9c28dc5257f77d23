import { networkInterfaces } from "node:os"
import { expect, it } from "vitest"
import { isPublicAddress } from "./public-address"

it.each(["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:93.184.216.34"])("%s is public", (address) => {
	expect(isPublicAddress(address)).toBe(true)
})

it.each([
	["loopback", "127.0.0.1", "127.8.8.8", "::1"],
	["nowhere", "0.0.0.0", "0.1.2.3", "::"],
	["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd00:ec2::254"],
	["metadata and link-local", "169.254.169.254", "169.254.170.2", "fe80::1", "fe80::1%eth0", "168.63.129.16"],
	["metadata behind carrier-grade NAT", "100.100.100.200", "100.64.0.1"],
	["metadata in the protocols' block", "192.0.0.192"],
	["multicast, broadcast, reserved", "224.0.0.1", "255.255.255.255", "240.0.0.1", "198.18.0.1", "ff02::1"],
	["for documents", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1"],
	["IPv4 in IPv6: mapped", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"],
	["IPv4 in IPv6: compatible", "::127.0.0.1", "::7f00:1"],
	["IPv4 in IPv6: NAT64", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1"],
	["IPv4 in IPv6: 6to4 and Teredo", "2002:7f00:1::", "2002:a9fe:a9fe::1", "2001::7f00:1"],
	["IPv6 beyond what is given out", "4000::1", "100::1", "fec0::1"],
	["no address", "", "localhost", "1.2.3", "0x7f.1", "2130706433"],
	["this host's own", ...Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address))],
])("%s is not public", (_, ...addresses) => {
	expect(addresses.filter(isPublicAddress)).toEqual([])
})
