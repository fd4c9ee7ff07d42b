package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;

class CountsTest {
    @Test
    void countIsAStopBitNumber() {
        TestBuffer bytes = TestBuffer.elastic();
        assertThat(Counts.write("legs", (List<?>) null, bytes.out())).isEqualTo(-1);
        assertThat(Counts.write("legs", List.of(), bytes.out())).isZero();
        assertThat(Counts.write("legs", List.of(1, 2), bytes.out())).isEqualTo(2);
        assertThat(Counts.write("legs", Map.of(1, 2), bytes.out())).isEqualTo(1);
        assertThat(Counts.write("legs", (Map<?, ?>) null, bytes.out())).isEqualTo(-1);
        assertThat(Counts.write(new String[3], bytes.out())).isEqualTo(3);
        assertThat(Counts.write((int[][]) null, bytes.out())).isEqualTo(-1);
        assertThat(bytes.hex()).isEqualTo("80 00 00 02 01 80 00 03 80 00");
        bytes.out().writeLong(0);

        assertThat(Counts.read(4, bytes.in())).isEqualTo(-1);
        assertThat(Counts.read(4, bytes.in())).isZero();
        assertThat(Counts.read(4, bytes.in())).isEqualTo(2);
    }

    @Test
    void aCountOfMoreElementsThanBytesIsRefused() {
        assertThat(Counts.read(2, TestBuffer.ofHex("02 00 00 00 00"))).isEqualTo(2);
        assertThatThrownBy(() -> Counts.read(3, TestBuffer.ofHex("02 00 00 00 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("2 elements of at least 3 bytes, 4 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Counts.read(0, TestBuffer.ofHex("ff ff ff ff 07")))
                .hasMessage("2147483647 elements of at least 1 bytes, 0 bytes left [MARSHAL203]");
        assertThatThrownBy(() -> Counts.read(Integer.MAX_VALUE, TestBuffer.ofHex("ff ff ff ff 07")))
                .hasMessageEndingWith("[MARSHAL203]");
    }

    @Test
    void elementsOfAtLeastAByteNeedAsManyBytes() {
        assertThat(Counts.read(TestBuffer.ofHex("80 00"))).isEqualTo(-1);
        assertThat(Counts.read(TestBuffer.ofHex("00"))).isZero();
        assertThat(Counts.read(TestBuffer.ofHex("02 00 00"))).isEqualTo(2);
        for (String hex : new String[] {"02 00", "ff ff ff ff 07 00"}) {
            assertThatThrownBy(() -> Counts.read(TestBuffer.ofHex(hex)))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageEndingWith(" elements of at least 1 bytes, 1 bytes left [MARSHAL203]");
        }
        assertThatThrownBy(() -> Counts.read(TestBuffer.ofHex("81 00"))).hasMessageEndingWith("[MARSHAL205]");
    }

    @Test
    void missingElementsAreNoticed() {
        Counts.same("legs", 3, 3);
        assertThatThrownBy(() -> Counts.same("legs", 3, 2))
                .isInstanceOf(ConcurrentModificationException.class)
                .hasMessage("the collection announced 3 elements but returned 2");
    }

    @Test
    void surplusElementsAreRefused() {
        Counts.more("legs", 3, 2);
        assertThatThrownBy(() -> Counts.more("legs", 3, 3))
                .isInstanceOf(ConcurrentModificationException.class)
                .hasMessage("the collection announced 3 elements but returned more");
    }

    @Test
    void initialCapacityIsBounded() {
        assertThat(Counts.room(7)).isEqualTo(7);
        assertThat(Counts.room(Integer.MAX_VALUE)).isLessThan(10_000);
    }

    /** A size that writing refuses is refused when it is measured, too. */
    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void everyMethodRefusesANegativeSize(int size) {
        Collection<String> list = new AbstractCollection<>() {
            @Override
            public Iterator<String> iterator() {
                return Collections.emptyIterator();
            }

            @Override
            public int size() {
                return size;
            }
        };
        Map<String, String> map = new HashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            public int size() {
                return size;
            }
        };
        String message = "legs: a collection whose size() is " + size + " [MARSHAL205]";
        assertThatThrownBy(() -> Counts.sizeOf("legs", list)).hasMessage(message);
        assertThatThrownBy(() -> Counts.sizeOf("legs", map)).hasMessage(message);
        assertThatThrownBy(() -> Counts.write("legs", list, Output.elastic())).hasMessage(message);
        assertThatThrownBy(() -> Counts.write("legs", map, Output.elastic())).hasMessage(message);
        assertThat(Counts.sizeOf("legs", List.of(1))).isEqualTo(1);
        assertThat(Counts.sizeOf("legs", Map.of())).isEqualTo(1);
    }

    @Test
    void equalKeysThatOnlyIdentityTellsApartAreRefused() {
        Map<String, Integer> map = new IdentityHashMap<>();
        Set<String> set = Collections.newSetFromMap(new IdentityHashMap<>());
        Output out = Output.elastic();
        for (String key : List.of("a", "b")) {
            map.put(key, 1);
            set.add(key);
        }
        assertThat(Counts.write("keys", map, out)).isEqualTo(2);
        assertThat(Counts.writeHashed("keys", set, out)).isEqualTo(2);
        long before = out.position();
        map.put(new String("a"), 2);
        set.add(new String("a"));
        for (ThrowingCallable write : List.<ThrowingCallable>of(
                () -> Counts.write("keys", map, out),
                () -> Counts.writeHashed("keys", map, out),
                () -> Counts.writeDecimals("keys", map, out),
                () -> Counts.writeChained("keys", map, out),
                () -> Counts.write("keys", set, out),
                () -> Counts.writeHashed("keys", set, out),
                () -> Counts.writeDecimals("keys", set, out),
                () -> Counts.writeCompared("keys", set, out))) {
            assertThatThrownBy(write)
                    .hasMessageStartingWith("keys: a")
                    .hasMessageEndingWith("two equal elements or keys, of which only one could be read [MARSHAL227]");
        }
        assertThat(out.position()).isEqualTo(before);
    }

    @Test
    void sizesIncludeTheElements() {
        assertThat(Counts.sizeOf("legs", null, 9)).isEqualTo(2);
        assertThat(Counts.sizeOf("legs", List.of(), 9)).isEqualTo(1);
        assertThat(Counts.sizeOf("legs", List.of(1, 2), 9)).isEqualTo(19);
        assertThat(Counts.sizeOf("legs", Collections.nCopies(200, 1), Integer.MAX_VALUE))
                .isEqualTo(2 + 200L * Integer.MAX_VALUE);
    }
}
