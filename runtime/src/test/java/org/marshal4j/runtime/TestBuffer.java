package org.marshal4j.runtime;

import java.util.HexFormat;

/** Memory of some kind, to write to and then to read from: see {@link TestBuffers}. */
public abstract class TestBuffer {
    /** The byte that fills memory before anything is written to it. */
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

    /** Returns the output to write to. */
    public Output out() {
        return out;
    }

    /** Returns an input over what has been written and not yet read. It is the same object each time. */
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

    /** Shows the input the bytes from {@code start} to before {@code end}. */
    abstract void show(long start, long end);

    final Input input() {
        return in;
    }

    /** Tells whether the memory around it is unchanged, where this class can check that. */
    public boolean isUntouchedAround() {
        return true;
    }

    /** Starts reading again at the first byte. */
    public Input again() {
        in().position(start);
        return in;
    }

    /** Starts again with nothing written. */
    public TestBuffer clear() {
        out.rewind(start);
        shown = -1;
        return this;
    }

    /** Returns how many bytes have been written. */
    public int size() {
        return (int) (out.position() - start);
    }

    /** Returns how many bytes have been read. */
    public int taken() {
        return (int) (in().position() - start);
    }

    /** Returns everything that has been written. */
    public byte[] written() {
        return bytes(out.written(), start, out.position());
    }

    /** Returns everything that has not been read, in hex: two digits for each byte, separated by spaces. */
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

    /** Returns the bytes that {@link #hex} has formatted. */
    public static byte[] parse(String hex) {
        return hex.isEmpty() ? new byte[0] : HEX.parseHex(hex);
    }

    /** Formats bytes like {@link #hex()}. */
    public static String hex(byte[] bytes) {
        return HEX.formatHex(bytes);
    }

    /** Returns an input over these bytes. */
    public static Input ofHex(String hex) {
        return Input.of(parse(hex));
    }

    /** Returns an array that grows. */
    public static TestBuffer elastic() {
        return TestBuffers.ELASTIC.make();
    }
}
