package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.problem.MarshalException;

class CountsTest {
    @Test
    void countIsAStopBitNumber() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        assertThat(Counts.write("legs", (List<?>) null, bytes)).isEqualTo(-1);
        assertThat(Counts.write("legs", List.of(), bytes)).isZero();
        assertThat(Counts.write("legs", List.of(1, 2), bytes)).isEqualTo(2);
        assertThat(Counts.write("legs", Map.of(1, 2), bytes)).isEqualTo(1);
        assertThat(Counts.write("legs", (Map<?, ?>) null, bytes)).isEqualTo(-1);
        assertThat(Counts.write("legs", new String[3], bytes)).isEqualTo(3);
        assertThat(Counts.write("legs", (int[][]) null, bytes)).isEqualTo(-1);
        assertThat(Buffers.hex(bytes)).isEqualTo("80 00 00 02 01 80 00 03 80 00");
        bytes.writeLong(0);

        assertThat(Counts.read(4, bytes)).isEqualTo(-1);
        assertThat(Counts.read(4, bytes)).isZero();
        assertThat(Counts.read(4, bytes)).isEqualTo(2);
    }

    @Test
    void aCountThatTheBytesCannotBackIsRefused() {
        assertThat(Counts.read(2, Buffers.ofHex("02 00 00 00 00"))).isEqualTo(2);
        assertThat(Counts.read(Buffers.ofHex("02 00 00"))).isEqualTo(2);
        assertThatThrownBy(() -> Counts.read(Buffers.ofHex("02 00"))).isInstanceOf(MarshalException.class);
        assertThatThrownBy(() -> Counts.read(3, Buffers.ofHex("02 00 00 00 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("2 elements of at least 3 bytes, 4 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Counts.read(0, Buffers.ofHex("ff ff ff ff 07")))
                .hasMessage("2147483647 elements of at least 1 bytes, 0 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Counts.read(Integer.MAX_VALUE, Buffers.ofHex("ff ff ff ff 07")))
                .hasMessageEndingWith("[MARSHAL203]");
    }

    @Test
    void elementsThatDoNotComeAreMissed() {
        Counts.same("legs", 3, 3);
        assertThatThrownBy(() -> Counts.same("legs", 3, 2))
                .isInstanceOf(ConcurrentModificationException.class)
                .hasMessage("the collection announced 3 elements but returned 2");
    }

    @Test
    void elementsThatWereNotAnnouncedAreRefused() {
        Counts.more("legs", 3, 2);
        assertThatThrownBy(() -> Counts.more("legs", 3, 3))
                .isInstanceOf(ConcurrentModificationException.class)
                .hasMessage("the collection announced 3 elements but returned more");
    }

    @Test
    void roomIsBounded() {
        assertThat(Counts.room(7)).isEqualTo(7);
        assertThat(Counts.room(Integer.MAX_VALUE)).isLessThan(10_000);
    }
}
