package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;

class HashtablesTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();

    private static Map<Integer, String> multiples(int count, int of) {
        Map<Integer, String> map = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            map.put(i * of, "");
        }
        return map;
    }

    private static Input input() {
        return Input.of(new byte[0]);
    }

    @Test
    void hasTheEntries() {
        Map<Integer, String> entries = multiples(1000, 3);
        assertThat(Hashtables.of("legs", entries, input())).isEqualTo(entries);
        assertThat(Hashtables.of(entries)).isEqualTo(entries);
        assertThat(Hashtables.of("legs", Map.of(), input())).isEmpty();
    }

    @Test
    void nullIsRefusedByItsPlace() {
        Map<Integer, String> entries = multiples(1, 1);
        entries.put(7, null);
        assertThatThrownBy(() -> Hashtables.of("legs", entries, input()))
                .isInstanceOf(MarshalException.class)
                .hasMessage("legs[1].value: null, which the Hashtable cannot hold there [MARSHAL206]");
        Map<Integer, String> keys = new LinkedHashMap<>();
        keys.put(null, "");
        assertThatThrownBy(() -> Hashtables.of("legs", keys, input()))
                .hasMessage("legs[0].key: null, which the Hashtable cannot hold there [MARSHAL206]");
    }

    /** So it is written again as it was read. */
    @Test
    void tablesThatHaveGrownKeepTheirOrder() {
        Random random = new Random(7);
        Hashtable<Integer, Integer> grown = new Hashtable<>();
        for (int i = 0; i < 500; i++) {
            grown.put(random.nextInt(), i);
            Map<Integer, Integer> entries = new LinkedHashMap<>();
            grown.entrySet().forEach(entry -> entries.put(entry.getKey(), entry.getValue()));
            assertThat(new ArrayList<>(Hashtables.of("legs", entries, input()).keySet()))
                    .isEqualTo(new ArrayList<>(entries.keySet()));
        }
    }

    /** The length follows from the number of entries, whether they are read or written: from 8, 17, 35, 71, 143 on. */
    @Test
    void aChainIsLimited() {
        int length = 383;
        Map<Integer, String> entries = multiples(MOST + 1, length);
        String refused = "legs: more than 256 keys in one chain of a Hashtable [MARSHAL222]";
        assertThatThrownBy(() -> Hashtables.of("legs", entries, input())).hasMessage(refused);
        assertThatThrownBy(() -> Counts.writeChained("legs", new Hashtable<>(entries), Output.elastic()))
                .hasMessage(refused);
        entries.remove(0);
        entries.put(1, "");
        assertThat(Hashtables.of("legs", entries, input())).hasSize(MOST + 1);
        assertThat(Counts.writeChained("legs", new Hashtable<>(entries), Output.elastic()))
                .isEqualTo(MOST + 1);
    }

    @Test
    void negativeHashCodesHavePlacesToo() {
        Map<Integer, String> entries = multiples(2 * MOST, -7);
        assertThat(Hashtables.of("legs", entries, input())).isEqualTo(entries);
    }

    @Test
    void otherLimitsHoldForBoth() {
        ReadLimits two = ReadLimits.DEFAULT.withEqualHashes(2);
        Map<Integer, String> entries = multiples(3, 11);
        assertThatThrownBy(() -> Hashtables.of("legs", entries, input().limits(two)))
                .hasMessageEndingWith("[MARSHAL222]");
        assertThatThrownBy(() -> Counts.writeChained(
                        "legs", new Hashtable<>(entries), Output.elastic().limits(two)))
                .hasMessageEndingWith("[MARSHAL222]");
        entries.remove(22);
        entries.put(23, "");
        assertThat(Hashtables.of("legs", entries, input().limits(two))).hasSize(3);
    }

    @Test
    void longDecimalsAreRefused() {
        Map<BigDecimal, String> entries = new Hashtable<>();
        entries.put(new BigDecimal(BigInteger.ONE.shiftLeft(999)), "");
        assertThat(Counts.writeChained("legs", entries, Output.elastic())).isOne();
        entries.put(new BigDecimal(BigInteger.ONE.shiftLeft(1000)), "");
        assertThatThrownBy(() -> Counts.writeChained("legs", entries, Output.elastic()))
                .hasMessageEndingWith("[MARSHAL215]");
    }

    @Test
    void noTableIsACountOfMinusOne() {
        assertThat(Counts.writeChained("legs", null, Output.elastic())).isEqualTo(-1);
    }

    /** So it cannot be written what is never read. */
    @Test
    void anEntryThatIsRemovedMeanwhileIsNotWritten() {
        Hashtable<String, String> table = new Hashtable<>(Map.of("a", "b"));
        Map.Entry<String, String> entry = table.entrySet().iterator().next();
        Hashtables.notNull(entry.getValue());
        table.remove("a");
        assertThatThrownBy(() -> Hashtables.notNull(entry.getValue()))
                .hasMessage("null, of an entry that was removed while the Hashtable was written [MARSHAL202]");
    }
}
