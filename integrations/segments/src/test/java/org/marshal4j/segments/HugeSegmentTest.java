package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.ArrayTarget;

/** Segments larger than a ByteBuffer: a mapped file, nearly all of which is a hole. */
class HugeSegmentTest {
    private static final TradeMarshaller MARSHALLER = TradeMarshaller.INSTANCE;
    private static final long SIZE = 5L << 30;

    @TempDir
    Path temp;

    private MemorySegment mapped(Arena arena) throws Exception {
        try (FileChannel channel = FileChannel.open(
                temp.resolve("huge"),
                StandardOpenOption.READ,
                StandardOpenOption.WRITE,
                StandardOpenOption.CREATE,
                StandardOpenOption.SPARSE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, SIZE, arena);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void messagesMayBeAnywhere(boolean isShared) throws Exception {
        try (Arena arena = isShared ? Arena.ofShared() : Arena.ofConfined()) {
            MemorySegment segment = mapped(arena);
            SegmentOutput out = SegmentOutput.to(segment);
            SegmentInput in = SegmentInput.of(segment.asReadOnly());
            Trade trade = Trade.of(77, 40);
            byte[] expected = trade.bytes();
            // Across multiples of 1 GB, and back.
            for (long window : new long[] {0, 1L << 30, 1L << 31, 3L << 30, 1L << 32, SIZE, 1L << 31}) {
                for (long before = 1; before < expected.length; before += 97) {
                    long position = window == 0 ? before : window - (window == SIZE ? expected.length : before);
                    out.position(position).write(MARSHALLER, trade);
                    assertThat(out.position()).isEqualTo(position + expected.length);
                    assertThat(segment.asSlice(position, expected.length).toArray(ValueLayout.JAVA_BYTE))
                            .containsExactly(expected);
                    assertThat(in.position(position).read(MARSHALLER)).isEqualTo(trade);
                    assertThat(in.remaining()).isEqualTo(SIZE - position - expected.length);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void viewsMayBeAnywhere(boolean isShared) throws Exception {
        try (Arena arena = isShared ? Arena.ofShared() : Arena.ofConfined()) {
            MemorySegment segment = mapped(arena);
            SegmentOutput out = SegmentOutput.to(segment);
            SegmentInput in = SegmentInput.of(segment);
            TradeView view = new TradeView();
            Trade trade = Trade.of(77, 40);
            out.write(MARSHALLER, trade);
            for (long window : new long[] {1L << 30, 1L << 31, 1L << 32, 1L << 30}) {
                for (long before = 1; before < trade.bytes().length; before += 97) {
                    long position = window - before;
                    out.position(position).write(MARSHALLER, trade);
                    // A ByteBuffer shows 1 GB from here on, or from an earlier place.
                    SegmentViews.wrap(view, segment, 0);
                    assertThat(view.id()).isEqualTo(77);
                    SegmentViews.wrap(view, segment, position);
                    assertThat(view.toObject()).isEqualTo(trade);
                    view.ticks(39, before);
                    view.id(before);
                    assertThat(view.ticks(39)).isEqualTo(before);
                    Trade changed = in.position(position).read(MARSHALLER);
                    assertThat(changed.id).isEqualTo(before);
                    assertThat(changed.ticks[39]).isEqualTo(before);
                }
            }
        }
    }

    @Test
    void messagesMayBeLongAndGoBack() throws Exception {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = mapped(arena);
            SegmentOutput out = SegmentOutput.to(segment);
            out.write(bytes -> bytes.writeInt(1));
            long start = (1L << 30) - 100;
            out.position(start).write(bytes -> {
                for (int i = 0; i < 100; i++) {
                    bytes.writeLong(i);
                }
                bytes.putInt(4, 0x01020304);
                assertThat(bytes.written().byteAt(0)).isZero();
                assertThat(bytes.written().byteAt(4)).isEqualTo((byte) 4);
                bytes.rewind(8);
                bytes.writeLong(-1);
                assertThat(bytes.remaining())
                        .isEqualTo((Reach.of(segment) == Reach.COPY ? ArrayTarget.LARGEST : SIZE - start) - 16);
                for (int i = 2; i < 100; i++) {
                    bytes.writeLong(i);
                }
                bytes.putInt(0, 7);
                assertThat(bytes.position()).isEqualTo(800);
            });
            SegmentInput in = SegmentInput.of(segment).position(start);
            in.read(bytes -> {
                assertThat(bytes.readInt()).isEqualTo(7);
                assertThat(bytes.readInt()).isEqualTo(0x01020304);
                assertThat(bytes.readLong()).isEqualTo(-1);
                for (int i = 2; i < 100; i++) {
                    assertThat(bytes.readLong()).isEqualTo(i);
                }
                bytes.position(0);
                assertThat(bytes.readInt()).isEqualTo(7);
                bytes.skip(3L << 30);
                assertThat(bytes.readLong()).isZero();
                return null;
            });
            assertThat(in.position()).isEqualTo(start + (3L << 30) + 12);
        }
    }
}
