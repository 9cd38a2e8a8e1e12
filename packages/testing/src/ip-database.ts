// Writes a database of IP addresses in the format of MaxMind (MMDB 2.0), for tests of what depends on the address of a viewer.
// https://maxmind.github.io/MaxMind-DB/

export type IpRecord = { readonly [key: string]: string | number | boolean | IpRecord };

/** A node of the search tree: the next node or the record for the next bit of an address. */
type Branch = TreeNode | { record: IpRecord } | undefined;
interface TreeNode {
  branches: [Branch, Branch];
}

const separatorBytes = 16;
const recordBits = 24;
const metadataMarker = Buffer.concat([Buffer.from('abcdef', 'hex'), Buffer.from('MaxMind.com')]);

/** Creates a database whose keys are IPv4 networks such as `192.0.2.0/24`. */
export function createIpDatabase(records: Readonly<Record<string, IpRecord>>): Buffer {
  const root: TreeNode = { branches: [undefined, undefined] };
  for (const [network, record] of Object.entries(records)) insertRecord(root, network, record);
  const nodes = listNodes(root);
  const nodeIndexes = new Map(nodes.map((node, index) => [node, index]));
  const data: Buffer[] = [];
  let dataBytes = 0;
  const tree = Buffer.alloc((nodes.length * recordBits * 2) / 8);
  nodes.forEach(({ branches }, nodeIndex) => {
    branches.forEach((branch, side) => {
      let pointer = nodes.length;
      if (branch && 'record' in branch) {
        pointer = nodes.length + separatorBytes + dataBytes;
        const bytes = encodeValue(branch.record);
        data.push(bytes);
        dataBytes += bytes.length;
      } else if (branch) pointer = nodeIndexes.get(branch) ?? 0;
      tree.writeUIntBE(pointer, (nodeIndex * 2 + side) * 3, 3);
    });
  });
  const metadata = encodeMap([
    ['binary_format_major_version', encodeUint(uint16, 2)],
    ['binary_format_minor_version', encodeUint(uint16, 0)],
    ['build_epoch', encodeUint(uint64, 1_800_000_000)],
    ['database_type', encodeValue('Test')],
    ['description', encodeValue({ en: 'Test' })],
    ['ip_version', encodeUint(uint16, 4)],
    ['languages', encodeHeader(array, 0)],
    ['node_count', encodeUint(uint32, nodes.length)],
    ['record_size', encodeUint(uint16, recordBits)],
  ]);
  return Buffer.concat([tree, Buffer.alloc(separatorBytes), ...data, metadataMarker, metadata]);
}

function insertRecord(root: TreeNode, network: string, record: IpRecord): void {
  const [address = '', length = '32'] = network.split('/');
  const bits = address
    .split('.')
    .flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
  let node = root;
  const prefix = bits.slice(0, Number(length));
  for (const bit of prefix.slice(0, -1)) {
    const next = node.branches[bit];
    const child: TreeNode = next && 'branches' in next ? next : { branches: [undefined, undefined] };
    node.branches[bit] = child;
    node = child;
  }
  node.branches[prefix.at(-1) ?? 0] = { record };
}

function listNodes(node: TreeNode): TreeNode[] {
  return [
    node,
    ...node.branches.flatMap((branch) => (branch && 'branches' in branch ? listNodes(branch) : [])),
  ];
}

// The numbers of the data types.
const utf8 = 2;
const uint16 = 5;
const uint32 = 6;
const map = 7;
const uint64 = 9;
const array = 11;
const boolean = 14;

/** Types above 7 have a second byte. */
function encodeHeader(type: number, size: number): Buffer {
  const sizeBits = Math.min(size, 29);
  const longSize = size < 29 ? [] : [size - 29];
  return type <= 7
    ? Buffer.from([(type << 5) | sizeBits, ...longSize])
    : Buffer.from([sizeBits, type - 7, ...longSize]);
}

function encodeUint(type: number, value: number): Buffer {
  const hex = value === 0 ? '' : value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([encodeHeader(type, bytes.length), bytes]);
}

function encodeValue(value: IpRecord[string]): Buffer {
  if (typeof value === 'boolean') return encodeHeader(boolean, value ? 1 : 0);
  if (typeof value === 'number') return encodeUint(uint32, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([encodeHeader(utf8, bytes.length), bytes]);
  }
  return encodeMap(Object.entries(value).map(([key, item]) => [key, encodeValue(item)]));
}

function encodeMap(entries: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [encodeValue(key), value]);
  return Buffer.concat([encodeHeader(map, entries.length), ...parts]);
}
