package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.memory.RawMemory;

/** Numbers and collections whose classes report wrong sizes. */
class LyingNumbersTest {
    private final TestBuffer out = TestBuffer.elastic();

    /** Once, memory after its array was written, or nothing was read. */
    @Test
    void aNumberShorterThanItReportsIsRefused() {
        for (byte[] bytes : new byte[][] {{1}, new byte[9], new byte[4000]}) {
            assertThatThrownBy(() -> BigIntegers.write(new Liar(bytes), out.out()))
                    .hasMessageContaining("says 1001");
        }
    }

    @Test
    void aNumberWithoutBytesIsRefused() {
        assertThatThrownBy(() -> BigIntegers.write(new Liar(null), out.out())).isInstanceOf(NullPointerException.class);
    }

    @Test
    void aCollectionOfNegativeSizeIsNotTakenForNull() {
        assertThatThrownBy(() -> Counts.write("list", new NegativeList(), out.out()))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL205");
        assertThatThrownBy(() -> Counts.write("map", new NegativeMap(), out.out()))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL205");
        assertThat(out.size()).isZero();
    }

    /** Once, it was written, but could not be read. */
    @Test
    void aTimestampAtTheEndsOfItsRangeIsRefused() {
        for (long millis : new long[] {Long.MIN_VALUE, Long.MAX_VALUE}) {
            assertThatThrownBy(
                            () -> Timestamps.put(new byte[12], RawMemory.ARRAY_OFFSET, new java.sql.Timestamp(millis)))
                    .hasMessageContaining("MARSHAL214");
        }
    }

    /** Once, it was written, but could not be read: another thread had cleared the last bits. */
    @Test
    void aBitSetShorterThanItReportsIsRefused() {
        BitSet shorter = new BitSet() {
            private static final long serialVersionUID = 1;

            @Override
            public int length() {
                return 200;
            }
        };
        shorter.set(3);
        assertThatThrownBy(() -> BitSets.write(shorter, out.out()))
                .isInstanceOf(java.util.ConcurrentModificationException.class);
        assertThat(out.size()).isZero();
        shorter.set(199);
        BitSets.write(shorter, out.out());
        assertThat(BitSets.read(null, out.in())).isEqualTo(shorter);
    }

    /** The position is restored, so that the failure is located where the text was to begin. */
    @Test
    void aTextThatThrowsLeavesThePositionUnchanged() {
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer bytes = kind.make();
            bytes.out().writeByte((byte) 7);
            assertThatThrownBy(() -> CharSequences.write(new Shrinking(), bytes.out()))
                    .isInstanceOf(java.util.ConcurrentModificationException.class);
            assertThat(bytes.size()).isEqualTo(1);
        }
    }

    private static final class Liar extends BigInteger {
        private static final long serialVersionUID = 1;
        private final byte[] bytes;

        Liar(byte[] bytes) {
            super("1");
            this.bytes = bytes;
        }

        @Override
        public int bitLength() {
            return 8000;
        }

        @Override
        public byte[] toByteArray() {
            return bytes;
        }
    }

    private static final class NegativeList extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        @Override
        public int size() {
            return -1;
        }
    }

    private static final class NegativeMap extends HashMap<String, String> {
        private static final long serialVersionUID = 1;

        @Override
        public int size() {
            return Integer.MIN_VALUE;
        }
    }

    private static final class Shrinking implements CharSequence {
        private int asked;

        @Override
        public int length() {
            return asked++ < 5 ? 4 : 1;
        }

        @Override
        public char charAt(int index) {
            return 'x';
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            throw new UnsupportedOperationException();
        }
    }
}
