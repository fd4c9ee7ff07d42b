package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.file.Files;
import java.util.Arrays;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.OS;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Files that are mapped in overlapping chunks. */
class MappedFilesTest {
    private static final int CHUNK = (int) OS.mapAlign(1 << 16);
    private static final int OVERLAP = OS.pageSize();

    private static MappedBytes mapped() throws IOException {
        return MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OVERLAP);
    }

    @ParameterizedTest
    @CsvSource({
        // bytes before the end of the chunk, size of the block, whether it is stored directly
        "16, 16, true",
        "8, 16, true",
        "1, 128, true",
        "1, 129, true",
        "1, 4097, true",
        "1, 4098, false",
        "100, 100000, false",
        "0, 70000, false",
        "5, 300000, false",
    })
    void blocksAcrossChunks(int before, int size, boolean raw) throws IOException {
        byte[] pattern = Blocks.pattern(size);
        try (MappedBytes bytes = mapped()) {
            bytes.writePosition(CHUNK - before);
            bytes.readPosition(3);
            Blocks.write(bytes, out -> {
                long offset = out.reserve(size);
                assertThat(out.base() == null).isEqualTo(raw);
                RawMemory.copy(pattern, RawMemory.ARRAY_OFFSET, out.base(), offset, size);
                assertThat(out.position()).isEqualTo(size);
            });
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - before + size);
            assertThat(bytes.readPosition()).as("read position").isEqualTo(3);

            bytes.readPosition(CHUNK - before);
            Blocks.read(bytes, in -> {
                long offset = in.take(size);
                assertThat(in.base() == null).isEqualTo(raw);
                byte[] block = new byte[size];
                RawMemory.copy(in.base(), offset, block, RawMemory.ARRAY_OFFSET, size);
                assertThat(block).isEqualTo(pattern);
            });
            assertThat(bytes.readPosition()).isEqualTo(CHUNK - before + size);
            for (int i = 0; i < size; i += 997) {
                assertThat(bytes.readByte(CHUNK - before + i)).isEqualTo(pattern[i]);
            }
        }
    }

    /** The overlap belongs to two chunks, and either of them may be mapped. */
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 3900, 4000, 4095, 4096})
    void blocksThatBeginInTheOverlap(int behind) throws IOException {
        for (int size : new int[] {8, 300, 5000, CHUNK, 3 * CHUNK}) {
            try (MappedBytes bytes = mapped()) {
                byte[] pattern = Blocks.pattern(size);
                Blocks.write(bytes, out -> {
                    for (int i = 0; i < 4; i++) {
                        out.write(new byte[CHUNK / 4]);
                    }
                    out.write(new byte[behind]);
                    out.write(pattern);
                    out.writeInt(77);
                });
                assertThat(bytes.writePosition()).isEqualTo(CHUNK + behind + size + 4);
                Blocks.read(bytes, in -> {
                    for (int i = 0; i < 4; i++) {
                        in.read(new byte[CHUNK / 4]);
                    }
                    in.read(new byte[behind]);
                    byte[] block = new byte[size];
                    in.read(block);
                    assertThat(block).isEqualTo(pattern);
                    assertThat(in.readInt()).isEqualTo(77);
                    assertThat(in.remaining()).isZero();
                });
            }
        }
    }

    /** The same, if another message has mapped the chunk of the overlap. */
    @ParameterizedTest
    @ValueSource(ints = {1, 100, 3900, 4000, 4095, 4096})
    void messagesThatBeginInTheOverlap(int behind) throws IOException {
        for (int size : new int[] {8, 300, 5000, CHUNK, 3 * CHUNK}) {
            try (MappedBytes bytes = mapped()) {
                byte[] pattern = Blocks.pattern(size);
                bytes.writePosition(CHUNK - 50);
                Blocks.writeBlock(bytes, new byte[50 + behind]);
                Blocks.writeBlock(bytes, pattern);
                bytes.readPosition(CHUNK - 50);
                Blocks.readBlock(bytes, 50 + behind);
                assertThat(Blocks.readBlock(bytes, size)).isEqualTo(pattern);
            }
        }
    }

    @Test
    void readsAcrossChunksWhatAnotherMappingHasWritten() throws IOException {
        File file = Buffers.newFile();
        byte[] pattern = Blocks.pattern(3 * CHUNK);
        try (MappedBytes out = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            out.write(pattern);
            try (MappedBytes in = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
                in.readLimit(pattern.length);
                assertThat(Blocks.readBlock(in, pattern.length)).isEqualTo(pattern);
            }
        }
    }

    @Test
    void anotherMappingReadsWhatWasWrittenAcrossChunks() throws IOException {
        File file = Buffers.newFile();
        byte[] pattern = Blocks.pattern(3 * CHUNK);
        try (MappedBytes out = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            Blocks.writeBlock(out, pattern);
            byte[] stored = Files.readAllBytes(file.toPath());
            assertThat(Arrays.copyOf(stored, pattern.length)).isEqualTo(pattern);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void manySmallBlocksThroughManyChunks(boolean overlap) throws IOException {
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, overlap ? OVERLAP : 0)) {
            Blocks.write(bytes, out -> {
                for (int i = 0; i < 10_000; i++) {
                    long offset = out.reserve(24);
                    RawMemory.putLong(out.base(), offset, i);
                    RawMemory.putLong(out.base(), offset + 16, ~i);
                }
            });
            for (int i = 10_000; i < 20_000; i++) {
                int number = i;
                Blocks.write(bytes, out -> out.writeLong(number).writeLong(0).writeLong(~number));
            }
            Blocks.read(bytes, in -> {
                for (int i = 0; i < 15_000; i++) {
                    long offset = in.take(24);
                    assertThat(RawMemory.getLong(in.base(), offset)).isEqualTo(i);
                    assertThat(RawMemory.getLong(in.base(), offset + 16)).isEqualTo(~i);
                }
            });
            for (int i = 15_000; i < 20_000; i++) {
                int number = i;
                Blocks.read(bytes, in -> {
                    assertThat(in.readLong()).isEqualTo(number);
                    in.skip(8);
                    assertThat(in.readLong()).isEqualTo(~number);
                });
            }
            assertThat(bytes.readRemaining()).isZero();
        }
    }

    /** As for a versioned block, whose count is only known at its end. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 100})
    void intsInEarlierChunks(int before) throws IOException {
        try (MappedBytes bytes = mapped()) {
            bytes.writePosition(CHUNK - before);
            bytes.readPosition(CHUNK - before);
            int[] sizes = {10, 5000, 2 * CHUNK, 7};
            Blocks.write(bytes, out -> {
                for (int size : sizes) {
                    long count = out.position();
                    out.writeInt(-1);
                    out.write(Blocks.pattern(size));
                    out.putInt(count, size);
                    assertThat(out.position()).isEqualTo(count + 4 + size);
                }
                // Store all of them again, from a position after all of them.
                long count = out.position();
                for (int i = sizes.length - 1; i >= 0; i--) {
                    count -= 4 + sizes[i];
                    out.putInt(count, sizes[i] + 1);
                }
                // The chunk of the window is no longer mapped.
                assertThat(out.room()).isZero();
                out.writeInt(99);
            });
            Blocks.read(bytes, in -> {
                for (int size : sizes) {
                    assertThat(in.readInt()).isEqualTo(size + 1);
                    byte[] block = new byte[size];
                    in.read(block);
                    assertThat(block).isEqualTo(Blocks.pattern(size));
                }
                assertThat(in.readInt()).isEqualTo(99);
            });
        }
    }

    @Test
    void rewindsToEarlierChunks() throws IOException {
        try (MappedBytes bytes = mapped()) {
            bytes.writePosition(CHUNK - 10);
            bytes.readPosition(CHUNK - 10);
            Blocks.write(bytes, out -> {
                out.writeInt(1).writeInt(2);
                out.write(new byte[2 * CHUNK]);
                out.rewind(4);
                out.writeInt(3);
                // Inside a block that is not in a single chunk.
                out.write(Blocks.pattern(2 * CHUNK));
                out.rewind(8 + CHUNK);
                out.writeInt(4);
            });
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - 10 + 8 + CHUNK + 4);
            Blocks.read(bytes, in -> {
                assertThat(in.readInt()).isEqualTo(1);
                assertThat(in.readInt()).isEqualTo(3);
                byte[] block = new byte[CHUNK];
                in.read(block);
                assertThat(block).isEqualTo(Arrays.copyOf(Blocks.pattern(2 * CHUNK), CHUNK));
                assertThat(in.readInt()).isEqualTo(4);
            });
        }
    }

    @Test
    void bytesInEarlierChunksAreSeen() throws IOException {
        try (MappedBytes bytes = mapped()) {
            bytes.writePosition(CHUNK - 10);
            byte[] pattern = Blocks.pattern(2 * CHUNK);
            Blocks.write(bytes, out -> {
                out.writeInt(5);
                out.write(pattern);
                RandomBytes written = out.written();
                assertThat(written.byteAt(0)).isEqualTo((byte) 5);
                for (int i = 0; i < pattern.length; i += 991) {
                    assertThat(written.byteAt(4 + i)).isEqualTo(pattern[i]);
                }
                assertThat(out.position()).isEqualTo(4 + pattern.length);
                out.writeInt(6);
                assertThat(out.written().byteAt(0)).isEqualTo((byte) 5);
                assertThat(out.written().byteAt(4 + pattern.length)).isEqualTo((byte) 6);
            });
        }
    }

    /** Looking at bytes maps their chunk, and the chunk before may be gone. */
    @Test
    void lookingAtOtherChunksDoesNotHarmReading() throws IOException {
        try (MappedBytes bytes = mapped()) {
            byte[] pattern = Blocks.pattern(4 * CHUNK);
            Blocks.writeBlock(bytes, pattern);
            Blocks.read(bytes, in -> {
                assertThat(in.readByte()).isEqualTo(pattern[0]);
                RandomBytes all = in.readable();
                for (int i = 0; i < pattern.length; i += CHUNK / 2) {
                    assertThat(all.byteAt(i)).isEqualTo(pattern[i]);
                }
                // The old window is no longer used.
                assertThat(in.takeCounted()).isEqualTo(Input.NOTHING);
                assertThat(in.position()).isOne();
                assertThat(in.readByte()).isEqualTo(pattern[1]);
                in.position(3L * CHUNK + 17);
                assertThat(in.readByte()).isEqualTo(pattern[3 * CHUNK + 17]);
                in.position(2);
                assertThat(in.readByte()).isEqualTo(pattern[2]);
            });
            assertThat(bytes.readPosition()).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 1 << 16, (1 << 17) + 300})
    void goesAcrossChunksUpToTheLimit(int size) throws IOException {
        try (MappedBytes bytes = mapped()) {
            byte[] block = Blocks.pattern(size);
            bytes.writePosition(CHUNK - 100).readPosition(CHUNK - 100);
            bytes.writeLimit(CHUNK - 100 + size);
            assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[size + 1]))
                    .isInstanceOf(BufferOverflowException.class)
                    .hasMessage((size + 1) + " bytes needed, " + size + " left");
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - 100);
            Blocks.writeBlock(bytes, block);

            assertThat(bytes.writePosition()).isEqualTo(CHUNK - 100 + size);
            assertThatThrownBy(() -> Blocks.readBlock(bytes, size + 1))
                    .isInstanceOf(BufferUnderflowException.class)
                    .hasMessage((size + 1) + " bytes needed, " + size + " left");
            assertThat(bytes.readPosition()).isEqualTo(CHUNK - 100);
            assertThat(Blocks.readBlock(bytes, size)).isEqualTo(block);
            assertThat(bytes.readRemaining()).isZero();
        }
    }

    @Test
    void partOfAnArray() throws IOException {
        try (MappedBytes bytes = mapped()) {
            Blocks.write(bytes, out -> out.write(new byte[] {1, 2, 3, 4, 5}, 1, 3));
            assertThat(Buffers.hex(bytes)).isEqualTo("02 03 04");
        }
    }

    @Test
    void failureInAnotherChunkRestoresThePositions() throws IOException {
        try (MappedBytes bytes = mapped()) {
            Blocks.writeBlock(bytes, Blocks.pattern(100));
            for (int size : new int[] {200, 3 * CHUNK}) {
                assertThatThrownBy(() -> Blocks.write(bytes, out -> {
                            for (int i = 0; i < 3; i++) {
                                out.write(new byte[size]);
                            }
                            out.write(new byte[CHUNK / 2]);
                            throw new IllegalArgumentException("broken");
                        }))
                        .hasMessage("broken");
                assertThat(bytes.writePosition()).isEqualTo(100);
                assertThat(bytes.readPosition()).isZero();
            }
            Blocks.writeBlock(bytes, Blocks.pattern(3 * CHUNK));
            assertThatThrownBy(() -> Blocks.read(bytes, in -> {
                        in.read(new byte[100]);
                        in.read(new byte[CHUNK]);
                        in.readLong();
                        throw new IllegalArgumentException("broken");
                    }))
                    .hasMessage("broken");
            assertThat(bytes.readPosition()).isZero();
            assertThat(Blocks.readBlock(bytes, 100)).isEqualTo(Blocks.pattern(100));
            assertThat(Blocks.readBlock(bytes, 3 * CHUNK)).isEqualTo(Blocks.pattern(3 * CHUNK));
        }
    }

    /** A message that was begun in an array is not part of the next one. */
    @Test
    void failedMessageLeavesNothingInTheNextOne() throws IOException {
        try (MappedBytes bytes = mapped()) {
            bytes.writePosition(CHUNK - 10);
            assertThatThrownBy(() -> Blocks.write(bytes, out -> {
                        out.write(Blocks.pattern(CHUNK));
                        throw new IllegalArgumentException("broken");
                    }))
                    .hasMessage("broken");
            try (MappedBytes other = mapped()) {
                Blocks.write(other, out -> out.writeInt(1));
                assertThat(other.writePosition()).isEqualTo(4);
                assertThat(other.readInt(0)).isEqualTo(1);
                assertThat(other.readLong(4)).isZero();
            }
        }
    }

    @Test
    void readOnlyFileIsRefusedBeforeTheJvmCrashes() throws IOException {
        File file = Buffers.newFile();
        try (MappedBytes out = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            Blocks.writeBlock(out, Blocks.pattern(64));
        }
        for (MappedBytes readOnly : new MappedBytes[] {
            MappedBytes.mappedBytes(file, CHUNK, OVERLAP, true),
            MappedBytes.readOnly(file),
            MappedBytes.singleMappedBytes(file, CHUNK, true)
        }) {
            try (MappedBytes bytes = readOnly) {
                for (int size : new int[] {8, 3 * CHUNK}) {
                    assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[size]))
                            .isInstanceOf(IllegalStateException.class)
                            .hasMessage("Read Only");
                }
                assertThat(bytes.writePosition()).isZero();

                bytes.readLimit(64);
                assertThat(Blocks.readBlock(bytes, 64)).isEqualTo(Blocks.pattern(64));
            }
        }
    }

    @Test
    void shortReadOnlyFileIsReadToItsEnd() throws IOException {
        File file = Buffers.newFile();
        Files.write(file.toPath(), Blocks.pattern(100));
        try (MappedBytes bytes = MappedBytes.readOnly(file)) {
            bytes.readLimit(100);
            assertThat(Blocks.readBlock(bytes, 100)).isEqualTo(Blocks.pattern(100));
            assertThatThrownBy(() -> Blocks.readBlock(bytes, 1)).isInstanceOf(BufferUnderflowException.class);
        }
    }

    @Test
    void closedFileIsRefused() throws IOException {
        for (MappedBytes bytes :
                new MappedBytes[] {mapped(), MappedBytes.singleMappedBytes(Buffers.newFile(), CHUNK)}) {
            Blocks.writeBlock(bytes, new byte[64]);
            bytes.close();

            for (int size : new int[] {8, 3 * CHUNK}) {
                assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[size]))
                        .isInstanceOf(ClosedIllegalStateException.class);
            }
            assertThatThrownBy(() -> Blocks.readBlock(bytes, 8)).isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> ChronicleBuffers.input(bytes)).isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes))
                    .isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.read(bytes))
                    .isInstanceOf(ClosedIllegalStateException.class);
        }
    }

    @Test
    void endOfAMappingIsAnOverflow() throws IOException {
        try (MappedBytes bytes = MappedBytes.singleMappedBytes(Buffers.newFile(), CHUNK)) {
            bytes.writePosition(CHUNK - 4);
            assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[8]))
                    .isInstanceOf(BufferOverflowException.class)
                    .hasMessage("8 bytes needed, 4 left");
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - 4);
            Blocks.writeBlock(bytes, new byte[4]);
            assertThat(bytes.writeRemaining()).isZero();
        }
    }

    @Test
    void viewOfAMappingIsRead() throws IOException {
        try (MappedBytes bytes = mapped()) {
            Blocks.writeBlock(bytes, Blocks.pattern(64));
            Bytes<?> view = bytes.bytesForRead();
            assertThat(Blocks.readBlock(view, 64)).isEqualTo(Blocks.pattern(64));
            view.releaseLast();
        }
    }

    @Test
    void fieldOfMappedBytesIsFilledAcrossChunks() throws IOException {
        byte[] pattern = Blocks.pattern(3 * CHUNK);
        ArrayTarget message = new ArrayTarget(0);
        BytesStores.write(BytesStore.wrap(pattern), message.output());
        try (MappedBytes current = mapped()) {
            Blocks.writeBlock(current, new byte[CHUNK + 7]);
            Input in = Input.of(message.array(), 0, (int) message.output().position());
            assertThat((Object) BytesStores.read(current, in)).isSameAs(current);
            assertThat(Blocks.readBlock(current, pattern.length)).isEqualTo(pattern);
            assertThat(current.readRemaining()).isZero();
        }
    }

    /** Whoever has the Bytes may map another chunk in the meantime, and may move their read position. */
    @Test
    void keptInputNeedsNoChunk() throws IOException {
        try (MappedBytes bytes = mapped()) {
            byte[] pattern = Blocks.pattern(4 * CHUNK);
            Blocks.writeBlock(bytes, new byte[7]);
            Blocks.writeBlock(bytes, pattern);
            bytes.readPosition(7);
            Input in = ChronicleBuffers.input(bytes);
            assertThat(in.remaining()).isEqualTo(pattern.length);
            byte[] read = new byte[pattern.length];
            for (int done = 0; done < read.length; done += CHUNK / 4) {
                in.read(read, done, CHUNK / 4);
                assertThat(bytes.readPosition()).isEqualTo(7);
                bytes.readByte((done + 2L * CHUNK) % (4 * CHUNK));
            }
            assertThat(read).isEqualTo(pattern);
            in.position(5);
            assertThat(in.readByte()).isEqualTo(pattern[5]);
            in.skip(2L * CHUNK);
            assertThat(in.readByte()).isEqualTo(pattern[2 * CHUNK + 6]);
            assertThat(bytes.readPosition()).isEqualTo(7);
        }
    }
}
