package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.OtherJvm;

class BufferPositionsTest {
    /** Writes and reads, and prints the positions and what is refused. */
    public static final class Main {
        private Main() {}

        /** Runs without arguments. */
        public static void main(String[] args) throws Exception {
            StringBuilder seen = new StringBuilder();
            use(Bytes.allocateDirect(12), seen);
            use(Bytes.allocateElasticDirect(4), seen);
            use(new OnHeapBytes(Bytes.allocateElasticOnHeap(12).bytesStore(), false), seen);
            use(Bytes.allocateElasticOnHeap(4), seen);
            use(Buffers.MAPPED_CHUNKS.make(), seen);
            use(Buffers.VANILLA.make(), seen);
            System.out.print(seen + "straight " + BufferPositions.STRAIGHT);
        }

        private static void use(Bytes<?> bytes, StringBuilder seen) {
            for (int size : new int[] {3, 0, 5, 4}) {
                Blocks.writeBlock(bytes, new byte[size]);
                seen.append(bytes.writePosition()).append(' ');
            }
            bytes.writeLimit(12);
            try {
                Blocks.writeBlock(bytes, new byte[1]);
            } catch (BufferOverflowException e) {
                seen.append("full at ").append(bytes.writePosition()).append(' ');
            }
            for (int size : new int[] {4, 0, 7}) {
                Blocks.readBlock(bytes, size);
                seen.append(bytes.readPosition()).append(' ');
            }
            try {
                Blocks.readBlock(bytes, 2);
            } catch (BufferUnderflowException e) {
                seen.append("empty at ").append(bytes.readPosition()).append('\n');
            }
            bytes.releaseLast();
        }
    }

    private static final String EXPECTED = "3 3 8 12 full at 12 4 4 11 empty at 11\n".repeat(6);

    @Tag("other-jvm")
    @Test
    void areSetDirectlyIfChronicleChecksNothingElse() throws Exception {
        assertThat(OtherJvm.run(Main.class, "-da")).isEqualTo(EXPECTED + "straight true");
    }

    @Tag("other-jvm")
    @Test
    void areLeftToChronicleIfItChecksThreads() throws Exception {
        assertThat(OtherJvm.run(Main.class, "-ea")).isEqualTo(EXPECTED + "straight false");
    }
}
