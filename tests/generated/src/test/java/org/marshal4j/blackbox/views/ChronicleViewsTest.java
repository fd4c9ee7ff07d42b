package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedFile;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.runtime.view.ViewCursor;

/** Views over Chronicle's memory: values are set in it, or refused. */
class ChronicleViewsTest {
    private static final Set<Buffers> COPIED = Set.of(Buffers.HEX_DUMP, Buffers.GUARDED, Buffers.HEAP_BYTE_BUFFER);

    private final Ticket ticket = Ticket.of(7, "VOD.L");
    private final int size = ticket.bytes().length;
    private final TicketView view = new TicketView();

    /** From the second time on, Bytes may be shown in another way. */
    private void wrap(int times, Bytes<?> bytes) {
        for (int i = 0; i < times; i++) {
            ChronicleViews.wrap(view, bytes);
        }
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void showsChronicleBytes(Buffers kind) {
        shows(1, kind);
        shows(2, kind);
    }

    private void shows(int times, Buffers kind) {
        ticket.sequence = 7;
        Bytes<?> bytes = kind.make(size);
        long start = bytes.writePosition();
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        long position = bytes.readPosition();
        wrap(times, bytes);
        assertThat(view.sequence()).isEqualTo(7);
        assertThat(view.symbolEquals("VOD.L")).isTrue();
        assertThat(view.behind()).isEqualTo(-7);
        assertThat(view.size()).isEqualTo(size);
        assertThat(view.toObject().behind).isEqualTo(-7);
        if (isInPlace(kind)) {
            view.sequence(8);
            view.behind(-8);
            Ticket set = TicketMarshaller.INSTANCE.read(bytes);
            assertThat(set.sequence).isEqualTo(8);
            assertThat(set.behind).isEqualTo(-8);
            bytes.readPosition(position);
        } else {
            refused("MARSHAL241", () -> view.sequence(8));
            refused("MARSHAL241", () -> view.behind(8));
            refused("MARSHAL245", () -> view.sequenceAtomic().get());
        }
        assertThat(bytes.readPosition()).isEqualTo(position);
        bytes.writePosition(start);
        ticket.sequence = 9;
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        assertThat(view.sequence()).isEqualTo(9);
        bytes.releaseLast();
        assertThatIllegalStateException().isThrownBy(view::sequence);
        assertThatIllegalStateException().isThrownBy(() -> view.sequence(1));
        assertThatIllegalStateException().isThrownBy(view::symbol);
        assertThatIllegalStateException().isThrownBy(view::toObject);
        assertThatIllegalStateException().isThrownBy(() -> ChronicleViews.wrap(view, bytes));
    }

    private static boolean isInPlace(Buffers kind) {
        return MemoryAccess.inUse() == MemoryAccess.UNSAFE && !COPIED.contains(kind);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void followsBytesThatGrow(int times) {
        Bytes<?> bytes = Bytes.allocateElasticDirect(size);
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        wrap(times, bytes);
        for (int i = 0; i < 100; i++) {
            assertThat(view.behind()).isEqualTo(-7);
            TicketMarshaller.INSTANCE.write(ticket, bytes);
        }
        assertThat(view.sequence()).isEqualTo(7);
        assertThat(view.toObject()).usingRecursiveComparison().isEqualTo(ticket);
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            view.sequence(8);
            assertThat(TicketMarshaller.INSTANCE.read(bytes).sequence).isEqualTo(8);
        }
        bytes.releaseLast();
    }

    /**
     * Messages at the ends of chunks. A message inside a single chunk can be changed in place; others are only shown.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void worksAcrossChunksOfAFile(int times) {
        MappedBytes bytes = Buffers.mapped();
        int count = 5 * Buffers.CHUNK / size;
        for (int i = 0; i < count; i++) {
            TicketMarshaller.INSTANCE.write(Ticket.of(i, "VOD.L"), bytes);
        }
        wrap(times, bytes);
        ViewCursor<TicketView> tickets = ViewCursor.over(view);
        for (int i = 0; i < count; i++) {
            assertThat(tickets.next()).isTrue();
            assertThat(view.sequence()).isEqualTo(i);
            assertThat(view.behind()).isEqualTo(-i);
            if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
                view.total(10L * i);
            }
            assertThat(bytes.readPosition()).isZero();
        }
        assertThat(tickets.next()).isFalse();
        for (int i = 0; i < count; i++) {
            Ticket read = TicketMarshaller.INSTANCE.read(bytes);
            assertThat(read.sequence).isEqualTo(i);
            assertThat(read.total).isEqualTo(MemoryAccess.inUse() == MemoryAccess.UNSAFE ? 10L * i : 0);
        }
        bytes.releaseLast();
    }

    /** A field in two chunks is copied; the message behind it is in place again. */
    @Test
    void setsAMessageBehindOneThatEndsInACopy(@TempDir Path folder) throws IOException {
        int start = Buffers.CHUNK - size + 2;
        byte[] messages = new byte[2 * Buffers.CHUNK];
        System.arraycopy(ticket.bytes(), 0, messages, start, size);
        System.arraycopy(ticket.bytes(), 0, messages, start + size, size);
        Path file = Files.write(folder.resolve("tickets"), messages);
        // Without an overlap of chunks.
        MappedBytes bytes = MappedBytes.mappedBytes(file.toFile(), Buffers.CHUNK, 0);
        bytes.readLimit(messages.length);
        bytes.readPosition(start);
        wrap(1, bytes);
        assertThat(view.behind()).isEqualTo(-7);
        bytes.readPosition(start + size);
        wrap(1, bytes);
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            view.total(5);
            assertThat(TicketMarshaller.INSTANCE.read(bytes).total).isEqualTo(5);
        }
        bytes.releaseLast();
    }

