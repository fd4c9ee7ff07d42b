package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;

class ListsTest {
    @Test
    void countIsAStopBitNumber() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        assertThat(Lists.writeCount("legs", null, bytes)).isEqualTo(-1);
        assertThat(Lists.writeCount("legs", List.of(), bytes)).isZero();
        assertThat(Lists.writeCount("legs", List.of(1, 2), bytes)).isEqualTo(2);
        assertThat(Buffers.hex(bytes)).isEqualTo("80 00 00 02");
        bytes.writeLong(0);

        assertThat(Lists.readCount(4, bytes)).isEqualTo(-1);
        assertThat(Lists.readCount(4, bytes)).isZero();
        assertThat(Lists.readCount(4, bytes)).isEqualTo(2);
    }

    @Test
    void aCountThatTheBytesCannotBackIsRefused() {
        assertThat(Lists.readCount(2, Buffers.ofHex("02 00 00 00 00"))).isEqualTo(2);
        assertThatThrownBy(() -> Lists.readCount(3, Buffers.ofHex("02 00 00 00 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("2 elements of at least 3 bytes, 4 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Lists.readCount(0, Buffers.ofHex("ff ff ff ff 07")))
                .hasMessage("2147483647 elements of at least 1 bytes, 0 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Lists.readCount(Integer.MAX_VALUE, Buffers.ofHex("ff ff ff ff 07")))
                .hasMessageEndingWith("[MARSHAL203]");
    }

    @Test
    void indexedCopiesOnlyWhatIsSlowByIndex() {
        List<Integer> array = new ArrayList<>(List.of(1, 2));
        List<Integer> linked = new LinkedList<>(List.of(1, 2));

        assertThat(Lists.indexed(array)).isSameAs(array);
        assertThat(Lists.indexed(linked)).isExactlyInstanceOf(ArrayList.class).isEqualTo(linked);
        assertThat(Lists.indexed(null)).isNull();
    }

    @Test
    void targetIsTheCurrentListOnlyIfItIsAnArrayList() {
        List<Integer> array = new ArrayList<>(List.of(1, 2));
        assertThat(Lists.target(array, 5)).isSameAs(array).containsExactly(1, 2);
        assertThat(Lists.target(List.of(1), 5))
                .isExactlyInstanceOf(ArrayList.class)
                .isEmpty();
        assertThat(Lists.target(new ArrayList<Integer>() {}, 5)).isExactlyInstanceOf(ArrayList.class);
        assertThat(Lists.target(null, Integer.MAX_VALUE)).isEmpty();
    }

    @Test
    void elementsAreReusedReplacedAndTrimmed() {
        ArrayList<String> list = new ArrayList<>(Arrays.asList("a", "b", "c"));
        assertThat(Lists.get(list, 2)).isEqualTo("c");
        assertThat(Lists.get(list, 3)).isNull();

        Lists.put(list, 1, "B");
        Lists.put(list, 3, "d");
        assertThat(list).containsExactly("a", "B", "c", "d");

        Lists.trim(list, 2);
        assertThat(list).containsExactly("a", "B");
        Lists.trim(list, 5);
        assertThat(list).containsExactly("a", "B");
    }
}
