package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.base.Entity;
import org.marshal4j.blackbox.base.EntityMarshaller;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;

/** What reading into an object keeps, and what it replaces. */
class ReuseTest {
    static Reused full() {
        Reused full = new Reused();
        full.id = 5;
        full.symbol = "EURUSD";
        full.venue = "LMAX";
        full.levels = new int[] {1, 2, 3};
        full.money = new Money();
        full.address = new Address();
        full.address.street = "Straße";
        full.moneys = new ArrayList<>(List.of(new Money(), new Money()));
        full.names = new ArrayList<>(List.of("a", "b"));
        full.state = Thread.State.BLOCKED;
        return full;
    }

    private static void readInto(Reused target, Reused value) {
        Bytes<?> bytes = Bytes.wrapForRead(ReferenceEncoder.encode(value));
        ReusedMarshaller.INSTANCE.readInto(target, bytes);
        assertThat(DeepEquals.difference(value, target)).isNull();
    }

    @Test
    void existingObjectsAreRefilled() {
        Reused target = full();
        Reused before = new Reused();
        before.symbol = target.symbol;
        before.levels = target.levels;
        before.money = target.money;
        before.address = target.address;
        before.moneys = target.moneys;
        before.names = target.names;
        Money first = target.moneys.get(0);
        Reused value = full();
        value.id = 6;
        value.levels[1] = 9;
        value.money.setUnits(77);
        value.moneys.get(0).setUnits(78);
        readInto(target, value);
        assertThat(target.symbol).isSameAs(before.symbol);
        assertThat(target.levels).isSameAs(before.levels);
        assertThat(target.money).isSameAs(before.money);
        assertThat(target.address).isSameAs(before.address);
        assertThat(target.moneys).isSameAs(before.moneys);
        assertThat(target.moneys.get(0)).isSameAs(first);
        assertThat(target.names).isSameAs(before.names);
    }

    @Test
    void listsGrowAndShrink() {
        Reused target = full();
        for (int size : new int[] {5, 0, 1, 300, 2}) {
            Reused value = full();
            value.names = java.util.Collections.nCopies(size, "n" + size);
            value.moneys = java.util.Collections.nCopies(size, new Money());
            readInto(target, value);
        }
    }

    /** Elements are read as separate objects, even if the same object was written several times. */
    @Test
    void elementsAreDistinct() {
        Reused value = full();
        value.moneys = java.util.Collections.nCopies(3, new Money());
        Reused target = full();
        readInto(target, value);
        assertThat(target.moneys.get(0)).isNotSameAs(target.moneys.get(1));
        assertThat(target.moneys.get(1)).isNotSameAs(target.moneys.get(2));
    }

    @Test
    void unmodifiableListsAreReplaced() {
        Reused target = full();
        target.names = List.of("x", "y");
        target.moneys = java.util.Collections.unmodifiableList(new ArrayList<>(List.of(new Money())));
        readInto(target, full());
        target.names = java.util.Arrays.asList("x", "y", "z");
        readInto(target, full());
    }

    @Test
    void nullsReplaceExistingObjects() {
        Reused empty = new Reused();
        empty.venue = "";
        Reused target = full();
        readInto(target, empty);
        readInto(target, full());
    }

    @Test
    void fieldsOutsideTheMessageStayUnchanged() {
        Entity target = new Entity();
        target.setCached(5);
        target.setNote("mine");
        Entity value = new Entity();
        value.setCached(6);
        value.setNote("theirs");
        value.setKey("k");
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        value.writeMarshallable(bytes);
        target.readMarshallable(bytes);
        assertThat(target.getKey()).isEqualTo("k");
        assertThat(target.getCached()).isEqualTo(5);
        assertThat(target.getNote()).isEqualTo("mine");
        bytes.readPosition(0);
        Entity fresh = EntityMarshaller.INSTANCE.read(bytes);
        assertThat(fresh.getCached()).isZero();
        assertThat(fresh.getNote()).isNull();
    }

    @Test
    void skippedComponentsAreZero() {
        Records.Skipped value = new Records.Skipped(
                true, 5, (byte) 1, (short) 2, 'c', "b", 3, 4L, 5f, 6d, new java.lang.Object(), new int[] {1});
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        value.writeMarshallable(bytes);
        assertThat(Records_SkippedMarshaller.INSTANCE.read(bytes))
                .isEqualTo(new Records.Skipped(false, 5, (byte) 0, (short) 0, '\0', "b", 0, 0L, 0f, 0d, null, null));
    }
}
