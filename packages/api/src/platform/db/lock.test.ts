import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirLocked, lockDataDir } from './lock';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'slotwise-lock-'))));
const lost: string[] = [];
const take = () => lockDataDir(dir, ({ message }) => lost.push(message));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('a directory is given to one at a time', () => {
  const release = take();
  expect(() => take()).toThrow(DataDirLocked);
  expect(readdirSync(dir)).toEqual(['slotwise.lock']);
  release();
  take()();
  expect(readdirSync(dir)).toEqual([]);
});

test('a process of another machine or container holds it as long as its heart beats', () => {
  const lock = join(dir, 'slotwise.lock');
  writeFileSync(lock, JSON.stringify({ pid: 1, started: '1', place: 'elsewhere' }));
  expect(() => take()).toThrow(DataDirLocked);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  take()();
});

test('a takeover that died in the middle does not block the next', () => {
  const dead = JSON.stringify({ pid: 2 ** 22 - 1, started: '1', place: 'elsewhere' });
  const longAgo = new Date(Date.now() - 60_000);
  for (const name of ['slotwise.lock', 'slotwise.lock.takeover']) {
    writeFileSync(join(dir, name), dead);
    utimesSync(join(dir, name), longAgo, longAgo);
  }
  take()();
});

test.each(['', '{"pid":', 'null', '{"pid":"1"}'])('a lock that holds %p is left behind after a silence', (content) => {
  const lock = join(dir, 'slotwise.lock');
  writeFileSync(lock, content);
  expect(take).toThrow(DataDirLocked);
  expect(take).toThrow(lock);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(lock, longAgo, longAgo);
  take()();
  expect(readdirSync(dir)).toEqual([]);
});

test('whoever lost the lock is told at the next beat, and leaves it to its owner', () => {
  jest.useFakeTimers();
  try {
    const release = take();
    const lock = join(dir, 'slotwise.lock');
    jest.advanceTimersByTime(2000);
    expect(lost).toEqual([]);
    const other = JSON.stringify({ pid: 1, started: '1', place: 'elsewhere' });
    writeFileSync(lock, other);
    jest.advanceTimersByTime(6000);
    expect(lost).toEqual([expect.stringContaining(lock)]);
    release();
    expect(readFileSync(lock, 'utf8')).toBe(other);
  } finally {
    jest.useRealTimers();
  }
});

test('a directory that vanishes is a lost lock, not a crash', () => {
  jest.useFakeTimers();
  try {
    lost.length = 0;
    const release = take();
    rmSync(dir, { recursive: true });
    jest.advanceTimersByTime(2000);
    expect(lost).toHaveLength(1);
    release();
  } finally {
    jest.useRealTimers();
  }
});
