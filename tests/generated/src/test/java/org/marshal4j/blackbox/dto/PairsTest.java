package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArraySet;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** What reading creates, what it reuses, and what is refused. */
class PairsTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();

    /** Four entries and a list, each null: a presence byte each, and a count of two bytes. */
    private static final int FIELDS_BEFORE_TABLE = 4 + 2;

    private static Pairs pairs() {
        Pairs pairs = new Pairs();
        pairs.entryR = Map.entry(1, 2);
        pairs.tableR = new Hashtable<>();
        pairs.namesR = new CopyOnWriteArraySet<>();
        return pairs;
    }

    private static Pairs readInto(Pairs target, Pairs value) {
        PairsMarshaller.INSTANCE.readInto(target, PairsMarshaller.INSTANCE.toByteArray(value));
        return target;
    }

    private static MarshalException refused(byte[] message) {
        return catchThrowableOfType(MarshalException.class, () -> PairsMarshaller.INSTANCE.fromByteArray(message));
    }

    private static MarshalException refused(Pairs pairs) {
        return catchThrowableOfType(MarshalException.class, () -> PairsMarshaller.INSTANCE.toByteArray(pairs));
    }

    @Test
    void anEntryIsReadAsWhatIsDeclared() {
        Pairs pairs = pairs();
        pairs.best = Map.entry("a", new Money());
        pairs.texts = new SimpleImmutableEntry<>(null, "b");
        Pairs read = readInto(new Pairs(), pairs);
        assertThat(read.best).isExactlyInstanceOf(SimpleEntry.class);
        assertThat(read.best.getKey()).isEqualTo("a");
        assertThat(read.texts).isEqualTo(pairs.texts);
        assertThat(read.numbers).isNull();
    }

    @Test
    void anEntryOfTheSameKeyIsReadInto() {
        Pairs pairs = pairs();
        pairs.best = new SimpleEntry<>("a", new Money());
        Pairs target = readInto(new Pairs(), pairs);
        Map.Entry<String, Money> entry = target.best;
        Money money = entry.getValue();
        pairs.best.getValue().setUnits(5);
        readInto(target, pairs);
        assertThat(target.best).isSameAs(entry);
        assertThat(entry.getValue()).isSameAs(money);
        assertThat(money.getUnits()).isEqualTo(5);
        pairs.best = Map.entry("b", new Money());
        readInto(target, pairs);
        assertThat(target.best.getKey()).isEqualTo("b");
        assertThat(entry.getKey()).isEqualTo("a");
    }

    @Test
    void anEntryOfAMapIsNotReadInto() {
        Map<String, Money> map = new HashMap<>(Map.of("a", new Money()));
        Pairs target = pairs();
        target.best = map.entrySet().iterator().next();
        Pairs pairs = pairs();
        pairs.best = Map.entry("a", new Money());
        pairs.best.getValue().setUnits(5);
        readInto(target, pairs);
        assertThat(target.best.getValue().getUnits()).isEqualTo(5);
        assertThat(map.get("a").getUnits()).isZero();
    }

    /** What {@code firstEntry} returns is no entry of the map, but its key and value are the map's. */
    @Test
    void whatAnEntryOfAMapHoldsIsNotReadInto() {
        TreeMap<String, Money> map = new TreeMap<>(Map.of("a", new Money()));
        Pairs target = pairs();
        target.best = map.firstEntry();
        Pairs pairs = pairs();
        pairs.best = Map.entry("a", new Money());
        pairs.best.getValue().setUnits(5);
        readInto(target, pairs);
        assertThat(target.best.getValue().getUnits()).isEqualTo(5);
        assertThat(map.get("a").getUnits()).isZero();
    }

    @Test
    void anImmutableEntryOfTheSamePartsStays() {
        Pairs pairs = pairs();
        pairs.texts = new SimpleImmutableEntry<>("a", "b");
        Pairs target = readInto(new Pairs(), pairs);
        Map.Entry<String, String> entry = target.texts;
        assertThat(readInto(target, pairs).texts).isSameAs(entry);
        pairs.texts = new SimpleImmutableEntry<>("a", "c");
        assertThat(readInto(target, pairs).texts).isEqualTo(pairs.texts);
        assertThat(entry.getValue()).isEqualTo("b");
    }

    @Test
    void keyAndValueMayBeNull() {
        Pairs pairs = pairs();
        pairs.best = new SimpleEntry<>(null, null);
        pairs.entryR = new SimpleEntry<>(null, null);
        Pairs read = readInto(new Pairs(), pairs);
        assertThat(read.best).isEqualTo(pairs.best);
        assertThat(read.entryR).isEqualTo(pairs.entryR);
    }

    @Test
    void anotherPresenceByteIsRefused() {
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs());
        message[0] = 2;
        assertThat(refused(message))
                .hasMessage("reading org.marshal4j.blackbox.dto.Pairs.best at offset 0: presence byte 2 instead of 0 or"
                        + " 1 [MARSHAL204]");
    }

    @Test
    void whatIsWrongInsideIsRefusedByItsPath() {
        Pairs pairs = pairs();
        pairs.best = Map.entry("key", new Money());
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        message[2] = (byte) 0xFF;
        assertThat(refused(message))
                .hasMessageStartingWith(
                        "reading org.marshal4j.blackbox.dto.Pairs.best.key at offset 2: invalid UTF-8 at byte 0 of the text")
                .hasMessageEndingWith("[MARSHAL208]");
    }

    @Test
    void nullIsRefusedWhereItIsRequired() {
        Pairs pairs = pairs();
        pairs.entryR = null;
        assertThat(refused(pairs))
                .hasMessageContaining("Pairs.entryR")
                .hasMessageEndingWith("null, but the field is required [MARSHAL202]");
    }

    @Test
    void aTableIsAlwaysNew() {
        Pairs pairs = pairs();
        pairs.table = new Hashtable<>(Map.of("a", new Money(), "b", new Money()));
        Pairs target = readInto(new Pairs(), pairs);
        Hashtable<String, Money> first = target.table;
        assertThat(readInto(target, pairs).table).isNotSameAs(first).hasSize(2);
    }

    /** A Money is of fixed size: null has as many bytes, so that all behind it stays where it is. */
    @Test
    void aTableCannotHoldNull() {
        Pairs pairs = pairs();
        pairs.table = new Hashtable<>(Map.of("key", new Money()));
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        // Five fields that are null are before it, then a count, and the key with its own.
        int presence = FIELDS_BEFORE_TABLE + 1 + 4;
        assertThat(message[presence]).isEqualTo((byte) 1);
        message[presence] = 0;
        MarshalException refused = refused(message);
        assertThat(refused.code()).isEqualTo("MARSHAL206");
        assertThat(refused.path()).isEqualTo("table[0].value");
        assertThat(refused.offset()).isEqualTo(presence);
        assertThat(refused.detail()).isEqualTo("null, which the Hashtable cannot hold there");
    }

    @Test
    void aTableCannotHaveNullAsAKey() {
        Pairs pairs = pairs();
        pairs.table = new Hashtable<>(Map.of("", new Money()));
        byte[] plain = PairsMarshaller.INSTANCE.toByteArray(pairs);
        int key = FIELDS_BEFORE_TABLE + 1;
        // The count -1 takes a byte more than 0.
        byte[] message = new byte[plain.length + 1];
        System.arraycopy(plain, 0, message, 0, key);
        message[key] = (byte) 0x80;
        System.arraycopy(plain, key + 1, message, key + 2, plain.length - key - 1);
        MarshalException refused = refused(message);
        assertThat(refused.code()).isEqualTo("MARSHAL206");
        assertThat(refused.path()).isEqualTo("table[0].key");
        assertThat(refused.offset()).isEqualTo(key);
    }

    @Test
    void keysThatShareAChainOfATableAreLimited() {
        Pairs pairs = pairs();
        // A table that has grown to so many keys has this length: multiples of it share a chain.
        int count = MOST + 1;
        int length = 383;
        for (int i = 0; i < count; i++) {
            pairs.tableR.put(i * length, "");
        }
        assertThat(refused(pairs))
                .hasMessageContaining("Pairs.tableR")
                .hasMessageContaining("more than 256 keys in one chain of a Hashtable [MARSHAL222]");
        pairs.tableR.remove(0);
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        assertThat(PairsMarshaller.INSTANCE.fromByteArray(message).tableR).isEqualTo(pairs.tableR);
        pairs.tableR.clear();
        for (int i = 0; i < 10_000; i++) {
            pairs.tableR.put(i, "");
        }
        assertThat(readInto(new Pairs(), pairs).tableR).isEqualTo(pairs.tableR);
    }

    @Test
    void keysOfOneChainAreRefusedWhenTheyAreRead() {
        Pairs pairs = pairs();
        int length = 11;
        for (int i = 0; i < 2; i++) {
            pairs.tableR.put(i * length, "");
        }
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        Input in = Input.of(message).limits(ReadLimits.DEFAULT.withEqualHashes(1));
        MarshalException refused =
                catchThrowableOfType(MarshalException.class, () -> PairsMarshaller.INSTANCE.read(in));
        assertThat(refused.code()).isEqualTo("MARSHAL222");
        assertThat(refused.path()).isEqualTo("tableR");
        assertThat(in.position()).isZero();
    }

    @Test
    void aSetThatComparesAllIsLimited() {
        Pairs pairs = pairs();
        for (int i = 0; i < MOST; i++) {
            pairs.namesR.add("name " + i);
        }
        assertThat(readInto(new Pairs(), pairs).namesR).containsExactlyElementsOf(pairs.namesR);
        pairs.namesR.add("one more");
        assertThat(refused(pairs))
                .hasMessageContaining("Pairs.namesR")
                .hasMessageContaining(
                        "257 elements, each of which is compared with all others; at most 256 are allowed [MARSHAL222]");
    }

    @Test
    void aSetOfTheSameElementsStays() {
        Pairs pairs = pairs();
        pairs.names = new CopyOnWriteArraySet<>(List.of("b", "a"));
        Pairs target = readInto(new Pairs(), pairs);
        CopyOnWriteArraySet<String> set = target.names;
        assertThat(readInto(target, pairs).names).isSameAs(set).containsExactly("b", "a");
        pairs.names.remove("b");
        assertThat(readInto(target, pairs).names).isNotSameAs(set).containsExactly("a");
        assertThat(set).hasSize(2);
    }

    @Test
    void anElementThatASetHasAlreadyIsRefused() {
        Pairs pairs = pairs();
        pairs.ids = new CopyOnWriteArraySet<>(List.of(0x11111111, 0x22222222));
        byte[] message = PairsMarshaller.INSTANCE.toByteArray(pairs);
        String hex = HexFormat.of().formatHex(message).replace("22222222", "11111111");
        assertThat(refused(HexFormat.of().parseHex(hex)))
                .hasMessageContaining("Pairs.ids[1] at offset")
                .hasMessageContaining("an element that the collection already has [MARSHAL214]");
    }
}