    /** Using the Bytes meanwhile maps other chunks. The view must find its own again. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void keepsItsPlaceWhileOthersUseTheFile(int times) {
        MappedBytes bytes = Buffers.mapped();
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        wrap(times, bytes);
        for (int i = 1; i < 20; i++) {
            bytes.writePosition(5L * i * Buffers.CHUNK + 17);
            TicketMarshaller.INSTANCE.write(Ticket.of(i, "OLD"), bytes);
            assertThat(view.behind()).isEqualTo(-7);
            assertThat(view.sequence()).isEqualTo(7);
            assertThat(view.symbol()).isEqualTo("VOD.L");
        }
        bytes.releaseLast();
        assertThatIllegalStateException().isThrownBy(view::behind);
        assertThatIllegalStateException().isThrownBy(view::sequence);
    }

    @Test
    void readOnlyFilesCannotBeSet(@TempDir Path folder) throws IOException {
        File file = folder.resolve("ticket").toFile();
        Files.write(file.toPath(), ticket.bytes());
        try (MappedFile mapped = MappedFile.of(file, 1 << 16, 0, true);
                MappedBytes bytes = MappedBytes.mappedBytes(mapped)) {
            bytes.readLimit(size);
            ChronicleViews.wrap(view, bytes);
            assertThat(view.sequence()).isEqualTo(7);
            refused("MARSHAL241", () -> view.sequence(8));
            refused("MARSHAL241", () -> view.sequenceAtomic().set(8));
            if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
                assertThat(view.sequenceAtomic().get()).isEqualTo(7);
            }
        }
        assertThat(Files.readAllBytes(file.toPath())).isEqualTo(ticket.bytes());
    }

    @Test
    void isAtomicWhereItIsAligned() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        bytes.writeInt(1);
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        bytes.readPosition(4);
        ChronicleViews.wrap(view, bytes);
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            assertThat(view.stateAtomic().addAndGet(5)).isEqualTo(5);
            refused("MARSHAL244", () -> view.sequenceAtomic().get());
        } else {
            refused("MARSHAL245", () -> view.sequenceAtomic().get());
        }
        bytes.releaseLast();
    }

    @Test
    void showsPartsOfStores() {
        for (BytesStore<?, ?> store : new BytesStore<?, ?>[] {
            BytesStore.nativeStore(100), BytesStore.wrap(new byte[100]), BytesStore.wrap(ByteBuffer.allocateDirect(100))
        }) {
            store.write(30, ticket.bytes());
            ChronicleViews.wrap(view, store, 30, size);
            assertThat(view.sequence()).isEqualTo(7);
            assertThat(view.size()).isEqualTo(size);
            ChronicleViews.wrap(view, store, 30, size - 1);
            refused("MARSHAL203", view::behind);
            if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
                view.sequence(70);
                assertThat(store.readLong(30)).isEqualTo(70);
            }
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> ChronicleViews.wrap(view, store, store.realCapacity() - 3, 4));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> ChronicleViews.wrap(view, store, -1, 4));
        }
        BytesStore<?, ?> released = BytesStore.nativeStore(100);
        ChronicleViews.wrap(view, released, 0, 100);
        released.releaseLast();
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            assertThatIllegalStateException().isThrownBy(view::sequence);
        }
        assertThatIllegalStateException().isThrownBy(() -> ChronicleViews.wrap(view, released, 0, 100));
    }

    @Test
    void showsPartsOfStoresThatDoNotStartAtZero() {
        MappedBytes mapped = Buffers.mapped();
        long start = 3L * Buffers.CHUNK;
        mapped.writePosition(start + 10);
        TicketMarshaller.INSTANCE.write(ticket, mapped);
        BytesStore<?, ?> chunk = mapped.bytesStore();
        ChronicleViews.wrap(view, chunk, start + 10, size);
        assertThat(view.behind()).isEqualTo(-7);
        Bytes<?> sub = Buffers.SUB.make(size);
        TicketMarshaller.INSTANCE.write(ticket, sub);
        ChronicleViews.wrap(view, sub, 8, size);
        assertThat(view.behind()).isEqualTo(-7);
        for (BytesStore<?, ?> store : new BytesStore<?, ?>[] {sub, chunk}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> ChronicleViews.wrap(view, store, store.start() - 1, size));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> ChronicleViews.wrap(view, store, store.realCapacity() - size + 1, size));
        }
        sub.releaseLast();
        mapped.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void keepsItsPlaceWhileOthersReadTheBytes(Buffers kind) {
        Bytes<?> bytes = kind.make(size);
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        wrap(1, bytes);
        assertThat(TicketMarshaller.INSTANCE.read(bytes).sequence).isEqualTo(7);
        assertThat(view.sequence()).isEqualTo(7);
        assertThat(view.behind()).isEqualTo(-7);
        assertThat(view.size()).isEqualTo(size);
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    /** Nothing behind a message belongs to it, also if others have moved the read limit, and mapped another chunk. */
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void keepsItsEndWhileOthersMoveTheLimit(Buffers kind) {
        int far = kind.shared() ? 5 * Buffers.CHUNK : 0;
        Bytes<?> bytes = kind.make(2 * size);
        long start = bytes.writePosition();
        bytes.write(ticket.bytes());
        bytes.write(ticket.bytes());
        bytes.write(new byte[far]);
        for (int times = 1; times <= 2; times++) {
            bytes.readLimit(bytes.readLimit() - far - 1);
            wrap(times, bytes);
            ViewCursor<TicketView> tickets = ViewCursor.over(view);
            assertThat(tickets.next()).isTrue();
            assertThat(view.behind()).isEqualTo(-7);
            assertThat(tickets.next()).isTrue();
            assertThat(view.sequence()).isEqualTo(7);
            bytes.writeSkip(far + 1);
            bytes.readByte((start & HexDumpBytes.MASK) + far);
            refused("MARSHAL203", view::behind);
            refused("MARSHAL203", () -> view.behind(9));
            long limit = bytes.readLimit();
            bytes.readLimit((start & HexDumpBytes.MASK) + size + 1);
            assertThat(view.sequence()).isEqualTo(7);
            refused("MARSHAL203", view::behind);
            bytes.writeSkip(limit - bytes.readLimit());
        }
        bytes.releaseLast();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void followsPointers(int times) {
        BytesStore<?, ?> one = BytesStore.nativeStore(100);
        BytesStore<?, ?> two = BytesStore.nativeStore(100);
        one.write(0, ticket.bytes());
        two.write(0, Ticket.of(8, "OLD").bytes());
        PointerBytesStore pointer = new PointerBytesStore();
        pointer.set(one.addressForRead(0), 100);
        for (Bytes<?> bytes : new Bytes<?>[] {pointer.bytesForWrite(), new NativeBytes<>(pointer)}) {
            pointer.set(one.addressForRead(0), 100);
            bytes.writePosition(100);
            wrap(times, bytes);
            assertThat(view.sequence()).isEqualTo(7);
            pointer.set(two.addressForRead(0), 100);
            assertThat(view.sequence()).isEqualTo(8);
            assertThat(view.symbol()).isEqualTo("OLD");
        }
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            ChronicleViews.wrap(view, pointer, 0, 100);
            assertThat(view.behind()).isEqualTo(-8);
            pointer.set(one.addressForRead(0), 100);
            assertThatIllegalStateException().isThrownBy(view::behind);
        }
        one.releaseLast();
        two.releaseLast();
    }

    /** An input that a view was given by others is not reused for its next bytes. */
    @Test
    void inputsOfUsersAreNotReused() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        Bytes<?> other = Bytes.allocateElasticDirect();
        TicketMarshaller.INSTANCE.write(ticket, bytes);
        TicketMarshaller.INSTANCE.write(Ticket.of(9, ""), other);
        TicketView second = new TicketView().wrap(ChronicleBuffers.input(bytes));
        ChronicleBuffers.read(bytes, in -> {
            ChronicleViews.wrap(view.wrap(in), other);
            return TicketMarshaller.INSTANCE.read(in);
        });
        assertThat(view.sequence()).isEqualTo(9);
        ChronicleViews.wrap(second, other);
        assertThat(second.sequence()).isEqualTo(9);
        assertThat(view.sequence()).isEqualTo(9);
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
        other.releaseLast();
    }
}
