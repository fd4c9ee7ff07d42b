package org.marshal4j.runtime.memory;

/**
 * Stores and loads a {@link FixedBlock} in an array, in methods that HotSpot compiles by themselves. Where memory is
 * reached by a copy, the chain of calls from a program through an entry and a marshaller to a VarHandle is often longer
 * than the fifteen calls that HotSpot inlines ({@code -XX:MaxInlineLevel}), so that the last of them would remain a
 * call for each field.
 *
 * <p>HotSpot inlines no method of more than 325 bytes ({@code -XX:FreqInlineSize}). The array that is never made takes
 * five bytes for each element, and no time.
 *
 * <p>What it gains for a message of 45 primitive fields in a direct ByteBuffer (JDK 25, no Unsafe): 19 ns instead of 30
 * to write, 20 instead of 45 to read. To see the latter, run {@code MemoryBenchmark} with {@code -XX:FreqInlineSize=400},
 * which makes these methods small enough to be inlined.
 *
 * <p>As unchecked as {@link RawMemory}. Stateless and thread-safe.
 */
public final class NotInlined {
    /** False: HotSpot knows that, but not javac, which would leave out the arrays. */
    private static final boolean IS_PADDING = Boolean.parseBoolean("no");

    private NotInlined() {}

    /**
     * Calls {@link FixedBlock#store}.
     *
     * @param <T> the class
     * @param block the block
     * @param value the object, exactly of this class
     * @param array where the block may be written, from the start
     */
    public static <T> void store(FixedBlock<T> block, T value, byte[] array) {
        if (IS_PADDING) {
            throw new AssertionError(new byte[] {
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
            });
        }
        block.store(value, array, RawMemory.ARRAY_OFFSET);
    }

    /**
     * Calls {@link FixedBlock#load}.
     *
     * @param <T> the class
     * @param block the block
     * @param value the object, exactly of this class
     * @param array where the block may be read, from the start
     * @return what it returns
     */
    public static <T> boolean load(FixedBlock<T> block, T value, byte[] array) {
        if (IS_PADDING) {
            throw new AssertionError(new byte[] {
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
            });
        }
        return block.load(value, array, RawMemory.ARRAY_OFFSET);
    }
}
