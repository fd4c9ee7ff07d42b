package org.marshal4j.blackbox.kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Date;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.marshal4j.Marshal;
import org.marshal4j.blackbox.kit.Money;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.runtime.MarshalException;

/** How reading treats final fields that no constructor takes. */
class KeptTest {

    /** Holds whatever it is created with. */
    @Marshal
    static class Holder implements KeptTest_HolderMarshallable {
        static List<String> begin = new ArrayList<>();
        static long[] array = new long[2];
        static Money with;

        final List<String> list = begin;
        final long[] levels = array;
        final Money money = with;
    }

    /** Not of the declared class. */
    @SuppressWarnings("marshal4j")
    private static final class Gold extends Money {}

    private static Money money(long units) {
        Money money = new Money();
        money.setUnits(units);
        return money;
    }

    private static Kept full() {
        Kept full = new Kept();
        full.id = 5;
        full.moneys.add(money(6));
        full.moneys.add(null);
        full.names().addAll(List.of("a", "b"));
        full.byName.put("x", money(7));
        full.tags.add("t");
        full.numbers.addAll(List.of(1, 2, 3));
        full.copied.add("c");
        full.states.put(Thread.State.NEW, 4);
        full.text.append("text");
        full.buffer.append("buffer");
        full.bits.set(3);
        full.date.setTime(99);
        full.count.set(8);
        full.total().set(9);
        full.done.set(true);
        full.latest.set("latest");
        full.best.set(null);
        full.shortDate.setTime(98);
        full.shortTotal.set(13);
        full.levels[2] = 10;
        full.pair[1] = money(11);
        full.fixed[0] = 0.5;
        full.money.setUnits(12);
        return full;
    }

