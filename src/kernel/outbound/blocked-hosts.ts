/** Ports allowed in user-supplied URLs. */
export const ALLOWED_PORTS: readonly string[] = ["", "443", "8443"]

/** Suffixes of host names that only resolve inside a private network. */
export const INTERNAL_SUFFIXES: readonly string[] = [
  "localhost",
  "localdomain",
  "local",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "arpa",
  // Clusters and service meshes.
  "svc",
  "pod",
  "cluster",
  "consul",
  "nomad",
  "mesh",
  "docker",
  // Reserved, or reachable only through other networks.
  "invalid",
  "onion",
  "i2p",
  "alt",
]

/** Public DNS services that resolve to an address written in the name, or to loopback. */
export const WILDCARD_DNS: readonly string[] = [
  "nip.io",
  "sslip.io",
  "xip.io",
  "nip.direct",
  "backname.io",
  "ip.es.io",
  "traefik.me",
  "localtest.me",
  "local.gd",
  "localho.st",
  "smackaho.st",
  "lvh.me",
  "vcap.me",
  "lacolhost.com",
  "fuf.me",
  "42foo.com",
  "127-0-0-1.org.uk",
  "rbndr.us",
  "1u.ms",
]
