package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.file.Files;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.core.OS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.Buffers;

class RawMappedTest {
    private static final int CHUNK = (int) OS.mapAlign(1 << 16);
    private static final int OVERLAP = OS.pageSize();

    @ParameterizedTest
    @CsvSource({
        // bytes before the chunk's end, size of the block, stored right into memory
        "16, 16, true",
        "8, 16, true",
        "1, 128, true",
        "1, 129, true",
        "1, 4097, true",
        "1, 4098, false",
        "100, 100000, false"
    })
    void blocksAcrossChunks(int before, int size, boolean raw) throws IOException {
        File file = Buffers.newFile();
        try (MappedBytes bytes = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            bytes.writePosition(CHUNK - before);
            bytes.readPosition(3);
            long offset = RawBytes.reserve(bytes, size);

            assertThat(offset != RawBytes.NOT_RAW).isEqualTo(raw);
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - before + (raw ? size : 0));
            assertThat(bytes.readPosition()).as("read position").isEqualTo(3);

            bytes.writePosition(CHUNK - before);
            EveryBufferTest.writeBlock(bytes, EveryBufferTest.pattern(size));
            bytes.readPosition(CHUNK - before);
            assertThat(EveryBufferTest.readBlock(bytes, size)).isEqualTo(EveryBufferTest.pattern(size));
            assertThat(bytes.readPosition()).isEqualTo(CHUNK - before + size);
            for (int i = 0; i < size; i += 997) {
                assertThat(bytes.readByte(CHUNK - before + i)).isEqualTo(EveryBufferTest.pattern(size)[i]);
            }
        }
    }

    @Test
    void readsAcrossChunksWhatAnotherMappingWrote() throws IOException {
        File file = Buffers.newFile();
        byte[] pattern = EveryBufferTest.pattern(3 * CHUNK);
        try (MappedBytes out = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            out.write(pattern);
            try (MappedBytes in = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
                in.readLimit(pattern.length);
                assertThat(EveryBufferTest.readBlock(in, pattern.length)).isEqualTo(pattern);
            }
        }
    }

    @Test
    void manySmallBlocksThroughManyChunks() throws IOException {
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OVERLAP)) {
            for (int i = 0; i < 20_000; i++) {
                long offset = RawBytes.reserve(bytes, 24);
                RawMemory.putLong(null, offset, i);
                RawMemory.putLong(null, offset + 16, ~i);
            }
            for (int i = 0; i < 20_000; i++) {
                long offset = RawBytes.take(bytes, 24);
                assertThat(RawMemory.getLong(null, offset)).isEqualTo(i);
                assertThat(RawMemory.getLong(null, offset + 16)).isEqualTo(~i);
            }
        }
    }

    @Test
    void aReadOnlyFileIsRefusedBeforeTheJvmCrashes() throws IOException {
        File file = Buffers.newFile();
        try (MappedBytes out = MappedBytes.mappedBytes(file, CHUNK, OVERLAP)) {
            EveryBufferTest.writeBlock(out, EveryBufferTest.pattern(64));
        }
        for (MappedBytes readOnly : new MappedBytes[] {
            MappedBytes.mappedBytes(file, CHUNK, OVERLAP, true),
            MappedBytes.readOnly(file),
            MappedBytes.singleMappedBytes(file, CHUNK, true)
        }) {
            try (MappedBytes bytes = readOnly) {
                assertThatThrownBy(() -> RawBytes.reserve(bytes, 8))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage("Read Only");
                assertThatThrownBy(() -> RawBytes.writeCopy(new byte[8], "block", bytes))
                        .isInstanceOf(IllegalStateException.class);
                assertThat(bytes.writePosition()).isZero();

                bytes.readLimit(64);
                assertThat(EveryBufferTest.readBlock(bytes, 64)).isEqualTo(EveryBufferTest.pattern(64));
            }
        }
    }

    @Test
    void aShortReadOnlyFileIsReadToItsEnd() throws IOException {
        File file = Buffers.newFile();
        Files.write(file.toPath(), EveryBufferTest.pattern(100));
        try (MappedBytes bytes = MappedBytes.readOnly(file)) {
            bytes.readLimit(100);
            assertThat(EveryBufferTest.readBlock(bytes, 100)).isEqualTo(EveryBufferTest.pattern(100));
            assertThatThrownBy(() -> EveryBufferTest.readBlock(bytes, 1)).isInstanceOf(BufferUnderflowException.class);
        }
    }

    @Test
    void aClosedFileIsRefused() throws IOException {
        for (MappedBytes bytes : new MappedBytes[] {
            MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OVERLAP),
            MappedBytes.singleMappedBytes(Buffers.newFile(), CHUNK)
        }) {
            RawBytes.reserve(bytes, 64);
            bytes.close();

            assertThatThrownBy(() -> RawBytes.reserve(bytes, 8)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> RawBytes.take(bytes, 8)).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void theEndOfAMappingIsAnOverflow() throws IOException {
        try (MappedBytes bytes = MappedBytes.singleMappedBytes(Buffers.newFile(), CHUNK)) {
            bytes.writePosition(CHUNK - 4);
            assertThatThrownBy(() -> RawBytes.reserve(bytes, 8))
                    .isInstanceOf(BufferOverflowException.class)
                    .hasMessage("8 bytes needed, 4 left");
            assertThat(bytes.writePosition()).isEqualTo(CHUNK - 4);
        }
    }

    @Test
    void aViewOfAMappingIsRead() throws IOException {
        try (MappedBytes bytes = MappedBytes.mappedBytes(Buffers.newFile(), CHUNK, OVERLAP)) {
            EveryBufferTest.writeBlock(bytes, EveryBufferTest.pattern(64));
            Bytes<?> view = bytes.bytesForRead();
            assertThat(EveryBufferTest.readBlock(view, 64)).isEqualTo(EveryBufferTest.pattern(64));
            view.releaseLast();
        }
    }
}