    private static Kept.Loose loose() {
        Kept full = full();
        Kept.Loose loose = new Kept.Loose();
        loose.id = full.id;
        loose.moneys = new ArrayList<>(full.moneys);
        loose.names = new ArrayList<>(full.names());
        loose.byName = new LinkedHashMap<>(full.byName);
        loose.tags = new LinkedHashSet<>(full.tags);
        loose.numbers = new ArrayList<>(full.numbers);
        loose.copied = new CopyOnWriteArrayList<>(full.copied);
        loose.states = new EnumMap<>(full.states);
        loose.text = new StringBuilder(full.text);
        loose.buffer = new StringBuffer(full.buffer);
        loose.bits = (BitSet) full.bits.clone();
        loose.date = new Date(full.date.getTime());
        loose.count = new AtomicInteger(8);
        loose.total = new AtomicLong(9);
        loose.done = new AtomicBoolean(true);
        loose.latest = new AtomicReference<>("latest");
        loose.best = new AtomicReference<>();
        loose.shortDate = new Date(98);
        loose.shortTotal = new AtomicLong(13);
        loose.levels = full.levels;
        loose.pair = full.pair;
        loose.fixed = full.fixed;
        loose.money = full.money;
        return loose;
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    private static MarshalException refused(Kept target, Consumer<Kept.Loose> change) {
        Kept.Loose loose = loose();
        change.accept(loose);
        byte[] message = Kept_LooseMarshaller.INSTANCE.toByteArray(loose);
        return catchThrowableOfType(MarshalException.class, () -> KeptMarshaller.INSTANCE.readInto(target, message));
    }

    @Test
    void hasTheSameBytesAsFieldsThatAreNotFinal() {
        assertThat(hex(KeptMarshaller.INSTANCE.toByteArray(full())))
                .isEqualTo(hex(Kept_LooseMarshaller.INSTANCE.toByteArray(loose())));
        assertThat(KeptMarshaller.INSTANCE.schema().fields())
                .isEqualTo(Kept_LooseMarshaller.INSTANCE.schema().fields());
    }

    @Test
    void fillsTheObjectsOfItsFields() {
        Kept target = full();
        List<Object> before = valuesOf(target);
        for (Kept value : List.of(new Kept(), full(), full())) {
            byte[] message = KeptMarshaller.INSTANCE.toByteArray(value);
            KeptMarshaller.INSTANCE.readInto(target, message);
            assertThat(hex(KeptMarshaller.INSTANCE.toByteArray(target))).isEqualTo(hex(message));
            assertThat(DeepEquals.difference(value, target)).isNull();
        }
        List<Object> after = valuesOf(target);
        for (int i = 0; i < before.size(); i++) {
            assertThat(after.get(i)).isSameAs(before.get(i));
        }
    }

    /** Returns the values of its final fields. */
    private static List<Object> valuesOf(Kept target) {
        return Arrays.asList(
                target.moneys,
                target.names(),
                target.byName,
                target.tags,
                target.numbers,
                target.copied,
                target.states,
                target.text,
                target.buffer,
                target.bits,
                target.date,
                target.count,
                target.total(),
                target.done,
                target.latest,
                target.best,
                target.shortDate,
                target.shortTotal,
                target.levels,
                target.pair,
                target.fixed,
                target.money);
    }

    @Test
    void nullIsRefusedByName() {
        for (Field each : Kept.Loose.class.getDeclaredFields()) {
            String field = each.getName();
            if (Set.of("id", "byName").contains(field)) {
                continue; // Loose itself cannot hold null there.
            }
            each.setAccessible(true);
            MarshalException refused = refused(new Kept(), loose -> Instances.set(each, loose, null));
            assertThat(refused.code()).as(field).isEqualTo("MARSHAL206");
            assertThat(refused.path()).isEqualTo(field);
            assertThat(refused).hasMessageContaining("null, but the field is final and holds a value");
        }
    }

    @Test
    void arraysOfAnotherLengthAreRefusedByName() {
        MarshalException levels = refused(new Kept(), loose -> loose.levels = new long[3]);
        assertThat(levels.code()).isEqualTo("MARSHAL224");
        assertThat(levels.path()).isEqualTo("levels");
        assertThat(levels).hasMessageContaining("holds an array of length 4, and 3 elements were read");
        MarshalException pair = refused(new Kept(), loose -> loose.pair = new Money[0]);
        assertThat(pair.code()).isEqualTo("MARSHAL224");
        assertThat(pair.path()).isEqualTo("pair");
    }

    private static MarshalException intoHolder(List<String> begin, List<String> read, Money with) {
        Holder.begin = new ArrayList<>(read);
        Holder.with = money(1);
        byte[] message = KeptTest_HolderMarshaller.INSTANCE.toByteArray(new Holder());
        Holder.begin = begin;
        Holder.with = with;
        Holder target = new Holder();
        return catchThrowableOfType(
                MarshalException.class, () -> KeptTest_HolderMarshaller.INSTANCE.readInto(target, message));
    }

    @Test
    void unchangeableFieldsAreRefusedByName() {
        for (List<String> begin :
                List.of(List.of("a"), Collections.unmodifiableList(new ArrayList<String>()), Arrays.asList("a"))) {
            MarshalException refused = intoHolder(begin, List.of("b"), money(2));
            assertThat(refused.code()).isEqualTo("MARSHAL224");
            assertThat(refused.path()).isEqualTo("list");
            assertThat(refused)
                    .hasMessageContaining("the final field holds a java.util.")
                    .hasMessageContaining(", which cannot be changed");
        }
        MarshalException nothing = intoHolder(null, List.of("b"), money(2));
        assertThat(nothing.code()).isEqualTo("MARSHAL224");
        assertThat(nothing).hasMessageContaining("the final field holds null, and a value was read");
        MarshalException other = intoHolder(new ArrayList<>(), List.of("b"), new Gold());
        assertThat(other.code()).isEqualTo("MARSHAL224");
        assertThat(other.path()).isEqualTo("money");
        assertThat(other).hasMessageContaining(Gold.class.getName());
    }

    @Test
    void constructedObjectsAreFilledAfterwards() {
        Kept.Half half = new Kept.Half(3);
        half.moneys.add(money(4));
        half.numbers().put("k", List.of(1, 2));
        half.tags.addAll(Set.of("a"));
        half.text = "t";
        half.total.set(5);
        byte[] message = Kept_HalfMarshaller.INSTANCE.toByteArray(half);
        assertThat(hex(message))
                .isEqualTo("0300000000000000" + "01" + "01" + hex(MoneyBytes.of(4)) + "01" + "016b" + "02"
                        + "0101000000" + "0102000000" + "01" + "0161" + "0174" + "0500000000000000");
        Kept.Half back = Kept_HalfMarshaller.INSTANCE.fromByteArray(message);
        assertThat(DeepEquals.difference(half, back)).isNull();
        back.moneys.add(money(6));
        back.numbers().clear();
    }

    /** Returns the bytes that the marshaller of an amount writes. */
    private static final class MoneyBytes {
        static byte[] of(long units) {
            return org.marshal4j.blackbox.kit.MoneyMarshaller.INSTANCE.toByteArray(money(units));
        }
    }

    @Test
    void fieldsMissingInOlderMessagesAreAsInANewObject() {
        Kept.Grown target = new Kept.Grown();
        target.first.add("x");
        target.second.add("y");
        // The length of the versioned block, and then only the first list.
        byte[] older = HexFormat.of().parseHex("03000000" + "01" + "0161");
        List<String> second = target.second;
        Kept_GrownMarshaller.INSTANCE.readInto(target, older);
        assertThat(target.first).containsExactly("a");
        assertThat(target.second).isSameAs(second).containsExactly("default");
    }
}
