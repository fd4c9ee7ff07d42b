package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.marshal4j.blackbox.views.Refused.refused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.MappedBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.runtime.view.ViewCursor;

/** Views of messages that begin with schema ids, in Chronicle's memory. */
class IdentifiedBytesTest {
    private static final byte[] FORMER = IdentifiedViewTest.FORMER_NUMBERS;
    private static final byte[] TODAY = IdentifiedViewTest.message(7);

    private final Identified_NumbersView view = new Identified_NumbersView();

    @ParameterizedTest
    @EnumSource
    void showsTodaysMessagesAndRefusesOthers(Buffers kind) {
        Bytes<?> bytes =
                kind.makeDirty(FORMER.length + TODAY.length).write(FORMER).write(TODAY);
        long start = bytes.readPosition();
        for (int i = 0; i < 2; i++) {
            refused("MARSHAL234", () -> ChronicleViews.wrap(view, bytes));
            refused("MARSHAL240", view::first);
            assertThat(bytes.readPosition()).isEqualTo(start);
            bytes.readPosition(start + FORMER.length);
            ChronicleViews.wrap(view, bytes);
            assertThat(view.first()).isEqualTo(7);
            assertThat(view.size()).isEqualTo(TODAY.length);
            assertThat(bytes.readPosition()).isEqualTo(start + FORMER.length);
            bytes.readPosition(start);
        }
        ChronicleBuffers.read(bytes, view::wrapConverted);
        assertThat(bytes.readPosition()).isEqualTo(start + FORMER.length);
        assertThat(view.second()).isEqualTo(-2);
        ChronicleBuffers.read(bytes, view::wrapConverted);
        assertThat(bytes.readRemaining()).isZero();
        assertThat(view.third()).isEqualTo(0.5);
        bytes.releaseLast();
        assertThat(view.third()).isEqualTo(0.5);
        assertThatIllegalStateException().isThrownBy(() -> ChronicleViews.wrap(view, bytes));
    }

    /** Calls what docs/views.md shows. */
    @Test
    void convertsAsThePageSays() throws IOException {
        byte[] message = FORMER;
        view.wrapConverted(Input.of(message));
        assertThat(view.second()).isEqualTo(-2);
        Bytes<?> bytes = Bytes.allocateElasticDirect().write(message).write(TODAY);
        ChronicleBuffers.read(bytes, view::wrapConverted); // the read position is then behind the message
        assertThat(view.second()).isEqualTo(-2);
        assertThat(bytes.readRemaining()).isEqualTo(TODAY.length);
        bytes.releaseLast();
        String page = Files.readString(Path.of("../../docs/views.md"));
        String here = Files.readString(
                Path.of("src/test/java/org/marshal4j/blackbox/dto/" + getClass().getSimpleName() + ".java"));
        assertThat(page.lines().filter(line -> line.contains("view::wrapConverted") || line.contains("wrapConverted(")))
                .hasSize(2)
                .allMatch(here::contains);
    }

    @Test
    void showsPartsOfStores() {
        BytesStore<?, ?> store = BytesStore.nativeStoreWithFixedCapacity(100);
        store.write(3, FORMER);
        store.write(50, TODAY);
        refused("MARSHAL234", () -> ChronicleViews.wrap(view, store, 3, FORMER.length));
        refused("MARSHAL240", view::first);
        ChronicleViews.wrap(view, store, 50, TODAY.length);
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            view.first(70);
            assertThat(store.readLong(54)).isEqualTo(70);
        } else {
            refused("MARSHAL241", () -> view.first(70));
        }
        store.releaseLast();
    }

    /** The end of a chunk is within each id once. */
    @Test
    void findsIdsAtTheEndsOfChunks(@TempDir Path temp) throws IOException {
        try (MappedBytes file = MappedBytes.mappedBytes(temp.resolve("f").toFile(), Buffers.CHUNK, Buffers.CHUNK)) {
            for (int at = Buffers.CHUNK - TODAY.length - 8; at < Buffers.CHUNK + 8; at++) {
                file.clear();
                file.writePosition(at);
                file.write(TODAY);
                file.write(TODAY);
                file.write(FORMER);
                file.readPosition(at);
                ViewCursor<Identified_NumbersView> numbers = ViewCursor.over(ChronicleViews.wrap(view, file));
                for (int i = 0; i < 2; i++) {
                    assertThat(numbers.next()).isTrue();
                    assertThat(view.first()).isEqualTo(7);
                    assertThat(view.toObject().third).isEqualTo(0.5);
                }
                refused("MARSHAL234", numbers::next);
                assertThat(view.first()).isEqualTo(7);
            }
        }
    }
}
