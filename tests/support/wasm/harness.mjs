// Does jobs on a module and prints what came of them: node harness.mjs JOBS.json
// The file holds { module, manifest, jobs }: two paths and a list; records are bytes in hexadecimal digits.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const PAGE = 65536;
const ALIGNMENT = 16;
const RNG_BYTES = 32;
const TOTALS_BYTES = 16;

class Module {
  constructor(instance, manifest) {
    this.calls = instance.exports;
    this.manifest = manifest;
    this.free = Number(this.calls.__heap_base.value);
  }

  static async load(path, manifest) {
    const { instance } = await WebAssembly.instantiate(readFileSync(path), { env: Math });
    return new Module(instance, manifest);
  }

  room(bytes) {
    const address = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = address + bytes;
    const missing = this.free - this.calls.memory.buffer.byteLength;
    if (missing > 0) this.calls.memory.grow(Math.ceil(missing / PAGE));
    this.bytes(address, bytes).fill(0);
    return address;
  }

  bytes(address, length) {
    return new Uint8Array(this.calls.memory.buffer, address, length);
  }

  numbers(address, length) {
    return Array.from(new Int32Array(this.calls.memory.buffer, address, length));
  }

  put(digits) {
    const address = this.room(digits.length / 2);
    this.bytes(address, digits.length / 2).set(Buffer.from(digits, "hex"));
    return address;
  }

  digits(address, length) {
    return Buffer.from(this.bytes(address, length)).toString("hex");
  }

  size(record) {
    return this.manifest.records[record].size;
  }

  rng(seed, stream) {
    const rng = this.room(RNG_BYTES);
    this.calls.seed_rng(rng, BigInt(seed), stream);
    return rng;
  }

  /** Room for an argument of an export, as large as the manifest says. */
  argument(name, argument) {
    const { bytes, shape } = this.manifest.exports[name].find((one) => one.name === argument);
    return this.room(bytes * (shape ?? []).reduce((product, length) => product * length, 1));
  }
}

const JOBS = {
  /** Random play in several stretches: the checksum and the state after each. */
  play(module, job) {
    const box = module.put(job.box);
    const state = module.room(module.size("state"));
    const rng = module.rng(job.seed, job.stream);
    const moves = module.argument("play_actions", "moves");
    const totals = module.room(TOTALS_BYTES);
    module.calls.start(box, state);
    const stretches = [];
    for (let stretch = 0; stretch < job.stretches; stretch += 1) {
      const checksum = module.calls.play_actions(box, state, rng, moves, job.actions, totals) >>> 0;
      stretches.push([checksum, module.digits(state, module.size("state"))]);
    }
    return { stretches, rng: module.digits(rng, RNG_BYTES), totals: module.digits(totals, TOTALS_BYTES) };
  },

  /** Every question that the rules answer about a state. */
  probe(module, job) {
    const { calls } = module;
    const box = module.put(job.box);
    const state = module.put(job.state);
    const moves = module.argument("legal", "moves");
    const sheet = module.argument("tally", "sheet");
    calls.tally(box, state, sheet);
    const found = { unsound: calls.unsound(box, state), sheet: module.digits(sheet, job.sheet), views: [], worlds: [] };
    if (job.chance) {
      found.tickets = Array.from({ length: calls.tickets(box, state) }, (_, number) => calls.ticket(box, state, number));
    } else {
      found.legal = module.numbers(moves, calls.legal(box, state, moves));
    }
    found.forbids = Array.from({ length: job.actions }, (_, action) => calls.forbids(box, state, action));
    for (const seat of job.seats) {
      const view = module.put(job.state);
      calls.redact(box, view, seat);
      found.views.push(module.digits(view, module.size("state")));
      calls.complete(box, view, seat, module.rng(job.seed, 0));
      found.worlds.push(module.digits(view, module.size("state")));
    }
    return found;
  },

  /** A match told: what every story kernel writes, before and after each action, as one digest a kernel. */
  story(module, job) {
    const { calls } = module;
    const box = module.put(job.box);
    calls.prepare(box);
    const size = module.size("state");
    const [before, after, settled] = [module.room(size), module.room(size), module.room(size)];
    const rows = module.argument("show", "rows");
    const sheet = module.argument("show", "sheet");
    const told = Object.fromEntries(job.kernels.map((name) => [name, createHash("sha256")]));
    const note = (name, length) => told[name].update(module.bytes(rows, job.row * length));
    calls.start(box, after);
    note("board", calls.board(box, rows));
    for (const [action, decides, refused] of job.plies) {
      module.bytes(before, size).set(module.bytes(after, size));
      calls.spell(box, before, action, rows);
      note("spell", 1);
      told.find.update(String(calls.find(box, before, rows)));
      if (decides) {
        calls.ask(box, before, rows);
        note("ask", 1);
        calls.spell(box, before, refused, rows);
        calls.explain(box, before, calls.forbids(box, before, refused), rows);
        note("explain", 2);
      }
      calls.apply(box, after, action);
      note("tell", calls.tell(box, before, action, after, sheet, rows));
      const count = calls.show(box, after, sheet, rows);
      note("show", count);
      module.bytes(settled, size).fill(0);
      told.settle.update(String(calls.settle(box, settled, rows, count))).update(module.bytes(settled, size));
    }
    const digests = Object.entries(told).map(([name, hash]) => [name, hash.digest("hex")]);
    return { box: module.digits(box, module.size("box")), ...Object.fromEntries(digests) };
  },

  /** A search of so many iterations: the visits of every move at the root. */
  search(module, job) {
    const { begin, search } = module.calls;
    const box = module.put(job.box);
    const states = module.put(job.view + job.view);
    const rng = module.rng(job.seed, job.stream);
    const size = module.size("node");
    const nodes = module.room(size * job.nodes);
    const scratch = module.put(job.scratch);
    const settings = module.put(job.settings);
    begin(nodes, job.nodes, scratch);
    const seconds = timed(() => search(box, states, job.seat, rng, nodes, job.nodes, scratch, settings, job.iterations));
    const { first, next, action, visits } = module.manifest.records.node.fields;
    const field = (place, { offset }) => module.numbers(nodes + place * size + offset, 1)[0];
    const found = {};
    for (let place = field(0, first); place !== -1; place = field(place, next)) {
      found[field(place, action)] = field(place, visits);
    }
    return { visits: found, seconds };
  },

  /** Random play against the clock: the best of some rounds, after one that does not count. */
  race(module, job) {
    const box = module.put(job.box);
    const state = module.room(module.size("state"));
    const rng = module.rng(job.seed, job.stream);
    const moves = module.argument("play_actions", "moves");
    const totals = module.room(TOTALS_BYTES);
    module.calls.start(box, state);
    const play = () => module.calls.play_actions(box, state, rng, moves, job.actions, totals);
    play();
    return { seconds: Math.min(...Array.from({ length: job.rounds }, () => timed(play))) };
  },
};

/** Seconds of processor time: others may be busy on this machine, too. */
function timed(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

const { module: path, manifest: manifestPath, jobs } = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const manifest = JSON.parse(readFileSync(manifestPath, "utf-8"));
const began = performance.now();
await Module.load(path, manifest);
const ready = (performance.now() - began) / 1000;
const results = [];
for (const job of jobs) {
  results.push(JOBS[job.job](await Module.load(path, manifest), job));
}
console.log(JSON.stringify({ ready, results }));
