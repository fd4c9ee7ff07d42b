package org.marshal4j.runtime.memory;

import java.util.HexFormat;

/** Memory of some kind to write to, and to read what was written: see {@link TestBuffers}. */
public abstract class TestBuffer {
    /** What is in memory that nothing was written to. */
    static final byte UNTOUCHED = 0x55;

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");

    private final Output out;
    private final long start;
    private final Input in;
    private long shown;

    TestBuffer(Output out, Input in) {
        this.out = out;
        this.start = out.position();
        this.in = in;
        this.shown = -1;
    }

    /** Where to write. */
    public Output out() {
        return out;
    }

    /** What has been written and not been read yet; the same object each time. */
    public Input in() {
        long end = out.position();
        if (end != shown) {
            long position = shown < 0 ? start : in.position();
            show(start, end);
            in.position(Math.min(position, end));
            shown = end;
        }
        return in;
    }

    /** Shows the input the bytes from one position to before another. */
    abstract void show(long start, long end);

    final Input input() {
        return in;
    }

    /** Whether the memory around it, as far as that is visible here, is unchanged. */
    public boolean isUntouchedAround() {
        return true;
    }

    /** Reads again from the first byte on. */
    public Input again() {
        in().position(start);
        return in;
    }

    /** Begins again with nothing written. */
    public TestBuffer clear() {
        out.rewind(start);
        shown = -1;
        return this;
    }

    /** How many bytes have been written. */
    public int size() {
        return (int) (out.position() - start);
    }

    /** How many bytes have been read. */
    public int taken() {
        return (int) (in().position() - start);
    }

    /** All that has been written. */
    public byte[] written() {
        return bytes(out.written(), start, out.position());
    }

    /** All that has not been read, in hex: two digits a byte, a space between. */
    public String hex() {
        return HEX.formatHex(bytes(in().readable(), in.position(), shown));
    }

    private static byte[] bytes(RandomBytes from, long start, long end) {
        byte[] bytes = new byte[(int) (end - start)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = from.byteAt(start + i);
        }
        return bytes;
    }

    /** Bytes as they are in {@link #hex}. */
    public static byte[] parse(String hex) {
        return hex.isEmpty() ? new byte[0] : HEX.parseHex(hex);
    }

    /** The form of {@link #hex}. */
    public static String hex(byte[] bytes) {
        return HEX.formatHex(bytes);
    }

    /** What to read these bytes from. */
    public static Input ofHex(String hex) {
        return Input.of(parse(hex));
    }

    /** An array that grows. */
    public static TestBuffer elastic() {
        return TestBuffers.ELASTIC.make();
    }
}
